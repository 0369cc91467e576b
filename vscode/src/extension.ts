import { join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, LanguageClientOptions, ServerOptions } from 'vscode-languageclient/node';
import { registerBattles } from './battles';
import { registerCaret } from './caret';
import { ChancesItem } from './chances';
import { Connection } from './connection';
import { registerFiles } from './files';
import { Maps } from './maps';
import { Preview } from './preview';
import { Replays } from './replays';
import { Reports } from './reports';
import { runQuickFix } from './searches';
import { NoServer, serverCommand } from './server';
import { SITUATION, registerSituations } from './situations';
import { registerStands } from './stands';
import { registerTasks } from './tasks';
import { TrialView } from './trials';

const connection = new Connection();
let trials: TrialView | undefined;
let maps: Maps | undefined;
let chances: ChancesItem | undefined;

/** Starts the language server and registers the commands. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
    const reports = new Reports(context);
    registerBattles(context, connection, reports, new Replays(() => maps));
    registerSituations(context, connection, reports);
    registerFiles(context, connection);
    registerCaret(context, connection);
    registerStands(context, connection);
    registerTasks(context, connection);
    new Preview(context, connection);
    trials = new TrialView(context, connection);
    maps = new Maps(context, connection);
    chances = new ChancesItem(context);
    context.subscriptions.push(
        vscode.commands.registerCommand('muster.restart', async () => {
            await stop();
            await start(context);
            if (connection.client) {
                void vscode.window.showInformationMessage('The Muster language server has been restarted.');
            }
        }),
        vscode.workspace.onDidChangeConfiguration(async (change) => {
            if (change.affectsConfiguration('muster.java') || change.affectsConfiguration('muster.server')) {
                await stop();
                await start(context);
            }
        }),
    );
    await start(context);
}

/** Ends the language server. */
export async function deactivate(): Promise<void> {
    await stop();
}

async function stop(): Promise<void> {
    const running = connection.client;
    connection.client = undefined;
    connection.server = undefined;
    await running?.dispose();
}

async function start(context: vscode.ExtensionContext): Promise<void> {
    const settings = vscode.workspace.getConfiguration('muster');
    try {
        const server = serverCommand(
            join(context.extensionPath, 'server'),
            settings.get<string>('java.home', ''),
            settings.get<string[]>('server.command', []),
            process.env,
        );
        const run: ServerOptions = { command: server.command, args: [...server.args] };
        const options: LanguageClientOptions = {
            documentSelector: [
                { scheme: 'file', language: 'muster' },
                { scheme: 'file', language: SITUATION },
                { scheme: 'untitled', language: SITUATION },
            ],
            initializationOptions: {
                muster: {
                    inlayHints: settings.get('inlayHints'),
                    remarks: settings.get('remarks'),
                    backgroundBattles: settings.get('backgroundBattles'),
                },
            },
            synchronize: {
                configurationSection: 'muster',
                fileEvents: vscode.workspace.createFileSystemWatcher('**/{*.muster,*.situation,muster.checks}'),
            },
            middleware: {
                executeCommand: (command, args, next) => runQuickFix(connection, command, args, next),
            },
        };
        connection.client = new LanguageClient('muster', 'Muster', run, options);
        connection.server = server;
        await connection.client.start();
        maps?.attach(connection.client);
        chances?.attach(connection.client);
        connection.whyNot = '';
        await vscode.commands.executeCommand('setContext', 'muster.running', true);
        await trials?.findAll();
    } catch (failure) {
        connection.client = undefined;
        connection.server = undefined;
        const message = failure instanceof Error ? failure.message : String(failure);
        connection.whyNot = message;
        const open = 'Open Settings';
        const chosen = await vscode.window.showErrorMessage(
            failure instanceof NoServer ? message : `The Muster language server did not start: ${message}`,
            open,
        );
        if (chosen === open) {
            await vscode.commands.executeCommand('workbench.action.openSettings', 'muster.java.home');
        }
    }
}
