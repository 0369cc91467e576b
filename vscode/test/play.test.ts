import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Page } from 'playwright-core';
import { packagedCommand } from './packagedServer';
import { looks, violations } from './accessibility';
import { Json, LiveServer, PageWorlds, World, pixelOf, pixelOfPlace, until, withoutBrowser } from './mapBrowser';

/** A battle of each game, on hexes, boxes and the open table. */
const BATTLES = { meeting: 'meeting/meeting.muster', pavia: 'pavia/pavia.muster', table: 'even-table/even-table.muster' };

/** Orders given by hand in each round of a battle; the commander gives the others, some 200 on hexes. MUSTER_EVERY_ORDER=true gives all of them. */
const ORDERS = process.env.MUSTER_EVERY_ORDER === 'true' ? Infinity : 3;

/** What is moved does not glide: hundreds of orders would paint all that lies between. */
const STILL = { reducedMotion: 'reduce' } as const;

const skip = withoutBrowser;
const worlds = new PageWorlds();
const server = new LiveServer();
const folder = mkdtempSync(join(tmpdir(), 'muster-play-'));
const uris: Record<string, string> = {};

before(async () => {
    if (!skip) {
        await server.start();
        await worlds.start();
        for (const [name, file] of Object.entries(BATTLES)) {
            uris[name] = await server.open(file);
        }
    }
});

after(async () => {
    await worlds.stop();
    if (!skip) {
        await server.stop();
    }
    rmSync(folder, { recursive: true });
});

/** The page with a battle of the server, as its host holds it. */
async function within(name: string, steps: (world: World) => Promise<void>, options = {}): Promise<void> {
    const scene = await server.scene(`scene-${name}`, uris[name]);
    const world = await worlds.open(scene, options);
    world.answers.play = (params) =>
        server.ask('muster/play', params.log || typeof params.from === 'string' ? params : { ...params, position: null, textDocument: { uri: uris[name] } });
    world.answers.playStep = (params) => server.ask('muster/playStep', params);
    world.answers.playClosed = () => null;
    world.answers.save = async (params) => {
        const answer = await server.ask('muster/playSave', params);
        if (answer.refusal) {
            throw new Error(answer.refusal);
        }
        answer.files.forEach((file: Json) => writeFileSync(join(folder, `${name}-${file.name}`), file.base64 ? Buffer.from(file.base64, 'base64') : file.text));
        return { words: `Saved: ${answer.files.map((file: Json) => file.name).join(', ')}` };
    };
    await steps(world);
    await world.close();
}

const state = (page: Page): Promise<Json> => page.evaluate(() => (globalThis as Json).musterMap.play.state);
const moments = (page: Page): Promise<Json[]> => page.evaluate(() => (globalThis as Json).musterMap.play.moments);
const played = (page: Page): Promise<string> => page.evaluate(() => (globalThis as Json).document.documentElement.dataset.played ?? '');
const places = (page: Page): Promise<Json> =>
    page.evaluate(() => Object.fromEntries(Object.values<Json>((globalThis as Json).musterMap.scene.items).filter((each) => each.kind === 'stand').map((each) => [each.id, each.place])));

/** Does something that goes to the server, and waits until its answer is shown. */
async function done(page: Page, act: () => Promise<unknown>): Promise<void> {
    const before = await played(page);
    await act();
    await until('the battle goes on', async () => (await played(page)) !== before);
}

async function begin(page: Page, leaders: string[], seed = '3'): Promise<void> {
    await page.click('[data-panel=battle]');
    for (const [side, leader] of leaders.entries()) {
        await page.selectOption(`#play-terms select[data-side="${side}"]`, leader);
    }
    await page.fill('#play-terms .seed', seed);
    await done(page, () => page.click('#play-begin'));
}

