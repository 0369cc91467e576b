import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { Connection } from './connection';
import { ActAnswer, LocateAnswer, PlaySaveAnswer, PreviewAnswer, SceneAnswer, Source } from './mapProtocol';
import { SavedBattles } from './savedBattles';

/** What a page of a map asks for. */
export interface Request {
    readonly id: number;
    readonly method: string;
    readonly params: Record<string, unknown>;
}

/** Where a map stands among the editors. */
export interface Place {
    readonly column: vscode.ViewColumn | undefined;
    reveal(): void;
}

/** Answers the page of a map for the editor around it: hands on what the language server knows, and edits the text. */
export class MapHost {
    private static views = 0;

    readonly view = `map-${++MapHost.views}`;
    pinned = false;
    /** The texts that the map rests on. */
    documents = new Set<string>();
    private readonly saved = new SavedBattles();
    private fixes: vscode.CodeAction[] = [];
    private changed: string | undefined;

    /** @param uri of the battle that is shown */
    constructor(
        private readonly server: Connection,
        private readonly place: Place,
        public uri: string,
    ) {}

    async answer({ method, params }: Request): Promise<unknown> {
        const source = params.source as Source;
        switch (method) {
            case 'scene':
                return this.scene(params);
            case 'act':
                return this.edited(await this.ask<ActAnswer>('muster/act', params));
            case 'newMap':
                return this.edited(await this.send<ActAnswer>('muster/newMap', { ...params, textDocument: { uri: this.uri } }));
            case 'preview':
                return this.ask<PreviewAnswer>('muster/preview', params);
            case 'locate':
                return this.locate(params);
            case 'hover':
                return this.hover(source);
            case 'reveal':
                return this.reveal(source, params.focus === true);
            case 'fixes':
                return this.findFixes(source);
            case 'fix':
                return this.fix(Number(params.fix));
            case 'undo':
            case 'redo':
                return this.history(method);
            case 'play':
                return this.play(params);
            case 'playStep':
                return this.send('muster/playStep', params);
            case 'playClosed':
                return this.playClosed(params);
            case 'save':
                return this.save(params);
            case 'pin':
                this.pinned = params.on === true;
                return Promise.resolve(null);
            default:
                return Promise.reject(new Error(`There is no ${method}.`));
        }
    }

    /** A battle of the text at the caret, or one that goes on; it has a view of its own, which outlives the page. */
    private play(params: Record<string, unknown>): Promise<unknown> {
        this.saved.begun();
        const goesOn = typeof params.log === 'string' || typeof params.from === 'string';
        const file = goesOn ? {} : { textDocument: { uri: this.uri }, position: params.position ?? this.caret() };
        return this.send('muster/play', { ...params, ...file });
    }

    private async playClosed(params: object): Promise<null> {
        if (this.server.client?.state === State.Running) {
            await this.server.client.sendNotification('muster/playClosed', params);
        }
        return null;
    }

    private async save(params: Record<string, unknown>): Promise<{ words: string }> {
        const answer = await this.send<PlaySaveAnswer>('muster/playSave', params);
        return this.saved.save(answer, vscode.Uri.parse(this.uri));
    }

    /** Asks the server with the name of this view; text has been sent to it before, as the client does that at once. */
    private ask<T>(method: string, params: object): Promise<T> {
        return this.send(method, { ...params, view: this.view });
    }

    private async send<T>(method: string, params: object): Promise<T> {
        const { client } = this.server;
        if (!client || client.state !== State.Running) {
            throw new Error('The Muster language server is not running.');
        }
        return client.sendRequest<T>(method, params);
    }

    /** Tells the server that nobody looks any more. */
    close(): void {
        const { client } = this.server;
        if (client?.state === State.Running) {
            void client.sendNotification('muster/sceneClosed', { view: this.view });
        }
    }

    private async scene(params: Record<string, unknown>): Promise<SceneAnswer> {
        const position = params.position ?? this.caret();
        const answer = await this.ask<SceneAnswer>('muster/scene', { ...params, position, textDocument: { uri: this.uri } });
        if (answer.scene) {
            this.documents = new Set(answer.scene.documents.map((each) => each.uri));
        }
        return answer;
    }

    /** The caret in the battle, where an editor shows it. */
    private caret(): { line: number; character: number } | null {
        const editor = vscode.window.visibleTextEditors.find((each) => each.document.uri.toString() === this.uri);
        const at = editor?.selection.active;
        return at ? { line: at.line, character: at.character } : null;
    }

