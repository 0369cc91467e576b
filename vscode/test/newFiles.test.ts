import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Asker, Choice, KNOWN, ListedRulebook, Source, fileOf, importOf, knownOf, nameOf, newMap, newScenario, sidesFault, sizeFault } from '../src/newFiles';
import { Json, LiveServer } from './mapBrowser';

/** New maps and scenarios as a user begins them, against the server of the package. */
const folder = mkdtempSync(join(tmpdir(), 'muster-new-'));
const server = new LiveServer();
const uri = (name: string): string => pathToFileURL(join(folder, name)).toString();

const ask = (command: string, ...args: unknown[]): Promise<Json> => server.ask('workspace/executeCommand', { command, arguments: args });

const source: Source = {
    rulebooks: async () => (await ask('muster.rulebooks')).rulebooks,
    known: async () => knownOf(await server.ask('workspace/symbol', { query: '' })),
    begin: (kind, options) => ask('muster.begin', kind, options),
    write: async (address, text) => {
        writeFileSync(fileURLToPath(address), text);
        await server.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: address, type: 1 }] });
    },
    exists: async (address) => existsSync(fileURLToPath(address)),
};

/** Who answers as it is written down; what was asked and refused is kept. */
class Answers implements Asker {
    readonly asked: string[] = [];
    readonly offered: Choice[][] = [];
    readonly refused: string[] = [];

    /** @param answers labels of choices, texts, names of files; nothing to give up */
    constructor(private readonly answers: (string | undefined)[]) {}

    private next(question: string): string | undefined {
        assert.ok(this.answers.length > 0, `not expected: ${question}`);
        this.asked.push(question);
        return this.answers.shift();
    }

    async pick<C extends Choice>(question: string, choices: readonly C[]): Promise<C | undefined> {
        this.offered.push([...choices]);
        const label = this.next(question);
        const found = choices.find((each) => each.label === label);
        assert.ok(label === undefined || found, `${question} ${label}: ${choices.map((each) => each.label).join('; ')}`);
        return found;
    }

    async input(question: string, value: string, fault: (answer: string) => string | undefined): Promise<string | undefined> {
        assert.equal(fault(value), undefined, `what is proposed is right: ${value}`);
        const answer = this.next(question);
        return answer === '' ? value : answer;
    }

    async file(title: string, name: string): Promise<string | undefined> {
        const answer = this.next(title);
        return answer === undefined ? undefined : uri(answer === '' ? name : answer);
    }

    refuse(words: string): void {
        this.refused.push(words);
    }
}

const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Errors of a file, as the command line finds them. */
const errors = async (name: string): Promise<string> => {
    const answer = await ask('muster.compile', uri(name));
    return answer.refusal;
};

before(() => server.start(folder));

after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
});

test('a scenario needs a map and an army, and says so', async () => {
    const nothing = new Answers([]);
    assert.equal(await newScenario(nothing, source), undefined);
    assert.deepEqual(nothing.refused, ['The folder has no map: begin one with Muster: New Map. Open the folder that holds both, so that they are found.']);
});

test('a map is begun in each game, with its usual size and each of its grounds', async () => {
    const rulebooks = (await source.rulebooks()) as ListedRulebook[];
    assert.ok(rulebooks.length >= 4);
    for (const [number, each] of rulebooks.entries()) {
        const ground = each.grounds.length > 1 ? [each.grounds[1].label] : [];
        const answers = new Answers([each.label, '', ...ground, `Meadow ${number}`, '']);
        assert.equal(await newMap(answers, source), uri(`meadow-${number}.muster`), answers.refused.join());
        assert.match(text(`meadow-${number}.muster`), new RegExp(`map Meadow${number} "Meadow ${number}" ${each.width} x ${each.height}`));
        const scene = await server.ask('muster/scene', { view: `new-${number}`, textDocument: { uri: uri(`meadow-${number}.muster`) } });
        assert.equal(scene.refusal, '');
        assert.equal(scene.scene.title, `Meadow ${number}`);
        await server.tell('muster/sceneClosed', { view: `new-${number}` });
    }
});

