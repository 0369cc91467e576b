import * as vscode from 'vscode';
import { Connection } from './connection';
import { Tuned } from './protocol';

const SEARCH = 'muster.tune';

type Next = (command: string, args: unknown[]) => unknown;

/**
 * Runs the commands of quick fixes. A search for small edits takes long, so it has its progress and a way to stop it; then the
 * edits are offered where the cursor is, if it is still in the line that asked.
 */
export async function runQuickFix(server: Connection, command: string, args: unknown[], next: Next): Promise<unknown> {
    if (command !== SEARCH) {
        return next(command, args);
    }
    const place = cursor();
    const answer = await server.askLong<Tuned>('Trying small edits', SEARCH, args);
    if (answer?.found?.proposals.some((each) => each.met) && place === cursor()) {
        await vscode.commands.executeCommand('editor.action.quickFix');
    }
    return answer;
}

/** The file and the line of the cursor. */
function cursor(): string {
    const editor = vscode.window.activeTextEditor;
    return editor ? `${editor.document.uri.toString()} ${editor.selection.active.line}` : '';
}
