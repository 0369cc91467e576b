import assert from 'node:assert/strict';
import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import {
    CodeActionRequest,
    CodeLensRequest,
    CompletionItem,
    CompletionRequest,
    DefinitionRequest,
    Diagnostic,
    DidChangeTextDocumentNotification,
    DidOpenTextDocumentNotification,
    DocumentFormattingRequest,
    ExecuteCommandRequest,
    ExitNotification,
    Hover,
    HoverRequest,
    InitializeRequest,
    InitializeResult,
    InitializedNotification,
    InlayHintRequest,
    Location,
    MarkupContent,
    ProtocolConnection,
    PublishDiagnosticsNotification,
    RenameRequest,
    ShutdownRequest,
    StreamMessageReader,
    StreamMessageWriter,
    TextEdit,
    WorkspaceEdit,
    createProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import { commandLine, run } from '../src/commandLine';
import { Fought, Offered, Played, Printable, Printed, Trials } from '../src/protocol';
import { serverCommand } from '../src/server';
import { packagedServer } from './packagedServer';

const ARMY = `army Royal "Royal army" for snaphance.final {
    training poor
    breaks at 1/3
    stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
    stand Reiters "Reiters" Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
}
`;

const BATTLE = `import "army.muster"

map Field "The field" 6 x 4 {
    legend { . plain w woods }
    rows """
        . . . . . .
         . . w w . .
        . . . . . .
         . . . . . .
    """
}

scenario Test "A test" on Field {
    length 8 rounds
    expect rounds 1..8

    side Red fields Royal {
        group Van {
            general Guise +1 at 0104
            stand Swiss as Old at 0104 0204 facing N
        }
    }

    side Blue fields Royal {
        group Main {
            general Conde at 0401
            stand Reiters at 0301 0401 facing S
        }
    }
}
`;

let folder = '';
let server: ChildProcess;
let connection: ProtocolConnection;
let hello: InitializeResult;
const findings = new Map<string, Diagnostic[]>();
let arrived: (() => void)[] = [];

const uri = (file: string): string => pathToFileURL(join(folder, file)).toString();

/** Where a part of a text begins, and so many characters further. */
function at(text: string, part: string, further = 0): { line: number; character: number } {
    const offset = text.indexOf(part) + further;
    assert.ok(offset >= further, `no ${part}`);
    const before = text.substring(0, offset).split('\n');
    return { line: before.length - 1, character: before[before.length - 1].length };
}

function edited(text: string, edits: TextEdit[]): string {
    const lines = text.split('\n');
    const offset = (place: { line: number; character: number }): number =>
        lines.slice(0, place.line).reduce((sum, line) => sum + line.length + 1, 0) + place.character;
    return [...edits]
        .sort((a, b) => offset(b.range.start) - offset(a.range.start))
        .reduce(
            (result, edit) =>
                result.substring(0, offset(edit.range.start)) + edit.newText + result.substring(offset(edit.range.end)),
            text,
        );
}

/** The findings of a file as soon as they are so. */
async function findingsOf(file: string, wanted: (found: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
        const found = findings.get(uri(file));
        if (found && wanted(found)) {
            return found;
        }
        await new Promise<void>((resolve) => arrived.push(resolve));
    }
}

function open(file: string, text: string): Promise<void> {
    return connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uri(file), languageId: 'muster', version: 1, text },
    });
}

function snippets(file: string): Record<string, { body: string | string[] }> {
    return JSON.parse(readFileSync(join(__dirname, '..', '..', 'snippets', file), 'utf8'));
}

/** A snippet with all its places as they are proposed. */
function filled(file: string, name: string): string {
    const { body } = snippets(file)[name];
    return (Array.isArray(body) ? body.join('\n') : body)
        .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1');
}

