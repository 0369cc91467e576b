import * as vscode from 'vscode';
import { Connection } from './connection';
import { Compiled, Fought, Played, Trial, Trials } from './protocol';

const FILES = '**/*.{muster,situation}';
const LEFT_OUT = '{**/node_modules/**,**/target/**,**/build/**,**/.*/**}';

/** A trial behind an item of the view. */
interface Known {
    readonly uri: vscode.Uri;
    readonly trial: Trial;
}

/** The Testing view: scenarios with their check, their expectations and their history, and situations. */
export class TrialView {
    private readonly tests = vscode.tests.createTestController('muster', 'Muster');
    private readonly known = new WeakMap<vscode.TestItem, Known>();
    private readonly waiting = new Map<string, NodeJS.Timeout>();

    constructor(
        context: vscode.ExtensionContext,
        private readonly server: Connection,
    ) {
        this.tests.refreshHandler = () => this.findAll();
        this.tests.resolveHandler = (item) => (item ? this.read(item.uri!) : this.findAll());
        this.tests.createRunProfile('Run', vscode.TestRunProfileKind.Run, (wanted, stop) => this.run(wanted, stop), true);
        const watcher = vscode.workspace.createFileSystemWatcher(FILES);
        context.subscriptions.push(
            this.tests,
            watcher,
            watcher.onDidCreate((uri) => this.later(uri)),
            watcher.onDidChange((uri) => this.later(uri)),
            watcher.onDidDelete((uri) => this.tests.items.delete(uri.toString())),
            vscode.workspace.onDidOpenTextDocument((document) => this.document(document)),
            vscode.workspace.onDidChangeTextDocument((change) => this.document(change.document)),
            { dispose: () => this.waiting.forEach(clearTimeout) },
        );
    }

    /** All files of the workspace, when the server can be asked about them. */
    async findAll(): Promise<void> {
        const files = await vscode.workspace.findFiles(FILES, LEFT_OUT, 5000);
        for (const uri of files.sort((a, b) => a.path.localeCompare(b.path))) {
            await this.read(uri);
        }
        vscode.workspace.textDocuments.forEach((document) => this.document(document));
    }

    private document(document: vscode.TextDocument): void {
        if (document.uri.scheme === 'file' && /\.(muster|situation)$/.test(document.uri.path)) {
            this.later(document.uri);
        }
    }

    /** Reads a file when its author has stopped typing. */
    private later(uri: vscode.Uri): void {
        const key = uri.toString();
        clearTimeout(this.waiting.get(key));
        const reading = setTimeout(() => {
            this.waiting.delete(key);
            void this.read(uri);
        }, 500);
        this.waiting.set(key, reading);
    }

    private async read(uri: vscode.Uri): Promise<void> {
        if (!this.server.client?.isRunning()) {
            return;
        }
        const key = uri.toString();
        const trials = (await this.server.ask<Trials>('muster.tests', [key]))?.trials ?? [];
        if (trials.length === 0) {
            this.tests.items.delete(key);
            return;
        }
        const path = vscode.workspace.asRelativePath(uri);
        if (trials[0].kind === 'SITUATION') {
            const item = this.item(key, trials[0].label || path, uri, trials[0]);
            item.description = trials[0].label === '' ? '' : path;
            this.tests.items.add(item);
            return;
        }
        const file = this.tests.items.get(key) ?? this.tests.createTestItem(key, path, uri);
        this.tests.items.add(file);
        const items: vscode.TestItem[] = [];
        for (const trial of trials) {
            if (trial.kind === 'SCENARIO') {
                const scenario = this.tests.createTestItem(`${key}#${trial.scenario}`, trial.label, uri);
                scenario.range = range(trial);
                items.push(scenario);
                const check = this.item(`${scenario.id}#check`, 'check', uri, trial);
                check.sortText = '0';
                scenario.children.add(check);
            } else {
                const scenario = items.at(-1);
                scenario?.children.add(this.item(`${scenario.id}#${trial.line} ${trial.label}`, trial.label, uri, trial));
            }
        }
        file.children.replace(items);
    }

    private item(id: string, label: string, uri: vscode.Uri, trial: Trial): vscode.TestItem {
        const item = this.tests.createTestItem(id, label, uri);
        item.range = range(trial);
        item.sortText = String(trial.line).padStart(6, '0');
        this.known.set(item, { uri, trial });
        return item;
    }