/** The question's usual answer, by a click in the list, or on the map where that says the same. */
async function answerUsually(page: Page, turn: number): Promise<void> {
    const way = await page.evaluate(
        ([number]) => {
            const { play } = (globalThis as Json).musterMap;
            const all = play.answers().flatMap((group: Json) => group.answers);
            const usual = all.find((each: Json) => each.option === play.state.question.usual);
            const alone = usual.place && play.meant(usual.place, []).length === 1 && play.page.hand.under(usual.place).length === 0;
            return number % 3 === 0 && alone ? { place: usual.place } : { option: usual.option, label: usual.label };
        },
        [turn],
    );
    if (way.place) {
        const at = await pixelOfPlace(page, way.place);
        await done(page, () => page.mouse.click(at.x, at.y));
        return;
    }
    if (turn % 4 === 1) {
        await page.fill('#play-order', way.label);
        await done(page, () => page.press('#play-order', 'Enter'));
        return;
    }
    const answer = page.locator(`#play-list .answer[data-option="${way.option}"]`);
    if ((await answer.count()) === 0) {
        await page.evaluate((option) => {
            const { play } = (globalThis as Json).musterMap;
            const at = play.answers().findIndex((group: Json) => group.answers.some((each: Json) => each.option === option));
            const folded = [...(globalThis as Json).document.querySelectorAll('#play-list details')];
            const labels = folded.map((each) => each.firstChild.textContent);
            const group = play.answers()[at];
            folded[labels.indexOf(`${group.label} ... (${group.answers.length})`)].open = true;
        }, way.option);
    }
    await done(page, () => answer.click());
}

for (const name of Object.keys(BATTLES)) {
    test(`${name}: a battle is played from the first order to the last, and its log is fair`, { skip }, () =>
        within(name, async (world) => {
            const { page } = world;
            await begin(page, ['human', 'steady']);
            const side = (await state(page)).sides[0].label;
            assert.match(await page.locator('#play-question').innerText(), new RegExp(`^${side}, round 1: `));
            let turns = 0;
            let given = 0;
            let round = 0;
            for (let now = await state(page); now.question; now = await state(page), turns++) {
                assert.ok(turns < 3000, 'the battle does not end');
                given = now.round === round ? given + 1 : 1;
                round = now.round;
                if (given > ORDERS) {
                    // the commander gives the others
                    await done(page, () => page.click('#play-round'));
                } else {
                    await answerUsually(page, turns);
                }
            }
            assert.ok(turns > 15, `${turns} orders`);
            assert.notEqual((await state(page)).outcome, '');
            assert.equal(await page.locator('#play-question').innerText(), (await state(page)).outcome);
            await page.click('#play-save');
            await until('it is saved', async () => /^Saved: /.test(await page.locator('#play-said').innerText()));
            const file = (await page.locator('#play-said').innerText()).replace('Saved: ', '');
            const log = join(folder, `${name}-${file}`);
            const command = packagedCommand('replay', log);
            const replay = spawnSync(command.command, [...command.args], { encoding: 'utf8' });
            assert.equal(replay.status, 0, `${replay.stderr}${replay.stdout}`);
            assert.match(replay.stdout, /every one by the rules/);
            assert.match(readFileSync(log, 'utf8'), /"event":"BattleEnds"/);
        }, STILL));
}

test('legal places and stands are marked, and a click on one gives the order', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['human', 'steady'], '4');
        // the question is which group to declare: its stands mean it
        assert.ok((await page.locator('svg.field .piece.offered').count()) > 5);
        const foot = await pixelOf(page, 'stand:SouthFoot-1');
        await done(page, () => page.mouse.click(foot.x, foot.y));
        assert.equal(world.last('playStep').kind, 'answer');
        assert.match((await moments(page)).map((each) => each.lines.join(' ')).join(' '), /Declared: SouthCentre/);
        // the General may ride to many places
        await page.fill('#play-order', 'declare SouthCentre');
        await done(page, () => page.press('#play-order', 'Enter'));
        assert.match(await page.locator('#play-question').innerText(), /where the General rides/);
        const seen = await page.evaluate(() => (globalThis as Json).document.getElementById('side').scrollTop);
        assert.equal(seen, 0, 'the question stays in sight');
        assert.equal(await page.locator('svg.field .tint.allowed').count(), 1);
        const to = await pixelOfPlace(page, '1011');
        await done(page, () => page.mouse.click(to.x, to.y));
        assert.match((await moments(page)).at(-1).lines.join(' '), /rides from 1012 to 1011/);
        assert.equal(await page.evaluate(() => (globalThis as Json).musterMap.scene.items['general:SouthCentre'].place), '1011');
    }));

