import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Choice } from '../src/newFiles';
import { onPaper } from '../src/paper';
import { Asker, Field, Source, editProperties } from '../src/standProperties';
import { Json, LiveServer } from './mapBrowser';

/** The values of a stand as a user changes them, against the server of the package. */
const folder = mkdtempSync(join(tmpdir(), 'muster-stand-'));
const server = new LiveServer();
const uri = pathToFileURL(join(folder, 'army.muster')).toString();

const ARMY = `army Royal "Royal army" for snaphance.final {
    training poor
    breaks at 1/3
    stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
}
`;

let text = ARMY;
let version = 1;

/** Applies the edits of one file, from the end. */
function applied(edit: Json): string {
    const lines = text.split('\n');
    const offset = ({ line, character }: Json): number => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
    const edits: Json[] = [...(edit.changes?.[uri] ?? []), ...(edit.documentChanges ?? []).flatMap((each: Json) => each.edits)];
    return edits
        .sort((one, other) => offset(other.range.start) - offset(one.range.start))
        .reduce((whole, each) => whole.slice(0, offset(each.range.start)) + each.newText + whole.slice(offset(each.range.end)), text);
}

async function write(edit: Json | undefined): Promise<string> {
    if (edit) {
        text = applied(edit);
        await server.show(uri, text, ++version);
    }
    return '';
}

const source = (line: number): Source => {
    const ask = (command: string, ...args: unknown[]): Promise<Json> => server.ask('workspace/executeCommand', { command, arguments: [uri, line, 12, ...args] });
    return {
        properties: () => ask('muster.properties'),
        set: async (field, value) => {
            const answer = await ask('muster.setProperty', field.id, value);
            return answer.refusal === '' ? write(answer.edit) : answer.refusal;
        },
        rename: async (field: Field, newName) =>
            write(await server.ask('textDocument/rename', { textDocument: { uri }, position: { line: field.line - 1, character: field.column - 1 }, newName })),
    };
};

/** Who chooses a label or writes a value, one after the other, and then gives up. */
function answering(...answers: string[]): Asker & { refused: string[]; offered: readonly Choice[] } {
    return {
        refused: [],
        offered: [],
        async pick(question, choices) {
            this.offered = this.offered.length === 0 ? choices : this.offered;
            const label = answers.shift();
            const found = choices.find((each) => each.label === label);
            assert.ok(label === undefined || found, `${question} ${label}: ${choices.map((each) => each.label).join('; ')}`);
            return found;
        },
        async input() {
            return answers.shift();
        },
        refuse(words) {
            this.refused.push(words);
        },
    };
}

before(async () => {
    await server.start(folder);
    await server.show(uri, ARMY, version);
});

after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
});

test('the values of a stand are listed as the rulebook has them, and changed in the text', async () => {
    const user = answering('CB', '2', 'Category', 'Lancer', 'Name', 'Helvetians');
    await editProperties(user, source(4));
    assert.deepEqual(user.refused, []);
    assert.equal(text, ARMY.replace('cb 3', 'cb 2').replace('" Pike B', '" Lancer B').replace('Swiss "', 'Helvetians "'));
    assert.ok(user.offered.some((each) => each.label === 'SP' && each.description === '5/5/5' && each.detail !== ''), JSON.stringify(user.offered));
    text = ARMY;
    await server.show(uri, text, ++version);
});

test('a value that cannot be is not written, and the user hears why', async () => {
    const user = answering('CB', 'many');
    await editProperties(user, source(4));
    assert.equal(text, ARMY);
    assert.equal(user.refused.length, 1);
    assert.match(user.refused[0], /^CB: ./);
    const nowhere = answering();
    await editProperties(nowhere, source(1));
    assert.deepEqual(nowhere.refused, ['Put the cursor at a stand: in the line of an army, or where a scenario deploys it.']);
});

test('a page that is older than its text says why, and lets no markup in', () => {
    const page = '<html><head><title>A</title></head><body class="x"><p>page</p></body></html>';
    assert.equal(onPaper(page, '').includes('role="status"'), false);
    const stale = onPaper(page, 'Line 3: <b> & "more"');
    assert.match(stale, /<body class="x"><p role="status"[^>]*>The page before the last change: Line 3: &lt;b> &amp; "more"<\/p><p>page/);
});
