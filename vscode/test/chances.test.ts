import assert from 'node:assert/strict';
import Module from 'node:module';
import { test } from 'node:test';
import { Json } from './mapBrowser';

/** The chances in the status bar, with a stand-in of the editor and of the server. */
const shown = { text: '', tooltip: '', visible: false };
const listeners: (() => void)[] = [];
const standIn: Json = {
    StatusBarAlignment: { Left: 1 },
    window: {
        activeTextEditor: undefined,
        createStatusBarItem: () => ({
            set text(text: string) {
                shown.text = text;
            },
            set tooltip(tooltip: string) {
                shown.tooltip = tooltip;
            },
            show: () => (shown.visible = true),
            hide: () => (shown.visible = false),
        }),
        onDidChangeActiveTextEditor: (listener: () => void) => listeners.push(listener),
        onDidChangeTextEditorSelection: (listener: () => void) => listeners.push(listener),
    },
};

function item(): { attach: (client: Json) => void } {
    const loads = Module as Json;
    const load = loads._load;
    loads._load = (name: string, ...rest: Json[]) =>
        name === 'vscode' ? standIn : name === 'vscode-languageclient/node' ? {} : load(name, ...rest);
    try {
        const { ChancesItem } = require('../src/chances');
        return new ChancesItem({ subscriptions: [] });
    } finally {
        loads._load = load;
    }
}

/** The caret is in a line of a file, from 1; nowhere without a file. */
function caret(uri: string | undefined, line: number): void {
    standIn.window.activeTextEditor = uri && { document: { uri: { toString: () => uri } }, selection: { active: { line: line - 1 } } };
    listeners.forEach((each) => each());
}

test('the status bar has the chances of the scenario at the caret', () => {
    let hear: (chances: Json) => void = () => assert.fail('nobody listens');
    const client = {
        onNotification: (method: string, listener: (chances: Json) => void) => {
            assert.equal(method, 'muster/chances');
            hear = listener;
        },
        protocol2CodeConverter: { asUri: (uri: string) => ({ toString: () => uri }) },
    };
    const chances = item();
    chances.attach(client);
    const scenarios = [
        { line: 5, text: 'South $(bug) 46 % (39 to 53), North 54 %; 200 battles', details: 'Fought 200 times' },
        { line: 40, text: 'South 20 % (15 to 25), North 80 %; 200 battles', details: 'Fought 200 times' },
    ];
    caret('file:///a.muster', 1);
    assert.equal(shown.visible, false);
    hear({ uri: 'file:///a.muster', scenarios });
    assert.deepEqual(shown, { text: 'South \\$(bug) 46 % (39 to 53), North 54 %; 200 battles', tooltip: 'Fought 200 times', visible: true });
    caret('file:///a.muster', 41);
    assert.match(shown.text, /^South 20 %/);
    caret('file:///b.muster', 41);
    assert.equal(shown.visible, false, 'another file has none');
    caret('file:///a.muster', 39);
    assert.match(shown.text, /46 %/);
    hear({ uri: 'file:///a.muster', scenarios: [] });
    assert.equal(shown.visible, false, 'nothing to show any more');
    hear({ uri: 'file:///a.muster', scenarios });
    assert.equal(shown.visible, true);
    chances.attach(client);
    assert.equal(shown.visible, false, 'another server has told nothing yet');
});
