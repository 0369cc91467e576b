import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** Tests of the wiring, which run in the extension host of a real editor: `test/editorHost.test.ts` starts it. */
const LONG = 120_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits for something that the editor shows in its own time. */
async function until<T>(what: string, seen: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
    for (const end = Date.now() + LONG; Date.now() < end; await pause(150)) {
        const found = await seen();
        if (found) {
            return found;
        }
    }
    throw new assert.AssertionError({ message: `not seen in time: ${what}` });
}

async function open(name: string): Promise<vscode.TextEditor> {
    const file = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, name);
    return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(file), vscode.ViewColumn.One);
}

const report = (title: RegExp): vscode.TextDocument | undefined =>
    vscode.workspace.textDocuments.find((each) => each.uri.scheme === 'muster-battle' && title.test(each.uri.path) && each.getText() !== '');

const webview = (title: RegExp): vscode.Tab | undefined =>
    vscode.window.tabGroups.all
        .flatMap((each) => each.tabs)
        .find((each) => each.input instanceof vscode.TabInputWebview && title.test(each.label));

const TESTS: Record<string, () => Promise<void>> = {
    async 'the extension starts, and has every command that its description names'() {
        const extension = vscode.extensions.getExtension('muster.muster')!;
        await extension.activate();
        const registered = new Set(await vscode.commands.getCommands(true));
        const named: string[] = extension.packageJSON.contributes.commands.map((each: { command: string }) => each.command);
        assert.ok(named.length > 10, named.join());
        assert.deepEqual(named.filter((each) => !registered.has(each)), []);
    },

    async 'findings are problems, and go when the text is mended'() {
        const editor = await open('dreux.muster');
        const document = editor.document;
        assert.equal(document.languageId, 'muster');
        const whole = document.getText();
        const at = whole.indexOf('facing ');
        await editor.edit((edit) => edit.replace(new vscode.Range(document.positionAt(at), document.positionAt(at + 6)), 'facin'));
        const errors = (): vscode.Diagnostic[] =>
            vscode.languages.getDiagnostics(document.uri).filter((each) => each.severity === vscode.DiagnosticSeverity.Error);
        await until('an error', () => errors().length > 0);
        await vscode.commands.executeCommand('undo');
        assert.equal(document.getText(), whole);
        await until('no error', () => errors().length === 0);
    },

    async 'lenses, hovers, completion, symbols and colours come from the server'() {
        const document = (await open('dreux.muster')).document;
        const lenses = await until('lenses', async () => {
            const found = await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 50);
            return found.some((each) => each.command?.title === 'Balance') && found;
        });
        assert.ok(lenses.some((each) => each.command?.title === 'Test battle'), lenses.map((each) => each.command?.title).join());
        const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>('vscode.executeDocumentSymbolProvider', document.uri);
        assert.ok(symbols.length > 1);
        const stand = document.positionAt(document.getText().indexOf('Gendarmes'));
        const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, stand);
        assert.ok(hovers.length > 0);
        const offered = await vscode.commands.executeCommand<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, stand);
        assert.ok(offered.items.length > 0);
        const legend = await vscode.commands.executeCommand<vscode.SemanticTokensLegend>('vscode.provideDocumentSemanticTokensLegend', document.uri);
        assert.ok(legend.tokenTypes.length > 0);
    },

    async 'a test battle shows its report, folded by round, and its replay'() {
        await open('dreux.muster');
        await vscode.commands.executeCommand('muster.showTestBattle');
        const told = await until('the report', () => report(/Dreux, seed 1: /));
        const last = told.getText().trimEnd().split('\n').at(-1)!;
        assert.ok(/ after \d+ rounds: /.test(last), last);
        const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>('vscode.executeFoldingRangeProvider', told.uri);
        assert.ok(folds.length > 2, `${folds.length} rounds`);
        await until('the replay', () => webview(/^Replay: Dreux, seed 1/));
    },

    async 'a balance names the battles that are worth watching, and shows the chosen one'() {
        await open('dreux.muster');
        await vscode.workspace.getConfiguration('muster').update('balance.battles', 20, vscode.ConfigurationTarget.Global);
        await vscode.commands.executeCommand('muster.showBalance');
        const told = await until('the balance', () => report(/Dreux, balance/));
        const first = /closest +battle \d+, seed (-?\d+): (.*)/.exec(told.getText());
        assert.ok(first, told.getText());
        assert.ok(/most typical +battle/.test(told.getText()), told.getText());
        const watching = vscode.commands.executeCommand('muster.watchPick');
        // the list is open when its first entry can be taken
        const shown = await until('the closest battle', async () => {
            await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
            return report(new RegExp(`Dreux, seed ${first[1]}: `));
        });
        await watching;
        const ended = /; (\S+ wins|drawn) in round (\d+)/.exec(first[2])!;
        assert.ok(shown.uri.path.includes(ended[1].replace('drawn', 'draw')), `${shown.uri.path}: ${ended[0]}`);
    },

    async 'the map opens beside the text, follows the file, and closes'() {
        await open('dreux.muster');
        await vscode.commands.executeCommand('muster.openMap');
        const map = await until('the map', () => webview(/Dreux/));
        assert.notEqual(map.group.viewColumn, vscode.ViewColumn.One, 'beside the text');
        await vscode.window.tabGroups.close(map);
        await until('it is closed', () => !vscode.window.tabGroups.all.some((each) => each.tabs.includes(map)));
    },

    async 'a situation is played, and its problems are found'() {
        const editor = await open('situations/light-cavalry-evades.situation');
        await vscode.commands.executeCommand('muster.playSituation');
        await until('the report of the situation', () =>
            vscode.workspace.textDocuments.find((each) => each.uri.scheme === 'muster-battle' && /evades/i.test(each.uri.path + each.getText())),
        );
        assert.equal(editor.document.languageId, 'muster-situation');
    },

    async 'the result of a situation leads to its lines'() {
        const document = (await open('situations/wrong.situation')).document;
        await vscode.commands.executeCommand('muster.playSituation');
        const told = await until('the report', () => report(/^wrong, played/));
        const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', told.uri);
        const line = Number(/^Line (\d+): /m.exec(told.getText())![1]);
        assert.deepEqual(links.map((each) => each.target?.toString()), [document.uri.with({ fragment: `L${line}` }).toString()]);
        const stand = /^stand (\S+)/m.exec(document.getText())!;
        const at = told.positionAt(told.getText().indexOf(stand[1]) + 1);
        const found = await vscode.commands.executeCommand<vscode.Location[]>('vscode.executeDefinitionProvider', told.uri, at);
        assert.equal(found.length, 1, stand[1]);
        assert.equal(found[0].uri.toString(), document.uri.toString());
        assert.equal(found[0].range.start.line, document.positionAt(stand.index).line);
    },

    async 'a page follows the text, and the last good one stays'() {
        const editor = await open('dreux.muster');
        const army = editor.document.getText().indexOf('army ');
        editor.selection = new vscode.Selection(editor.document.positionAt(army), editor.document.positionAt(army));
        const shown = vscode.commands.executeCommand('muster.preview');
        const page = await until('the page', async () => {
            await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
            return vscode.window.tabGroups.all.flatMap((each) => each.tabs).find((each) => each.input instanceof vscode.TabInputWebview && each.input.viewType.endsWith('muster.page'));
        });
        await shown;
        assert.notEqual(page.group.viewColumn, vscode.ViewColumn.One, 'beside the text');
        await vscode.window.tabGroups.close(page);
    },

    async 'each command says what it needs where it has nothing to work on'() {
        await vscode.commands.executeCommand('workbench.action.closeAllEditors');
        const commands = ['showTestBattle', 'showBalance', 'balanceUntilKnown', 'fightOtherwise', 'openMap', 'playBattle', 'preview', 'printPages', 'playSituation', 'standProperties'];
        for (const each of commands) {
            // it ends, and asks no question that nobody sees
            await Promise.race([
                vscode.commands.executeCommand(`muster.${each}`),
                pause(20_000).then(() => assert.fail(`muster.${each} waits for something`)),
            ]);
        }
        await open('army-only.muster');
        for (const each of ['showTestBattle', 'showBalance', 'fightOtherwise', 'balanceUntilKnown']) {
            await Promise.race([
                vscode.commands.executeCommand(`muster.${each}`),
                pause(20_000).then(() => assert.fail(`muster.${each} waits for something`)),
            ]);
        }
    },

    async 'a file is formatted, and a stand renamed wherever it is named'() {
        const document = (await open('dreux.muster')).document;
        const edits = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>('vscode.executeFormatDocumentProvider', document.uri, { tabSize: 4, insertSpaces: true });
        assert.deepEqual(edits ?? [], [], 'the example is formatted');
        const at = document.positionAt(document.getText().indexOf('Landsknechts ') + 2);
        const renamed = await vscode.commands.executeCommand<vscode.WorkspaceEdit>('vscode.executeDocumentRenameProvider', document.uri, at, 'Lances');
        assert.ok(renamed.entries().flatMap(([, all]) => all).length > 1);
    },
};

export async function run(): Promise<void> {
    let failed = 0;
    for (const [name, test] of Object.entries(TESTS)) {
        try {
            await test();
            console.log(`muster-test ok ${name}`);
        } catch (failure) {
            failed++;
            console.log(`muster-test failed ${name}: ${failure instanceof Error ? failure.message : String(failure)}`);
        }
    }
    console.log(`muster-test end ${failed}`);
    if (failed > 0) {
        throw new Error(`${failed} of ${Object.keys(TESTS).length} tests failed`);
    }
}