test('what is given up, taken or wrong writes nothing', async () => {
    const [first] = (await source.rulebooks()) as ListedRulebook[];
    const ground = first.grounds.length > 1 ? [first.grounds[0].label] : [];
    const whole = [first.label, '7x5', ...ground, 'Somewhere', ''];
    for (let given = 0; given < whole.length; given++) {
        assert.equal(await newMap(new Answers([...whole.slice(0, given), undefined]), source), undefined);
    }
    assert.equal(existsSync(join(folder, 'somewhere.muster')), false);
    const taken = new Answers([...whole.slice(0, -1), 'meadow-0.muster']);
    assert.equal(await newMap(taken, source), undefined);
    assert.deepEqual(taken.refused, ['There is a file of this name already; choose another name. Nothing is written.']);
    const large = new Answers([first.label, '7000x5', ...ground, 'Somewhere', '']);
    assert.equal(await newMap(large, source), undefined);
    assert.match(large.refused.join(), /Nothing is written\.$/);
    const ending = new Answers([...whole.slice(0, -1), 'somewhere.txt']);
    assert.equal(await newMap(ending, source), undefined);
    assert.match(ending.refused.join(), /ends in \.muster/);
});

test('a scenario is begun on a map with two armies, and compiles', async () => {
    const rulebooks = (await source.rulebooks()) as ListedRulebook[];
    for (const name of ['Royal', 'Rebels']) {
        const begun = await source.begin('army', { name, rules: rulebooks[0].name, file: uri(`${name.toLowerCase()}.muster`) });
        await source.write(uri(`${name.toLowerCase()}.muster`), begun!.text);
    }
    const answers = new Answers(['Meadow0', 'Royal', 'Rebels', 'The fight of Saturday', 'King, Parliament', '']);
    assert.equal(await newScenario(answers, source), uri('the-fight-of-saturday.muster'), answers.refused.join());
    const scenario = text('the-fight-of-saturday.muster');
    assert.match(scenario, /import "meadow-0.muster"\nimport "rebels.muster"\nimport "royal.muster"/);
    assert.match(scenario, /scenario TheFightOfSaturday "The fight of Saturday"/);
    assert.match(scenario, /side King/);
    assert.match(scenario, /side Parliament/);
    assert.equal(await errors('the-fight-of-saturday.muster'), '');
    assert.ok(answers.offered[0].every((each) => /^Meadow\d+$/.test(each.label)), 'maps alone');
});

test('names, files, sizes and sides are read as they are written', () => {
    assert.equal(nameOf('The field of Dreux'), 'TheFieldOfDreux');
    assert.equal(nameOf('1674'), 'Field1674');
    assert.equal(fileOf('Der Ober-See!'), 'der-ober-see.muster');
    assert.equal(importOf('file:///a/b/maps/m%20x.muster', 'file:///a/b/fights/s.muster'), '../maps/m x.muster');
    assert.equal(importOf('file:///a/m.muster', 'file:///a/s.muster'), 'm.muster');
    for (const right of ['12x8', ' 12 X 8 ', '12\u00d78']) {
        assert.equal(sizeFault(right), undefined, right);
    }
    for (const wrong of ['12', 'x', '12x', '-1x3', '1.5x2']) {
        assert.match(sizeFault(wrong)!, /such as 12x8/);
    }
    assert.equal(sidesFault('Red, Blue'), undefined);
    for (const wrong of ['Red', 'Red, Red', 'Red, Blue, Green', 'The king, Blue']) {
        assert.match(sidesFault(wrong)!, /such as Red, Blue/);
    }
});

test('a balance is fought until it is known, in each of the ways that are offered', async () => {
    const file = join(__dirname, '..', '..', '..', 'examples', 'meeting', 'meeting.muster');
    const address = pathToFileURL(file).toString();
    const compiled = await ask('muster.compile', address);
    const [name] = compiled.programs.map((each: Json) => each.scenario.name);
    const most: number[] = [];
    // a finer one takes thousands of battles, and goes the same way
    for (const until of ['9%', KNOWN[0].until]) {
        const answer = await ask('muster.balance', address, name, { seed: 1, until });
        assert.equal(answer.refusal, '', until);
        most.push(Number(/fought (\d+) times/.exec(answer.text)![1]));
        // the value is what is to be known; the share of battles won may be known less well
        const [, low, high] = /value +South [\d.]+ % \(([\d.]+) to ([\d.]+) %\)/.exec(answer.text)!.map(Number);
        assert.ok((high - low) / 2 <= parseFloat(until), `${low} to ${high} for ${until}`);
    }
    assert.ok(most[1] > most[0], most.join(' '));
    for (const each of KNOWN) {
        assert.match(each.until, /^\d%$/);
        assert.match(each.description!, new RegExp(`\u00b1 ${each.until[0]}`));
    }
});
