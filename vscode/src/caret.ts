import * as vscode from 'vscode';
import { ExecuteCommandRequest, State } from 'vscode-languageclient/node';
import { Connection } from './connection';

/** The answer of the server: see docs/language-server.md. */
interface PlaceAtCaret {
    readonly place: string;
    readonly text: string;
}

/** How long the caret stands still before the server is asked, in milliseconds. */
const STILL = 80;

/** Shows the place of the map that the caret is at in the status bar. */
export function registerCaret(context: vscode.ExtensionContext, server: Connection): void {
    const shown = vscode.window.createStatusBarItem('muster.place', vscode.StatusBarAlignment.Left);
    shown.name = 'Muster: Place at the Caret';
    let waiting: NodeJS.Timeout | undefined;
    let asked = 0;
    const ask = async (editor: vscode.TextEditor): Promise<void> => {
        const mine = ++asked;
        const client = server.client;
        if (client?.state !== State.Running) {
            return shown.hide();
        }
        const caret = editor.selection.active;
        const uri = client.code2ProtocolConverter.asUri(editor.document.uri);
        const told = (await client
            .sendRequest(ExecuteCommandRequest.type, {
                command: 'muster.placeAtCaret',
                arguments: [uri, caret.line + 1, caret.character + 1],
            })
            .catch(() => undefined)) as PlaceAtCaret | undefined;
        if (mine !== asked) {
            return; // the caret has gone on
        }
        // names are shown as they are written, also those that look like an icon
        shown.text = told?.text.replaceAll('$(', '\\$(') ?? '';
        shown.tooltip = told?.text;
        return shown.text === '' ? shown.hide() : shown.show();
    };
    const follow = (editor: vscode.TextEditor | undefined): void => {
        clearTimeout(waiting);
        if (editor?.document.languageId === 'muster') {
            waiting = setTimeout(() => void ask(editor), STILL);
        } else if (editor) {
            asked++;
            shown.hide();
        }
    };
    context.subscriptions.push(
        shown,
        vscode.window.onDidChangeActiveTextEditor(follow),
        vscode.window.onDidChangeTextEditorSelection((change) => follow(change.textEditor)),
        { dispose: () => clearTimeout(waiting) },
    );
}
