import * as vscode from 'vscode';
import { RenameRequest, State, WorkspaceEdit } from 'vscode-languageclient/node';
import { Connection } from './connection';
import { Field, Properties, Source, editProperties } from './standProperties';

/** Registers the command that lists the values of the stand at the caret, and changes them in the text. */
export function registerStands(context: vscode.ExtensionContext, server: Connection): void {
    context.subscriptions.push(
        vscode.commands.registerCommand('muster.standProperties', async () => {
            const editor = vscode.window.activeTextEditor;
            if (editor?.document.languageId !== 'muster') {
                void vscode.window.showInformationMessage('Open a .muster file first.');
                return;
            }
            await editProperties(
                {
                    pick: async (question, choices) =>
                        vscode.window.showQuickPick(choices, { placeHolder: question, matchOnDescription: true, matchOnDetail: true }),
                    input: async (prompt, value) => vscode.window.showInputBox({ prompt, value }),
                    refuse: (words) => void vscode.window.showErrorMessage(words),
                },
                sourceOf(server, editor),
            );
        }),
    );
}

function sourceOf(server: Connection, editor: vscode.TextEditor): Source {
    const uri = editor.document.uri.toString();
    const caret = (): unknown[] => [uri, editor.selection.active.line + 1, editor.selection.active.character + 1];
    const apply = async (edit: WorkspaceEdit | undefined | null): Promise<string> => {
        const changes = edit && (await server.client?.protocol2CodeConverter.asWorkspaceEdit(edit));
        return !changes || (await vscode.workspace.applyEdit(changes)) ? '' : 'The text has changed meanwhile. Try again.';
    };
    return {
        properties: () => server.ask<Properties>('muster.properties', caret()),
        set: async (field, value) => {
            const answer = await server.ask<{ edit?: WorkspaceEdit; refusal: string }>('muster.setProperty', [...caret(), field.id, value]);
            return answer?.refusal ? answer.refusal : apply(answer?.edit);
        },
        rename: async (field, name) => {
            try {
                return await apply(await renamed(server, field, name));
            } catch (failure) {
                return failure instanceof Error ? failure.message : String(failure);
            }
        },
    };
}

async function renamed(server: Connection, field: Field, newName: string): Promise<WorkspaceEdit | null | undefined> {
    if (server.client?.state !== State.Running) {
        server.missing();
        return undefined;
    }
    return server.client.sendRequest(RenameRequest.type, {
        textDocument: { uri: field.uri },
        position: { line: field.line - 1, character: field.column - 1 },
        newName,
    });
}