    private locate(params: Record<string, unknown>): Promise<LocateAnswer> {
        const { uri, ...rest } = params;
        return this.ask('muster/locate', uri === undefined ? rest : { ...rest, textDocument: { uri } });
    }

    /** Has the text edited in one step, if it is the text that the edit was made for. */
    private async edited(answer: ActAnswer): Promise<ActAnswer> {
        const edit = answer.edit;
        if (!edit) {
            return answer;
        }
        for (const change of edit.documentChanges ?? []) {
            const { uri, version } = change.textDocument;
            const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
            if (version !== null && version !== document.version) {
                return { ...answer, edit: null, stale: true };
            }
            this.changed = uri;
        }
        const converted = await this.server.client!.protocol2CodeConverter.asWorkspaceEdit(edit);
        if (!(await vscode.workspace.applyEdit(converted))) {
            return { ...answer, edit: null, refusal: 'The editor did not take the change. Is the file read-only?' };
        }
        return answer;
    }

    /** What the text's hover says of a statement: it is asked about its first name, behind the word it begins with. */
    private async hover(source: Source): Promise<string> {
        const uri = vscode.Uri.parse(source.uri);
        const document = await vscode.workspace.openTextDocument(uri);
        const start = position(source.range.start);
        const text = document.getText(new vscode.Range(start, position(source.range.end)));
        const at = document.positionAt(document.offsetAt(start) + nameIn(text));
        const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, at);
        return hovers
            .flatMap((each) => each.contents)
            .map((each) => (typeof each === 'string' ? each : each.value))
            .join('\n\n');
    }

    /** Shows a place of the text in the other column: the map stays where it is. */
    private async reveal(source: Source, focus: boolean): Promise<null> {
        const uri = vscode.Uri.parse(source.uri);
        const start = position(source.range.start);
        const editor = await this.show(uri, !focus);
        // from its end to its beginning: long lines are shown from the left
        editor.selection = new vscode.Selection(position(source.range.end), start);
        editor.revealRange(new vscode.Range(start, start), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
        return null;
    }

    private async show(uri: vscode.Uri, preserveFocus: boolean): Promise<vscode.TextEditor> {
        const document = await vscode.workspace.openTextDocument(uri);
        return vscode.window.showTextDocument(document, {
            viewColumn: otherColumn(uri.toString(), this.place.column),
            preserveFocus,
        });
    }

    private async findFixes(source: Source): Promise<{ id: number; title: string }[]> {
        const range = new vscode.Range(position(source.range.start), position(source.range.end));
        const found = await vscode.commands.executeCommand<(vscode.CodeAction | vscode.Command)[]>(
            'vscode.executeCodeActionProvider',
            vscode.Uri.parse(source.uri),
            range,
            vscode.CodeActionKind.QuickFix.value,
        );
        this.fixes = found.filter((each): each is vscode.CodeAction => 'edit' in each && each.edit !== undefined);
        return this.fixes.map((each, id) => ({ id, title: each.title }));
    }

    private async fix(id: number): Promise<null> {
        const chosen = this.fixes[id];
        if (!chosen?.edit || !(await vscode.workspace.applyEdit(chosen.edit))) {
            throw new Error('The text has changed. Ask for the quick fixes again.');
        }
        return null;
    }

    /** The history is that of the text: the editor has to have the focus for it. */
    private async history(command: 'undo' | 'redo'): Promise<null> {
        await this.show(vscode.Uri.parse(this.changed ?? this.uri), false);
        await vscode.commands.executeCommand(command);
        this.place.reveal();
        return null;
    }
}

function position(at: { line: number; character: number }): vscode.Position {
    return new vscode.Position(at.line, at.character);
}

/** Where the first name of a statement begins: behind the word it begins with, if it has more words. */
export function nameIn(statement: string): number {
    return /^[a-z]+\s+(?=\S)/.exec(statement)?.[0].length ?? 0;
}

/** The column that shows a text beside a map: where it is already, never that of the map. */
export function otherColumn(uri: string, map: vscode.ViewColumn | undefined): vscode.ViewColumn {
    const shown = vscode.window.visibleTextEditors.find(
        (each) => each.document.uri.toString() === uri && each.viewColumn !== undefined && each.viewColumn !== map,
    );
    return shown?.viewColumn ?? (map === vscode.ViewColumn.One ? vscode.ViewColumn.Two : vscode.ViewColumn.One);
}
