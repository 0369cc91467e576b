import * as vscode from 'vscode';
import { ExecuteCommandRequest, LanguageClient } from 'vscode-languageclient/node';

/** What the server answers to a command that fights. */
interface Fought {
    readonly text: string;
    readonly refusal: string;
}

const SCHEME = 'muster-battle';

/** Shows reports of battles as read-only documents. */
export class Reports implements vscode.TextDocumentContentProvider {
    private readonly texts = new Map<string, string>();
    private readonly changed = new vscode.EventEmitter<vscode.Uri>();
    readonly onDidChange = this.changed.event;

    provideTextDocumentContent(uri: vscode.Uri): string {
        return this.texts.get(uri.toString()) ?? '';
    }

    async show(title: string, text: string): Promise<void> {
        const uri = vscode.Uri.from({ scheme: SCHEME, path: `${title}.txt` });
        this.texts.set(uri.toString(), text);
        this.changed.fire(uri);
        const document = await vscode.workspace.openTextDocument(uri);
        await vscode.window.showTextDocument(document, {
            viewColumn: vscode.ViewColumn.Beside,
            preserveFocus: true,
            preview: true,
        });
    }
}

/** Registers the commands that fight the scenario of a lens, or one chosen from the file shown. */
export function registerBattles(context: vscode.ExtensionContext, client: () => LanguageClient | undefined): void {
    const reports = new Reports();
    context.subscriptions.push(vscode.workspace.registerTextDocumentContentProvider(SCHEME, reports));
    let seed = 0;
    const fight = async (command: string, title: string, uri?: string, scenario?: string): Promise<void> => {
        const running = client();
        const file = uri ?? vscode.window.activeTextEditor?.document.uri.toString();
        if (!running || !file) {
            return;
        }
        const name = scenario ?? (await choose(vscode.Uri.parse(file)));
        if (name === undefined) {
            return;
        }
        seed++;
        const settings = vscode.workspace.getConfiguration('muster');
        const rest = command === 'muster.balance' ? [settings.get<number>('balance.battles', 200), 1] : [seed];
        const fought = await vscode.window.withProgress(
            { location: vscode.ProgressLocation.Notification, title: `${title}: ${name}`, cancellable: true },
            (_, stop) =>
                running.sendRequest(ExecuteCommandRequest.type, { command, arguments: [file, name, ...rest] }, stop),
        );
        const answer = fought as Fought | null;
        if (!answer || answer.refusal) {
            void vscode.window.showErrorMessage(answer?.refusal ?? `${title} gave no answer.`);
            return;
        }
        await reports.show(command === 'muster.balance' ? `${name}, balance` : `${name}, seed ${seed}`, answer.text);
    };
    context.subscriptions.push(
        vscode.commands.registerCommand('muster.showTestBattle', (uri?: unknown, scenario?: unknown) =>
            fight('muster.testBattle', 'Test battle', text(uri), text(scenario)),
        ),
        vscode.commands.registerCommand('muster.showBalance', (uri?: unknown, scenario?: unknown) =>
            fight('muster.balance', 'Balance', text(uri), text(scenario)),
        ),
    );
}

/** A menu hands over other things than a lens does. */
function text(argument: unknown): string | undefined {
    return typeof argument === 'string' ? argument : undefined;
}

/** A scenario of the file: the only one, or the one the user picks. */
async function choose(uri: vscode.Uri): Promise<string | undefined> {
    const symbols =
        (await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
            'vscode.executeDocumentSymbolProvider',
            uri,
        )) ?? [];
    const scenarios = symbols.filter((each) => each.kind === vscode.SymbolKind.Module).map((each) => each.name);
    if (scenarios.length === 0) {
        void vscode.window.showInformationMessage('There is no scenario in this file.');
        return undefined;
    }
    return scenarios.length === 1
        ? scenarios[0]
        : vscode.window.showQuickPick(scenarios, { placeHolder: 'Which scenario?' });
}
