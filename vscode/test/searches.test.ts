import assert from 'node:assert/strict';
import Module from 'node:module';
import { test } from 'node:test';
import { Json } from './mapBrowser';

/** The search for small edits, with a stand-in of the editor and of the server. */
const called: string[] = [];
const standIn: Json = {
    window: { activeTextEditor: undefined },
    commands: { executeCommand: async (command: string) => called.push(command) },
};

function runQuickFix(...args: Json[]): Promise<Json> {
    const loads = Module as Json;
    const load = loads._load;
    loads._load = (name: string, ...rest: Json[]) =>
        name === 'vscode' ? standIn : name === 'vscode-languageclient/node' ? {} : load(name, ...rest);
    try {
        return require('../src/searches').runQuickFix(...args);
    } finally {
        loads._load = load;
    }
}

function caret(line: number): void {
    standIn.window.activeTextEditor = { document: { uri: { toString: () => 'file:///a.muster' } }, selection: { active: { line } } };
}

const ARGS = ['file:///a.muster', 'A', { want: 'even' }];
const direct = (): Json => assert.fail('a search has its progress');

/** A server that finds something, while which the cursor moves. */
function finding(met: boolean, moveTo: number): Json {
    return {
        askLong: async (title: string, command: string, args: Json[]) => {
            assert.deepEqual([title, command, args], ['Trying small edits', 'muster.tune', ARGS]);
            caret(moveTo);
            return { text: 'found', refusal: '', found: { proposals: [{ met: false }, { met }] } };
        },
    };
}

test('a search has its progress, and then its edits are offered in the line that asked', async () => {
    caret(4);
    const answer = await runQuickFix(finding(true, 4), 'muster.tune', ARGS, direct);
    assert.equal(answer.text, 'found');
    assert.deepEqual(called.splice(0), ['editor.action.quickFix']);
});

test('nothing opens where the cursor has moved, nothing was confirmed, or the search was stopped', async () => {
    caret(4);
    await runQuickFix(finding(true, 5), 'muster.tune', ARGS, direct);
    caret(4);
    await runQuickFix(finding(false, 4), 'muster.tune', ARGS, direct);
    await runQuickFix({ askLong: async () => undefined }, 'muster.tune', ARGS, direct);
    assert.deepEqual(called, []);
});

test('other commands go to the server as they are', async () => {
    const answer = await runQuickFix({}, 'muster.explain', ['V-034'], (command: string, args: Json[]) => [command, args]);
    assert.deepEqual(answer, ['muster.explain', ['V-034']]);
});