before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-walk-'));
    writeFileSync(join(folder, 'army.muster'), ARMY);
    writeFileSync(join(folder, 'battle.muster'), BATTLE);
    const start = packagedServer();
    server = spawn(start.command, [...start.args], { stdio: ['pipe', 'pipe', 'inherit'] });
    assert.ok(server.stdout && server.stdin);
    connection = createProtocolConnection(
        new StreamMessageReader(server.stdout),
        new StreamMessageWriter(server.stdin),
    );
    connection.onNotification(PublishDiagnosticsNotification.type, (published) => {
        findings.set(published.uri, published.diagnostics);
        const waiting = arrived;
        arrived = [];
        waiting.forEach((resolve) => resolve());
    });
    connection.listen();
    hello = await connection.sendRequest(InitializeRequest.type, {
        processId: process.pid,
        rootUri: pathToFileURL(folder).toString(),
        workspaceFolders: [{ uri: pathToFileURL(folder).toString(), name: 'walk' }],
        capabilities: {
            workspace: { workspaceFolders: true, executeCommand: {} },
            textDocument: {
                completion: { completionItem: { snippetSupport: true } },
                rename: { prepareSupport: true },
            },
        },
    });
    await connection.sendNotification(InitializedNotification.type, {});
});

after(() => {
    connection?.dispose();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
});

test('the server says what it can do', () => {
    const can = hello.capabilities;
    for (const ability of [
        can.completionProvider, can.hoverProvider, can.definitionProvider, can.referencesProvider, can.renameProvider,
        can.documentFormattingProvider, can.codeActionProvider, can.codeLensProvider, can.inlayHintProvider,
        can.semanticTokensProvider, can.signatureHelpProvider, can.callHierarchyProvider, can.selectionRangeProvider,
    ]) {
        assert.ok(ability);
    }
});

test('open: findings come with code and place', async () => {
    await open('battle.muster', BATTLE);
    await findingsOf('battle.muster', (found) => found.every((each) => each.severity !== 1));
    await open('army.muster', ARMY.replace('bp 2 two', 'bp 7 two'));
    const wrong = await findingsOf('army.muster', (found) => found.some((each) => each.code === 'V-012'));
    const finding = wrong.find((each) => each.code === 'V-012');
    assert.equal(finding?.range.start.line, 3);
});

test('mend: a quick fix takes the finding away', async () => {
    const finding = findings.get(uri('army.muster'))?.find((each) => each.code === 'V-012');
    assert.ok(finding);
    const actions = await connection.sendRequest(CodeActionRequest.type, {
        textDocument: { uri: uri('army.muster') },
        range: finding.range,
        context: { diagnostics: [finding] },
    });
    const first = actions?.[0] as { title: string; edit: WorkspaceEdit };
    assert.equal(first.title, 'Write bp 3');
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('army.muster'), version: 2 },
        contentChanges: [{ text: ARMY }],
    });
    await findingsOf('army.muster', (found) => found.every((each) => each.code !== 'V-012'));
});

test('complete: the next column with its usual value', async () => {
    const text = ARMY.replace(' sp 5/4 cb 1 pb 0 2h -1 bp 2', ' ');
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('army.muster'), version: 3 },
        contentChanges: [{ text }],
    });
    const answer = await connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri: uri('army.muster') },
        position: at(text, 'mp 2 ', 5),
    });
    const items = (Array.isArray(answer) ? answer : answer?.items) as CompletionItem[];
    assert.equal(items[0].label, 'sp 5/4');
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('army.muster'), version: 4 },
        contentChanges: [{ text: ARMY }],
    });
});

test('hover: the stand with its numbers', async () => {
    const hover = (await connection.sendRequest(HoverRequest.type, {
        textDocument: { uri: uri('battle.muster') },
        position: at(BATTLE, 'Swiss', 1),
    })) as Hover;
    const text = (hover.contents as MarkupContent).value;
    assert.match(text, /5\/5\/5/);
    assert.match(text, /Unit of 3 ranks: 6 BP/);
});

