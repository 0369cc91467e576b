import * as vscode from 'vscode';
import { commandLine } from './commandLine';
import { Connection } from './connection';

/** The task that checks all files of a folder, with what it finds in Problems. */
export function registerTasks(context: vscode.ExtensionContext, server: Connection): void {
    context.subscriptions.push(
        vscode.tasks.registerTaskProvider('muster', {
            provideTasks: () =>
                (vscode.workspace.workspaceFolders ?? [])
                    .map((folder) => task(server, folder, { type: 'muster', command: 'check' }))
                    .filter((each) => each !== undefined),
            resolveTask: (asked) => {
                const folder =
                    asked.scope instanceof Object && 'uri' in asked.scope
                        ? asked.scope
                        : vscode.workspace.workspaceFolders?.[0];
                return folder && task(server, folder, asked.definition);
            },
        }),
    );
}

function task(
    server: Connection,
    folder: vscode.WorkspaceFolder,
    definition: vscode.TaskDefinition,
): vscode.Task | undefined {
    if (!server.server) {
        return undefined;
    }
    const path = typeof definition.path === 'string' && definition.path !== '' ? definition.path : '.';
    const line = commandLine(server.server, ['check', path]);
    const made = new vscode.Task(
        definition,
        folder,
        path === '.' ? 'check' : `check ${path}`,
        'muster',
        new vscode.ProcessExecution(line.command, [...line.args], { cwd: folder.uri.fsPath }),
        '$muster',
    );
    made.group = vscode.TaskGroup.Build;
    return made;
}