test('a refused order says its rule, an order that is taken back leaves no trace', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['human', 'steady'], '4');
        const before = await state(page);
        const stood = await places(page);
        for (let i = 0; i < 2; i++) {
            await page.fill('#play-order', 'declare SouthCentre');
            await done(page, () => page.press('#play-order', 'Enter'));
        }
        await page.fill('#play-order', 'Ash rides to 1011');
        await done(page, () => page.press('#play-order', 'Enter'));
        await page.fill('#play-order', 'SouthGuns fires at NorthFoot-4');
        await page.press('#play-order', 'Enter');
        await page.locator('#words').waitFor();
        assert.match(await page.locator('#words').innerText(), /it reaches 6 \(SN-7\.0-15\)/);
        await page.fill('#play-order', 'SouthFoot-3 moves to 1110');
        await done(page, () => page.press('#play-order', 'Enter'));
        assert.ok(await page.locator('#words').isHidden());
        assert.equal((await places(page))['stand:SouthFoot-3'], '1110');
        await done(page, () => page.click('#play-auto'));
        await done(page, () => page.click('#play-round'));
        assert.ok((await state(page)).round > 1);
        while ((await state(page)).undo) {
            await done(page, () => page.click('#play-undo'));
        }
        assert.deepEqual({ ...(await state(page)), moments: [], known: 0 }, { ...before, moments: [], known: 0 });
        assert.deepEqual(await places(page), stood);
    }));

test('it is played by keyboard alone, and a screen reader hears it', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await page.focus('#surface');
        await page.keyboard.press('b');
        await page.locator('#play-terms .seed').focus();
        await page.keyboard.type('4');
        await page.locator('#play-begin').focus();
        await done(page, () => page.keyboard.press('Enter'));
        await until('the question is said', async () => /which group to declare/.test(await page.locator('#speech').innerText()));
        await page.focus('#surface');
        await page.keyboard.press('o');
        await page.keyboard.type('declare SouthC');
        await page.keyboard.press('ArrowDown');
        assert.equal(await page.evaluate(() => (globalThis as Json).document.activeElement.textContent), 'declare SouthCentre');
        await done(page, () => page.keyboard.press('Enter'));
        // on the field: Enter at a stand of a group that may be declared
        await page.evaluate(() => {
            const { hand } = (globalThis as Json).musterMap;
            hand.place = '1111';
            hand.showsCursor = true;
        });
        await page.focus('#surface');
        await page.keyboard.press('ArrowLeft');
        await until('the place is said', async () => /Enter: declare South/.test(await page.locator('#speech').innerText()));
        await done(page, () => page.keyboard.press('Enter'));
        await page.focus('#surface');
        await done(page, () => page.keyboard.press('Control+z'));
        assert.equal(world.last('playStep').kind, 'undo');
        await done(page, () => page.keyboard.press(','));
        assert.ok((await state(page)).shown < (await moments(page)).length - 1);
        await done(page, () => page.keyboard.press('.'));
    }));

test('a moment is saved as a situation, and two branches stand side by side', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['bold', 'bold']);
        const former = await moments(page);
        const outcome = (await state(page)).outcome;
        assert.ok(await page.locator('#play-beside').isHidden());
        const middle = Math.floor(former.length / 2);
        await done(page, () => page.locator('#play-at').fill(String(middle)));
        await page.click('#play-situation');
        await until('it is saved', async () => /\.situation$/.test(await page.locator('#play-said').innerText()));
        const file = (await page.locator('#play-said').innerText()).replace('Saved: ', '');
        assert.match(readFileSync(join(folder, `meeting-${file}`), 'utf8'), /^stand SouthFoot-1 of South\.SouthCentre is /m);
        // from the middle on with other dice
        await page.locator('#play-branch summary').click();
        await page.locator('#play-branch .seed').fill('99');
        await done(page, () => page.click('#branch-begin'));
        const branch = await moments(page);
        const rows = await page.locator('#play-beside tbody tr').allInnerTexts();
        assert.equal(rows.length, 3);
        assert.ok(rows.at(-1)?.includes(outcome), rows.join('; '));
        assert.match(await page.locator('#play-beside thead').innerText(), /Fought on \(shown\)\s+Before/);
        // both curves and the parting are in one chart
        assert.equal(await page.locator('.curve .other').count(), 2);
        assert.equal(await page.locator('.curve .parts').count(), 1);
        await done(page, () => page.click('#play-parting'));
        const parts = (await state(page)).branch.parts;
        assert.equal((await state(page)).shown, parts);
        const common = await places(page);
        assert.deepEqual(branch.slice(0, parts + 1), former.slice(0, parts + 1));
        // the other one at the same place, by key and by button
        await page.focus('#surface');
        await done(page, () => page.keyboard.press('x'));
        assert.deepEqual(await moments(page), former);
        assert.equal((await state(page)).shown, parts);
        assert.deepEqual(await places(page), common);
        assert.match(await page.locator('#play-beside thead').innerText(), /Before \(shown\)\s+Fought on/);
        await done(page, () => page.click('#play-other'));
        assert.deepEqual(await moments(page), branch);
        if (process.env.MUSTER_PICTURES) {
            await page.screenshot({ path: join(process.env.MUSTER_PICTURES, 'side-by-side.png') });
        }
    }));