test('definition: into the other file', async () => {
    const found = (await connection.sendRequest(DefinitionRequest.type, {
        textDocument: { uri: uri('battle.muster') },
        position: at(BATTLE, 'Swiss', 1),
    })) as Location[];
    assert.equal(found[0].uri, uri('army.muster'));
});

test('rename: in both files', async () => {
    const edit = await connection.sendRequest(RenameRequest.type, {
        textDocument: { uri: uri('battle.muster') },
        position: at(BATTLE, 'Swiss', 1),
        newName: 'Confederates',
    });
    const changes = edit?.changes ?? {};
    assert.equal(edited(BATTLE, changes[uri('battle.muster')]), BATTLE.replace('Swiss', 'Confederates'));
    assert.match(edited(ARMY, changes[uri('army.muster')]), /stand Confederates "Swiss pikes"/);
});

test('format: tidy text, and tidy text stays', async () => {
    const untidy = ARMY.replace('    training', 'training').replace('mp 1 ', 'mp   1 ');
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('army.muster'), version: 5 },
        contentChanges: [{ text: untidy }],
    });
    const format = { textDocument: { uri: uri('army.muster') }, options: { tabSize: 4, insertSpaces: true } };
    const edits = await connection.sendRequest(DocumentFormattingRequest.type, format);
    const tidy = edited(untidy, edits ?? []);
    assert.match(tidy, /\n {4}training poor\n/);
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('army.muster'), version: 6 },
        contentChanges: [{ text: tidy }],
    });
    const again = await connection.sendRequest(DocumentFormattingRequest.type, format);
    assert.equal(edited(tidy, again ?? []), tidy);
});

test('hints and lenses', async () => {
    const hints = await connection.sendRequest(InlayHintRequest.type, {
        textDocument: { uri: uri('army.muster') },
        range: { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } },
    });
    assert.ok(hints?.some((hint) => hint.label === '= 6 BP'));
    const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri: uri('battle.muster') } });
    assert.ok(lenses?.some((lens) => lens.command?.command === 'muster.showTestBattle'));
});

test('test battle and balance', async () => {
    const fought = await connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'muster.testBattle',
        arguments: [uri('battle.muster'), 'Test', 7],
    });
    assert.equal(fought.refusal, '');
    assert.match(fought.text, /Round 1/);
    const many = await connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'muster.balance',
        arguments: [uri('battle.muster'), 'Test', 10, 1],
    });
    assert.match(many.text, /fought 10 times/);
});

test('a battle otherwise than written, told line by line', async () => {
    const fought = (await connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'muster.testBattle',
        arguments: [uri('battle.muster'), 'Test', { seed: 3, commanders: { Blue: 'bold' }, switches: { edition: 'draft' } }],
    })) as Fought;
    assert.equal(fought.refusal, '');
    assert.equal(fought.battle?.lines.map((line) => `${line.text}\n`).join(''), fought.text);
    assert.equal(fought.battle?.stands.find((each) => each.name === 'Old-1')?.uri, uri('battle.muster'));
});

test('a situation: findings while one types, and played as it stands', async () => {
    const snippet = filled('situation.json', 'Situation');
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: {
            uri: uri('a.situation'),
            languageId: 'muster-situation',
            version: 1,
            text: snippet.replace('Lancer', 'Lancers'),
        },
    });
    const wrong = await findingsOf('a.situation', (found) => found.length > 0);
    assert.match(String(wrong[0].message), /has no category Lancers/);
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri('a.situation'), version: 2 },
        contentChanges: [{ text: snippet }],
    });
    await findingsOf('a.situation', (found) => found.length === 0);
    const played = (await connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'muster.play',
        arguments: [uri('a.situation')],
    })) as Played;
    assert.deepEqual(played.problems, []);
    assert.match(played.text, /Gendarmes-1 moves/);
});