    private async run(wanted: vscode.TestRunRequest, stop: vscode.CancellationToken): Promise<void> {
        const run = this.tests.createTestRun(wanted);
        const items: vscode.TestItem[] = [];
        const excluded = new Set(wanted.exclude ?? []);
        const add = (item: vscode.TestItem): void => {
            if (excluded.has(item)) {
                return;
            }
            if (this.known.has(item)) {
                items.push(item);
                run.enqueued(item);
            }
            item.children.forEach(add);
        };
        if (wanted.include) {
            wanted.include.forEach(add);
        } else {
            this.tests.items.forEach(add);
        }
        const answers = new Map<string, Promise<Fought | undefined>>();
        for (const item of items) {
            if (stop.isCancellationRequested) {
                run.skipped(item);
                continue;
            }
            run.started(item);
            const before = Date.now();
            try {
                await this.tried(run, item, answers, stop, () => Date.now() - before);
            } catch (failure) {
                if (stop.isCancellationRequested) {
                    run.skipped(item);
                } else {
                    run.errored(item, new vscode.TestMessage(failure instanceof Error ? failure.message : String(failure)));
                }
            }
        }
        run.end();
    }

    private async tried(
        run: vscode.TestRun,
        item: vscode.TestItem,
        answers: Map<string, Promise<Fought | undefined>>,
        stop: vscode.CancellationToken,
        took: () => number,
    ): Promise<void> {
        const { uri, trial } = this.known.get(item)!;
        switch (trial.kind) {
            case 'SITUATION': {
                const played = await this.server.ask<Played>('muster.play', [uri.toString()], stop);
                print(run, item, played?.text ?? '');
                const problems = played?.problems ?? [];
                const messages = problems.map((each) => message(each.message, uri, Math.max(1, each.line)));
                if (played?.refusal) {
                    messages.push(message(played.refusal, uri, 1));
                }
                end(run, item, messages, took());
                return;
            }
            case 'SCENARIO': {
                const compiled = await this.server.ask<Compiled>('muster.compile', [uri.toString()], stop);
                end(run, item, compiled?.refusal ? checks(uri, trial, compiled.refusal) : [], took());
                return;
            }
            default: {
                const key = `${uri.toString()}#${trial.scenario}`;
                const battles = vscode.workspace.getConfiguration('muster').get<number>('test.battles', 3200);
                const asked = [uri.toString(), trial.scenario, { battles }];
                const known = answers.get(key) ?? this.server.ask<Fought>('muster.test', asked, stop);
                answers.set(key, known);
                const fought = await known;
                if (!fought || fought.refusal !== '') {
                    end(run, item, [message(fought?.refusal ?? 'There was no answer.', uri, trial.line)], took());
                    return;
                }
                const tested = fought.tested?.find((each) => each.line === trial.line);
                print(run, item, tested?.message ?? 'The text has changed; run it again.');
                if (!tested || tested.result === 'OPEN') {
                    run.skipped(item);
                } else {
                    end(run, item, tested.result === 'FAILED' ? [message(tested.message, uri, trial.line)] : [], took());
                }
            }
        }
    }
}

function end(run: vscode.TestRun, item: vscode.TestItem, messages: vscode.TestMessage[], took: number): void {
    if (messages.length === 0) {
        run.passed(item, took);
    } else {
        run.failed(item, messages, took);
    }
}

/** The errors of the scenario where they stand; what else keeps it from being fought, at its head. */
function checks(uri: vscode.Uri, trial: Trial, refusal: string): vscode.TestMessage[] {
    const errors = vscode.languages
        .getDiagnostics(uri)
        .filter((each) => each.severity === vscode.DiagnosticSeverity.Error)
        .map((each) => message(each.message, uri, each.range.start.line + 1));
    return errors.length > 0 ? errors : [message(refusal, uri, trial.line)];
}

function message(text: string, uri: vscode.Uri, line: number): vscode.TestMessage {
    const told = new vscode.TestMessage(text);
    told.location = new vscode.Location(uri, new vscode.Position(line - 1, 0));
    return told;
}

/** The terminal of a test run wants both ends of a line. */
function print(run: vscode.TestRun, item: vscode.TestItem, text: string): void {
    if (text !== '') {
        run.appendOutput(`${text.trimEnd()}\n`.replace(/\n/g, '\r\n'), undefined, item);
    }
}

function range(trial: Trial): vscode.Range {
    return new vscode.Range(trial.line - 1, 0, trial.line - 1, 0);
}