/** Presses a button that saves, and reads what it has written. */
async function saved(page: Page, button: string, ending: string): Promise<Buffer> {
    await page.click(button);
    await until('it is saved', async () => (await page.locator('#play-said').innerText()).endsWith(ending));
    return readFileSync(join(folder, `meeting-${(await page.locator('#play-said').innerText()).replace('Saved: ', '')}`));
}

test('the film strip of a battle that is over is saved as picture and drawing', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['human', 'steady']);
        assert.ok(await page.locator('#play-png').isDisabled());
        await done(page, () => page.click('#play-battle'));
        const picture = await saved(page, '#play-png', '.png');
        assert.equal(picture.subarray(1, 4).toString('latin1'), 'PNG');
        assert.match((await saved(page, '#play-svg', '.svg')).toString('utf8'), /^<svg[^]*Seed 3/);
    }));

test('a test battle that was watched goes on upon the map of its text', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['steady', 'steady']);
        const log = (await saved(page, '#play-save', '.jsonl')).toString('utf8');
        const all = await moments(page);
        await page.click('#play-end');
        await until('the text is shown', async () => (await page.locator('#play-terms').count()) === 1);
        await done(page, () => world.tell({ event: 'play', log }));
        assert.deepEqual(await moments(page), all);
        assert.equal(world.last('play').log, log);
    }));