test('what can be tried, printed and begun with', async () => {
    const ask = (command: string, ...args: unknown[]): Promise<unknown> =>
        connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: args });
    const trials = (await ask('muster.tests', uri('battle.muster'))) as Trials;
    assert.deepEqual(trials.trials.map((each) => [each.kind, each.label]), [
        ['SCENARIO', 'A test'],
        ['EXPECT', 'expect rounds 1..8'],
    ]);
    const many = (await ask('muster.test', uri('battle.muster'), 'Test', { battles: 10 })) as Fought;
    const [tested] = many.tested ?? [];
    assert.equal(tested.line, trials.trials[1].line);
    assert.equal(tested.result, 'PASSED', tested.message);
    assert.match(tested.message, /^expect rounds 1\.\.8: it is \d/);
    const printed = (await ask('muster.print', uri('battle.muster'))) as Printed;
    assert.deepEqual(printed.pages.map((each) => each.fileName), ['army-Royal.html', 'scenario-Test.html']);
    assert.match(printed.pages[1].content, /<head>/i, 'the preview puts its guard there');
    const all = (await ask('muster.summaries', uri('battle.muster'))) as Printable;
    assert.ok(all.formats.some((each) => each.key === 'pdf'));
    const booklet = all.summaries.find((each) => each.kind === 'Booklet' && each.formats.includes('pdf'));
    const bound = (await ask('muster.print', uri('battle.muster'), { summaries: [booklet?.id], format: 'pdf' })) as Printed;
    assert.deepEqual(bound.pages.map((each) => each.fileName), ['booklet-Test.pdf']);
    assert.ok(bound.pages[0].binary);
    assert.match(Buffer.from(bound.pages[0].content, 'base64').toString('latin1'), /^%PDF/);
    const offered = (await ask('muster.examples', 'start')) as Offered;
    assert.ok(offered.examples[0].files[offered.examples[0].first].includes('scenario'));
});

test('every snippet is text the language reads', async () => {
    const battle = filled('muster.json', 'A whole battle');
    const scenario = battle.lastIndexOf('    length 8 rounds');
    const more = ['What the battle should come to', 'What happened in fact', 'Ground worth having', 'Victory by points']
        .map((name) => filled('muster.json', name))
        .join('\n');
    const side = 'side Red fields Red {\n';
    const group = 'group RedCentre {\n';
    const text = (battle.slice(0, scenario) + more + '\n' + battle.slice(scenario))
        .replace(side, side + filled('muster.json', 'What a player is told') + '\n')
        .replace(group, group + filled('muster.json', 'How a group is led') + '\n');
    const fields = ['A field of boxes', 'A table without a grid'].map((name) => filled('muster.json', name)).join('\n');
    assert.equal(Object.keys(snippets('muster.json')).length, 9, 'all are in the text');
    await open('snippets.muster', text + fields);
    const found = await findingsOf('snippets.muster', () => true);
    assert.deepEqual(found.filter((each) => each.severity === 1).map((each) => each.message), []);
    for (const name of Object.keys(snippets('situation.json'))) {
        assert.ok(!filled('situation.json', name).includes('${'), name);
    }
});

test('the command line beside the server imports a list', async () => {
    const table = join(folder, 'list.csv');
    writeFileSync(table, 'Name;Cat;MP;SP;CB;PB;2H;3H;BP\nRegiment C;P&S;1;6;1;-2;-2;-3;3\n');
    const start = serverCommand(join(__dirname, '..', '..', 'server'), '', [], process.env);
    const said = await run(commandLine(start, ['import', table]), folder);
    assert.equal(said.exit, 0, said.err);
    assert.match(said.out, /stand Regiment .*PikeAndShot C +mp 1/);
});

test('shut down: the server ends by itself, and well', async () => {
    await connection.sendRequest(ShutdownRequest.type);
    const ended = once(server, 'exit');
    await connection.sendNotification(ExitNotification.type);
    const [code] = await ended;
    assert.equal(code, 0);
});
