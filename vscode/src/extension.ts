import { join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, LanguageClientOptions, ServerOptions } from 'vscode-languageclient/node';
import { registerBattles } from './battles';
import { NoServer, serverCommand } from './server';

let client: LanguageClient | undefined;

/** Starts the language server and registers the commands. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
    registerBattles(context, () => client);
    context.subscriptions.push(
        vscode.commands.registerCommand('muster.restart', async () => {
            await stop();
            await start(context);
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
    const running = client;
    client = undefined;
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
            documentSelector: [{ scheme: 'file', language: 'muster' }],
            initializationOptions: { muster: { inlayHints: settings.get('inlayHints') } },
            synchronize: {
                configurationSection: 'muster',
                fileEvents: vscode.workspace.createFileSystemWatcher('**/{*.muster,muster.checks}'),
            },
        };
        client = new LanguageClient('muster', 'Muster', run, options);
        await client.start();
    } catch (failure) {
        client = undefined;
        const message = failure instanceof Error ? failure.message : String(failure);
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
