import * as vscode from 'vscode';
import { ExecuteCommandRequest, LanguageClient, State, WorkDoneProgress } from 'vscode-languageclient/node';
import { CommandLine } from './server';

/** The talk with the language server, as the commands need it. */
export class Connection {
    client: LanguageClient | undefined;
    server: CommandLine | undefined;

    /** Asks for one of the commands of the server; nothing where it does not run. */
    async ask<T>(
        command: string,
        args: readonly unknown[],
        cancelled?: vscode.CancellationToken,
    ): Promise<T | undefined> {
        const running = this.client;
        if (!running || running.state !== State.Running) {
            void vscode.window.showErrorMessage('The Muster language server is not running.');
            return undefined;
        }
        const params = { command, arguments: [...args] };
        return (await (cancelled
            ? running.sendRequest(ExecuteCommandRequest.type, params, cancelled)
            : running.sendRequest(ExecuteCommandRequest.type, params))) as T;
    }

    /**
     * Asks for something that takes long, with its progress and a way to stop it.
     *
     * @returns nothing where it was stopped, or the server does not run
     */
    async askLong<T>(title: string, command: string, args: readonly unknown[]): Promise<T | undefined> {
        return vscode.window.withProgress(
            { location: vscode.ProgressLocation.Notification, title, cancellable: true },
            async (progress, stop) => {
                const token = `muster-${++Connection.asked}`;
                const told = this.client?.onProgress(WorkDoneProgress.type, token, (value) => {
                    if (value.kind === 'report' && value.message) {
                        progress.report({ message: value.message });
                    }
                });
                try {
                    const running = this.client;
                    if (!running || running.state !== State.Running) {
                        return this.ask<T>(command, args);
                    }
                    const params = { command, arguments: [...args], workDoneToken: token };
                    return (await running.sendRequest(ExecuteCommandRequest.type, params, stop)) as T;
                } catch (failure) {
                    if (stop.isCancellationRequested) {
                        return undefined;
                    }
                    throw failure;
                } finally {
                    told?.dispose();
                }
            },
        );
    }

    private static asked = 0;
}
