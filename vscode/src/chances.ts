import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';

/** What the server tells of a file: see docs/language-server.md. */
interface Chances {
    readonly uri: string;
    readonly scenarios: readonly {
        readonly line: number;
        readonly text: string;
        readonly details: string;
    }[];
}

/** The chances of both sides in the scenario at the caret, in the status bar. */
export class ChancesItem {
    private readonly item = vscode.window.createStatusBarItem('muster.chances', vscode.StatusBarAlignment.Left);
    private readonly told = new Map<string, Chances>();

    constructor(context: vscode.ExtensionContext) {
        this.item.name = 'Muster: Chances';
        context.subscriptions.push(
            this.item,
            vscode.window.onDidChangeActiveTextEditor(() => this.show()),
            vscode.window.onDidChangeTextEditorSelection(() => this.show()),
        );
    }

    /** Hears of a server from its start on; what another has told is over. */
    attach(client: LanguageClient): void {
        this.told.clear();
        this.show();
        client.onNotification('muster/chances', (chances: Chances) => {
            this.told.set(client.protocol2CodeConverter.asUri(chances.uri).toString(), chances);
            this.show();
        });
    }

    private show(): void {
        const editor = vscode.window.activeTextEditor;
        const scenarios = editor ? (this.told.get(editor.document.uri.toString())?.scenarios ?? []) : [];
        const line = editor ? editor.selection.active.line + 1 : 0;
        const shown = scenarios.filter((each) => each.line <= line).at(-1) ?? scenarios.at(0);
        // names are shown as they are written, also those that look like an icon
        this.item.text = shown?.text.replaceAll('$(', '\\$(') ?? '';
        this.item.tooltip = shown?.details;
        return shown ? this.item.show() : this.item.hide();
    }
}
