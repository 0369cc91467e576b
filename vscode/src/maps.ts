import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { shown } from './battles';
import { Connection } from './connection';
import { MapHost, Request } from './mapHost';
import { SceneChange } from './mapProtocol';
import { pageOf } from './mapPage';

/** The type of the panel, by which it is opened again after a reload. */
const TYPE = 'muster.map';

const SITUATION = 'muster-situation';

/** Whether the map can show what an editor has: a battle, or the position of a situation. */
const isShown = (editor: vscode.TextEditor): boolean => ['muster', SITUATION].includes(editor.document.languageId);

interface Open {
    readonly panel: vscode.WebviewPanel;
    readonly host: MapHost;
    /** What the page is told when it is loaded: to show where a battle is begun, or a battle that has a log. */
    plays?: { event: 'play'; log?: string };
}

/** Maps beside the text: each a panel that follows the battle in the editor. */
export class Maps implements vscode.WebviewPanelSerializer {
    private readonly open = new Set<Open>();
    /** The battle that was shown last, for a map that is opened again. */
    private static readonly LAST = 'muster.map.battle';

    constructor(
        private readonly context: vscode.ExtensionContext,
        private readonly server: Connection,
    ) {
        context.subscriptions.push(
            vscode.commands.registerCommand('muster.openMap', () => this.show()),
            vscode.commands.registerCommand('muster.playBattle', () => this.play()),
            vscode.window.registerWebviewPanelSerializer(TYPE, this),
            vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor)),
            vscode.window.onDidChangeTextEditorSelection((change) => this.caret(change.textEditor)),
        );
    }

    /** Hears of a server that has started. */
    attach(client: LanguageClient): void {
        this.context.subscriptions.push(
            client.onNotification('muster/sceneChanged', (change: SceneChange) => {
                for (const { panel, host } of this.open) {
                    if (host.view === change.view) {
                        change.documents?.forEach((each) => host.documents.add(each.uri));
                        void panel.webview.postMessage({ event: 'sceneChanged', change });
                    }
                }
            }),
        );
        this.open.forEach(({ panel }) => void panel.webview.postMessage({ event: 'open' }));
    }

    /** The column of a map that is open. */
    get column(): vscode.ViewColumn | undefined {
        return [...this.open].map(({ panel }) => panel.viewColumn).find((each) => each !== undefined);
    }

    private show(): Open | undefined {
        const active = vscode.window.activeTextEditor?.document;
        const uri = active?.languageId === SITUATION ? active.uri.toString() : shown('muster');
        return uri === undefined ? undefined : this.mapOf(uri);
    }

    /** The map of a battle, in front of the others. */
    private mapOf(uri: string): Open {
        const there = [...this.open].find((each) => each.host.uri === uri);
        if (there) {
            there.panel.reveal(undefined, true);
            return there;
        }
        const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
        return this.fill(vscode.window.createWebviewPanel(TYPE, 'Battle Map', column), uri);
    }

    /** Opens the map where a battle of the text is begun. */
    private play(): void {
        const before = new Set(this.open);
        const map = this.show();
        if (map) {
            this.tell(map, before.has(map), { event: 'play' });
        }
    }

    /** Goes on from a battle on the map of its text. */
    fightOn(uri: string, log: string): void {
        const before = new Set(this.open);
        const map = this.mapOf(uri);
        this.tell(map, before.has(map), { event: 'play', log });
    }

    private tell(map: Open, loaded: boolean, plays: Open['plays']): void {
        if (loaded) {
            map.panel.reveal(undefined, false);
            void map.panel.webview.postMessage(plays);
        } else {
            map.plays = plays;
        }
    }

    /** A map that was open when the window was loaded anew. */
    async deserializeWebviewPanel(panel: vscode.WebviewPanel): Promise<void> {
        const active = vscode.window.visibleTextEditors.find(isShown);
        const last = this.context.workspaceState.get<string>(Maps.LAST);
        const uri = last ?? active?.document.uri.toString();
        if (uri === undefined) {
            panel.dispose();
            return;
        }
        this.fill(panel, uri);
    }

    private fill(panel: vscode.WebviewPanel, uri: string): Open {
        const files = vscode.Uri.joinPath(this.context.extensionUri, 'dist', 'map');
        const place = {
            get column() {
                return panel.viewColumn;
            },
            reveal: () => panel.reveal(panel.viewColumn, false),
        };
        const map: Open = { panel, host: new MapHost(this.server, place, uri) };
        this.open.add(map);
        panel.iconPath = {
            light: vscode.Uri.joinPath(this.context.extensionUri, 'icons', 'battle.svg'),
            dark: vscode.Uri.joinPath(this.context.extensionUri, 'icons', 'battle-dark.svg'),
        };
        panel.webview.options = { enableScripts: true, localResourceRoots: [files] };
        panel.onDidDispose(() => {
            this.open.delete(map);
            map.host.close();
        });
        panel.webview.onDidReceiveMessage((request: Request) => void this.answer(map, request));
        const html = readFileSync(join(files.fsPath, 'map.html'), 'utf8');
        const address = (name: string): string => panel.webview.asWebviewUri(vscode.Uri.joinPath(files, name)).toString();
        panel.webview.html = pageOf(html, panel.webview.cspSource, randomBytes(16).toString('hex'), address);
        void this.context.workspaceState.update(Maps.LAST, uri);
        return map;
    }

    private async answer(map: Open, request: Request): Promise<void> {
        const { panel, host } = map;
        try {
            const result = (await host.answer(request)) ?? null;
            await panel.webview.postMessage({ id: request.id, result });
            // a page that has just been loaded has not heard of it
            if (map.plays && request.method === 'scene') {
                const { plays } = map;
                map.plays = undefined;
                await panel.webview.postMessage(plays);
            }
        } catch (failure) {
            const error = failure instanceof Error ? failure.message : String(failure);
            await panel.webview.postMessage({ id: request.id, error });
        }
    }

    /** Another battle is edited: maps that are not pinned show it. A file that a map rests on changes nothing. */
    private follow(editor: vscode.TextEditor): void {
        if (!isShown(editor)) {
            return;
        }
        const uri = editor.document.uri.toString();
        for (const { panel, host } of this.open) {
            if (!host.pinned && host.uri !== uri && !host.documents.has(uri)) {
                host.uri = uri;
                void this.context.workspaceState.update(Maps.LAST, uri);
                void panel.webview.postMessage({ event: 'open', position: position(editor) });
            }
        }
        this.caret(editor);
    }

    private caret(editor: vscode.TextEditor): void {
        const uri = editor.document.uri.toString();
        if (isShown(editor)) {
            for (const { panel, host } of this.open) {
                if (host.uri === uri || host.documents.has(uri)) {
                    void panel.webview.postMessage({ event: 'caret', uri, position: position(editor), own: host.uri === uri });
                }
            }
        }
    }
}

function position(editor: vscode.TextEditor): { line: number; character: number } {
    const { line, character } = editor.selection.active;
    return { line, character };
}