test('moments are looked at, jumped to, noted, and fought on from', { skip }, () =>
    within('meeting', async (world) => {
        const { page } = world;
        await begin(page, ['bold', 'bold']);
        const all = await moments(page);
        const end = await places(page);
        await done(page, () => page.locator('#play-at').fill('3'));
        assert.notDeepEqual(await places(page), end);
        await page.selectOption('#play-turn', 'charge');
        await done(page, () => page.click('#play-turn-next'));
        const charge = (await state(page)).shown;
        assert.equal(all[charge].turn, 'charge');
        assert.equal(all.findIndex((each, at) => at > 3 && each.turn === 'charge'), charge);
        // beside it the rules in words, and the line of the stand
        assert.match(await page.locator('#play-story .rules').innerText(), /^Rules: \d+(\.\d+)* \S/);
        await page.click('#play-story li:has([aria-current]) .act');
        await until('the line is shown', () => world.last('reveal') !== undefined);
        assert.deepEqual(
            world.last('reveal').source,
            await page.evaluate((id: string) => (globalThis as Json).musterMap.scene.items[id].source, all[charge].items[0]),
        );
        assert.ok(await page.locator('#play-turn option[value=event]').count() === 1, 'events can be searched for');
        // the charges of the stand that is selected
        const name = all[charge].turning.split(' ').find((word: string) => end[`stand:${word}`] !== undefined || /-\d+$/.test(word));
        await page.evaluate((id) => (globalThis as Json).musterMap.hand.select([id]), `stand:${name}`);
        await done(page, () => page.locator('#play-at').fill('0'));
        await done(page, () => page.click('#play-turn-next'));
        assert.ok(all[(await state(page)).shown].turning.split(' ').includes(name));
        // and all that it does, order by order
        await page.selectOption('#play-turn', 'stand');
        await done(page, () => page.locator('#play-at').fill('0'));
        await done(page, () => page.click('#play-turn-next'));
        assert.equal((await state(page)).shown, all.findIndex((each, at) => at > 0 && each.items.includes(`stand:${name}`)));
        await page.selectOption('#play-turn', 'break');
        await done(page, () => page.click('#play-turn-next'));
        assert.equal(all[(await state(page)).shown].turn, 'break');
        await done(page, () => page.locator('#play-at').fill(String(charge)));
        // a note with whatever in it, kept beside the log
        const evil = 'Here it turned: <img src=x onerror="document.title=1"> \\n';
        await page.fill('#play-note', evil);
        await page.click('#play-keep');
        await until('it is kept', async () => /\.notes/.test(await page.locator('#play-said').innerText()));
        assert.equal(await page.locator('img').count(), 0);
        const [log, notes] = (await page.locator('#play-said').innerText()).replace('Saved: ', '').split(', ');
        const kept = readFileSync(join(folder, `meeting-${notes}`), 'utf8');
        assert.match(kept, /^\d+ Here it turned: <img src=x onerror="document.title=1"> \\\\n$/m);
        // from the charge on with other dice
        const here = (await state(page)).shown;
        await page.locator('#play-branch summary').click();
        await page.locator('#play-branch .seed').fill('99');
        await done(page, () => page.click('#branch-begin'));
        const branch = await moments(page);
        assert.deepEqual(branch.slice(0, here + 1), all.slice(0, here + 1));
        assert.notDeepEqual(branch, all);
        assert.equal((await state(page)).notes.length, 1);
        await done(page, () => page.click('#play-back'));
        assert.deepEqual(await moments(page), all);
        // read again with its notes
        await page.click('#play-end');
        await page.locator('#play-open').waitFor();
        await page.setInputFiles('#play-open', [join(folder, `meeting-${log}`), join(folder, `meeting-${notes}`)]);
        await until('it is read', async () => (await state(page)) !== null && (await moments(page)).length === all.length);
        assert.equal((await state(page)).notes[0].text, evil.trim());
        assert.ok((await page.locator('#play-notes').innerText()).includes('<img src=x'));
    }));

test('the battle goes on after the page was loaded anew, and the text comes back when it is left', { skip }, () =>
    within('pavia', async (world) => {
        const { page } = world;
        await begin(page, ['human', 'human']);
        await done(page, () => page.click('#play-auto'));
        await done(page, () => page.click('#play-auto'));
        const now = await state(page);
        await page.waitForTimeout(400);
        await page.reload();
        await until('it goes on', async () => (await played(page)) !== '');
        assert.deepEqual((await state(page)).question, now.question);
        const scenes = world.asked.filter((each) => each.method === 'scene').length;
        await world.tell({ event: 'sceneChanged', change: { view: 'scene-pavia', base: 1, revision: 2 } });
        await world.tell({ event: 'open' });
        await page.waitForTimeout(200);
        assert.equal(world.asked.filter((each) => each.method === 'scene').length, scenes);
        await page.click('#playing-end');
        await until('the text is shown', () => world.asked.filter((each) => each.method === 'scene').length > scenes);
        await page.locator('#play-begin').waitFor();
        assert.ok(await page.locator('#playing').isHidden());
    }));

for (const [name, options] of looks) {
    test(`the checker of accessibility finds nothing in a battle in ${name}`, { skip }, () =>
        within(
            'pavia',
            async ({ page }) => {
                await page.click('[data-panel=battle]');
                assert.deepEqual(await violations(page, '#panel-battle'), [], 'before it begins');
                await done(page, () => page.click('#play-begin'));
                await done(page, () => page.click('#play-auto'));
                await page.locator('#play-branch summary').click();
                assert.deepEqual(await violations(page, '#panel-battle'), [], 'while it is played');
                await page.locator('#play-branch .seed').fill('99');
                await done(page, () => page.click('#branch-begin'));
                assert.ok(await page.locator('#play-beside').isVisible());
                assert.deepEqual(await violations(page), [], 'beside the battle it went on from');
                const wide = await page.evaluate(() => (globalThis as Json).document.documentElement.scrollWidth);
                assert.ok(wide <= page.viewportSize()!.width, `the page is ${wide} wide`);
            },
            options,
        ));
}
