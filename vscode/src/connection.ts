import * as vscode from 'vscode';
import { ExecuteCommandRequest, LanguageClient, State, WorkDoneProgress } from 'vscode-languageclient/node';
import { CommandLine } from './server';

/** The talk with the language server, as the commands need it. */
export class Connection {
    client: LanguageClient | undefined;
    server: CommandLine | undefined;
    /** Why it does not run, for the user; empty while nobody knows. */
    whyNot = '';

    /** Says that the server does not run, why, and offers to start it. */
    missing(): void {
        const start = 'Start It Again';
        const settings = 'Open Settings';
        const why = this.whyNot === '' ? '' : ` ${this.whyNot}`;
        void vscode.window
            .showErrorMessage(`The Muster language server is not running.${why}`, start, settings)
            .then((chosen) =>
                chosen === start
                    ? vscode.commands.executeCommand('muster.restart')
                    : chosen === settings
                      ? vscode.commands.executeCommand('workbench.action.openSettings', 'muster.java.home')
                      : undefined,
            );
    }

    /** The server, once it has started; nothing where it does not run, and then the user hears why. */
    private async running(): Promise<LanguageClient | undefined> {
        if (this.client?.state === State.Starting) {
            // the one start that goes on; whoever began it says what went wrong
            await this.client.start().catch(() => undefined);
        }
        if (this.client?.state === State.Running) {
            return this.client;
        }
        this.missing();
        return undefined;
    }

    /** Asks for one of the commands of the server; nothing where it does not run. */
    async ask<T>(
        command: string,
        args: readonly unknown[],
        cancelled?: vscode.CancellationToken,
    ): Promise<T | undefined> {
        const running = await this.running();
        if (!running) {
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
                const running = await this.running();
                if (!running) {
                    return undefined;
                }
                const token = `muster-${++Connection.asked}`;
                const told = running.onProgress(WorkDoneProgress.type, token, (value) => {
                    if (value.kind === 'report' && value.message) {
                        progress.report({ message: value.message });
                    }
                });
                try {
                    const params = { command, arguments: [...args], workDoneToken: token };
                    return (await running.sendRequest(ExecuteCommandRequest.type, params, stop)) as T;
                } catch (failure) {
                    if (stop.isCancellationRequested) {
                        return undefined;
                    }
                    throw failure;
                } finally {
                    told.dispose();
                }
            },
        );
    }

    private static asked = 0;
}
