import assert from 'node:assert/strict';
import Module from 'node:module';
import { after, before, test } from 'node:test';
import { Json, LiveServer, PageWorlds, until, withoutBrowser } from './mapBrowser';

/** The editor's side of a map: what the page asks for becomes an edit of the text. The editor itself is a stand-in. */
const skip = withoutBrowser;
const server = new LiveServer();
const worlds = new PageWorlds();

/** A text that is open in the stand-in. */
const open = new Map<string, { text: string; version: number }>();
const applied: Json[] = [];

/** Puts edits of the protocol into a text, the last first. */
function edited(text: string, edits: Json[]): string {
    const lines = text.split('\n');
    const offset = ({ line, character }: Json): number => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
    return edits
        .map((each) => [offset(each.range.start), offset(each.range.end), each.newText])
        .sort((one, other) => other[0] - one[0])
        .reduce((all, [from, to, added]) => all.slice(0, from) + added + all.slice(to), text);
}

async function show(uri: string, text: string): Promise<void> {
    const version = (open.get(uri)?.version ?? 0) + 1;
    open.set(uri, { text, version });
    await server.show(uri, text, version);
}

const standIn = {
    Uri: { parse: (address: string) => ({ toString: () => address }) },
    window: { visibleTextEditors: [] },
    workspace: {
        openTextDocument: async (uri: Json) => open.get(uri.toString()),
        applyEdit: async (edit: Json) => {
            applied.push(edit);
            for (const { textDocument, edits } of edit.documentChanges) {
                await show(textDocument.uri, edited(open.get(textDocument.uri)!.text, edits));
            }
            return true;
        },
    },
};

before(async () => {
    if (!skip) {
        await server.start();
        await worlds.start();
    }
});

after(async () => {
    await worlds.stop();
    if (!skip) {
        await server.stop();
    }
});

/** The host as the extension has it, with the server of the package behind it. */
function hostOf(uri: string): Json {
    const loads = Module as Json;
    const load = loads._load;
    loads._load = (name: string, ...rest: Json[]) =>
        name === 'vscode' ? standIn : name === 'vscode-languageclient/node' ? { State: { Running: 2 } } : load(name, ...rest);
    try {
        const { MapHost } = require('../src/mapHost');
        const client = {
            state: 2,
            sendRequest: (method: string, params: object) => server.ask(method, params),
            sendNotification: (method: string, params: object) => server.tell(method, params),
            protocol2CodeConverter: { asWorkspaceEdit: async (edit: Json) => edit },
        };
        return new MapHost({ client }, { column: undefined, reveal: () => {} }, uri);
    } finally {
        loads._load = load;
    }
}

test('a new battle of the map is an edit of the text, and is on the map then', { skip }, async () => {
    const uri = 'file:///nowhere/saturday.muster';
    const armies = await Promise.all(
        ['Royal', 'Rebels'].map((name) => server.ask('workspace/executeCommand', { command: 'muster.begin', arguments: ['army', { name, rules: 'snaphance.final' }] })),
    );
    const before = armies.map((each) => each.text).join('\n');
    await show(uri, before);
    const host = hostOf(uri);
    const world = await worlds.open(undefined);
    const { page } = world;
    for (const method of ['scene', 'newMap', 'locate', 'preview', 'act', 'reveal', 'hover']) {
        world.answers[method] = (params) => host.answer({ id: 0, method, params });
    }
    server.hear('muster/sceneChanged', (change) => void world.tell({ event: 'sceneChanged', change }));
    await world.tell({ event: 'open' });
    await page.locator('#begin form').waitFor();
    assert.match(await page.locator('#begin-0').innerText(), /Royal/);
    await page.fill('#begin-name', 'Saturday');
    await page.fill('#begin-width', '9');
    await page.fill('#begin-height', '7');
    await page.click('#begin button');
    await until('the field is there', () => page.evaluate(() => (globalThis as Json).document.documentElement.dataset.revision !== undefined));
    assert.equal(applied.length, 1, 'one step of the history');
    const { text, version } = open.get(uri)!;
    assert.equal(version, 2);
    assert.ok(text.startsWith(before), 'what stood there stays');
    assert.match(text, /map SaturdayField .*9 x 7/);
    assert.match(text, /scenario Saturday/);
    const scene = await page.evaluate(() => (globalThis as Json).musterMap.scene);
    assert.equal(scene.scenario, 'Saturday');
    assert.equal(Object.keys(scene.items).filter((id) => /^general:/.test(id)).length, 2);
    assert.equal(await page.locator('#begin').isVisible(), false);
    assert.equal(await page.locator('#panel-palette').isVisible(), true, 'to go on with');

    // a name that is taken is refused in the server's words, and nothing is edited
    const refused = await host.answer({ id: 0, method: 'newMap', params: { rulebook: 'snaphance.final', name: 'not a name', title: null, width: 9, height: 7, armies: null, imports: [] } });
    assert.notEqual(refused.refusal, '');
    assert.equal(applied.length, 1);

    // an edit of an older text is not applied, and the page hears that it is stale
    const now = open.get(uri)!;
    open.set(uri, { ...now, version: now.version + 5 });
    const stale = await host.answer({ id: 0, method: 'newMap', params: { rulebook: 'snaphance.final', name: 'Sunday', title: null, width: 9, height: 7, armies: null, imports: [] } });
    assert.equal(stale.stale, true);
    assert.equal(applied.length, 1);
    await world.close();
});
