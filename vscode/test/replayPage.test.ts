import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Browser, BrowserContextOptions, Page, chromium } from 'playwright-core';
import { packagedCommand } from './packagedServer';
import { everyLook, violations } from './accessibility';
import { Json, chromiumPath, until, withoutBrowser } from './mapBrowser';

/** The file of `muster battle --replay`, opened from the disk without a network. */
const skip = withoutBrowser;

/** A battle of each game, on hexes, boxes and the open table; MUSTER_EVERY_LOOK=true has a large one as well. */
const BATTLES = ['meeting', 'pavia', 'even-table', ...(everyLook ? ['seneffe'] : [])];

const root = join(__dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'muster-replay-'));
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
let browser: Browser;
/** Tabs that no test needs any more, by their look: a new one takes a third of a second. */
const tabs = new Map<string, Page>();

/** The command line of the package. */
function muster(...args: string[]): string {
    const command = packagedCommand(...args);
    const run = spawnSync(command.command, [...command.args], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert.equal(run.status, 0, `${run.stderr}${run.stdout}`);
    return run.stdout;
}

const example = (name: string): string => join(root, '..', 'examples', name);
const file = (name: string): string => join(folder, name);

before(async () => {
    if (skip) {
        return;
    }
    for (const name of BATTLES) {
        muster('battle', example(name), '--replay', file(`${name}.html`));
    }
    writeFileSync(file('meeting.jsonl'), muster('battle', example('meeting'), '--log', 'json'));
    muster('battle', file('meeting.jsonl'), '--from-round', '3', '--seed', '9', '--replay', file('two.html'));
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
});

after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
});

/** Opens a page as a reader does who got it by mail: it asks for nothing else, and complains of nothing. */
async function within(name: string, steps: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const look = JSON.stringify(options);
    const page = tabs.get(look) ?? (await (await browser.newContext({ viewport: SIZES.desktop, offline: true, ...options })).newPage());
    tabs.delete(look);
    const problems: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (failure) => problems.push(String(failure.stack)));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    page.on('request', (request) => asked.push(request.url()));
    const address = pathToFileURL(file(name)).toString();
    await page.goto(address);
    await until('the battle is there', async () => (await played(page)) !== '');
    await steps(page);
    page.removeAllListeners();
    assert.deepEqual(problems, []);
    assert.deepEqual(asked, [address]);
    await page.evaluate(() => (globalThis as Json).sessionStorage.clear());
    await page.goto('about:blank');
    tabs.set(look, page);
}

const played = (page: Page): Promise<string> => page.evaluate(() => (globalThis as Json).document.documentElement.dataset.played ?? '');
const shown = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Json).musterMap.play.state.shown);
const count = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Json).musterMap.play.moments.length);
const items = (page: Page): Promise<Json> => page.evaluate(() => (globalThis as Json).musterMap.scene.items);
const question = (page: Page): Promise<string> => page.locator('#play-question').innerText();

async function press(page: Page, key: string): Promise<void> {
    const before = await played(page);
    await page.keyboard.press(key);
    await until(`${key} shows another moment`, async () => (await played(page)) !== before);
}

for (const [size, viewport] of Object.entries(SIZES)) {
    for (const name of BATTLES) {
        test(`${name}: the file opens from the disk and is watched to its end, ${size}`, { skip }, () =>
            within(
                `${name}.html`,
                async (page) => {
                    assert.equal(await shown(page), 0);
                    assert.ok((await page.locator('svg.field .piece').count()) > 5);
                    await press(page, 'End');
                    assert.equal(await shown(page), (await count(page)) - 1);
                    assert.match(await question(page), /wins|draw/);
                    for (const part of ['#surface', '#play-story', '#play-at', '#play-run', '.curve']) {
                        const box = (await page.locator(part).last().boundingBox())!;
                        assert.ok(box.height > 1 && box.x >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height, `${part} is seen`);
                    }
                    const wide = await page.evaluate(() => (globalThis as Json).document.documentElement.scrollWidth);
                    assert.ok(wide <= viewport.width, `${wide} pixels wide`);
                },
                { viewport, hasTouch: size === 'phone' },
            ));
    }
}

test('the chances are drawn, told beside each side, and found where they swing', { skip }, () =>
    within('meeting.html', async (page) => {
        const told = (): Promise<string[]> => page.locator('#play-sides li, .sides li').allInnerTexts();
        const percents = async (): Promise<number[]> => (await told()).map((each) => Number(/chances (\d+) %/.exec(each)?.[1] ?? -1));
        assert.deepEqual(await percents(), [50, 50]);
        assert.equal(await page.locator('.chances .area').count(), 2);
        assert.match((await page.locator('.chances .course').getAttribute('d')) ?? '', /^M0\.00 8\.00/);
        const chances: number[] = await page.evaluate(() => (globalThis as Json).musterMap.play.moments.map((each: Json) => each.chances));
        assert.ok(chances.every((each) => each >= 0 && each <= 1));
        assert.ok(new Set(chances).size > 20);
        await press(page, 'End');
        const end = await percents();
        assert.deepEqual([end[0], end[0] + end[1]], [Math.round(100 * chances.at(-1)!), 100]);
        assert.match(await question(page), end[0] === 100 ? /^South wins/ : end[0] === 0 ? /^North wins/ : /draw/);
        assert.match((await page.locator('#play-at').getAttribute('aria-valuetext')) ?? '', /, chances of .* \d+ %$/);
        // a half percent is counted for one side only
        const halves = chances.flatMap((each, at) => (Math.round(1000 * each) % 10 === 5 ? [at] : []));
        assert.ok(halves.length > 0);
        for (const at of halves) {
            await page.evaluate((moment) => (globalThis as Json).musterMap.play.show(moment), at);
            const [first, second] = await percents();
            assert.equal(first + second, 100, `moment ${at}: ${chances[at]}`);
        }
        await press(page, 'End');
        // from the end back to a swing, where there is one
        const swings: number[] = await page.evaluate(() => (globalThis as Json).musterMap.play.moments.flatMap((each: Json, at: number) => (each.turn === 'swing' ? [at] : [])));
        assert.ok(swings.length > 0);
        for (const at of swings) {
            assert.ok(Math.abs(chances[at] - chances[at - 1]) >= 0.119);
        }
        await page.locator('#play-turn').selectOption('swing');
        await page.locator('#play-turn-back').click();
        await until('the swing is shown', async () => (await shown(page)) === swings.filter((at) => at < chances.length - 1).at(-1));
    }));

test('a moment that is jumped to is the one that steps lead to', { skip }, () =>
    within('meeting.html', async (page) => {
        const stepped: Json[] = [await items(page)];
        for (let at = 1; at < 40; at++) {
            await press(page, 'ArrowRight');
            stepped.push(await items(page));
        }
        for (const at of [39, 3, 34, 15, 17, 0, 16]) {
            await page.evaluate((moment) => (globalThis as Json).musterMap.play.show(moment), at);
            assert.equal(await shown(page), at);
            assert.deepEqual(await items(page), stepped[at], `moment ${at}`);
            const painted = await page.evaluate(() => [...(globalThis as Json).musterMap.view.pieces.known.keys()]);
            const forces = Object.keys(stepped[at]).filter((id) => /^(stand|general):[^/]*$/.test(id));
            assert.deepEqual(forces.filter((id) => !painted.includes(id)), []);
        }
    }));

test('keys go by moments and rounds, play and pause, and leave the field alone', { skip }, () =>
    within('meeting.html', async (page) => {
        await press(page, 'PageDown');
        const round = await page.locator('#playing-round').innerText();
        assert.match(round, /^Battle, round \d+$/);
        await press(page, 'PageDown');
        assert.notEqual(await page.locator('#playing-round').innerText(), round);
        await press(page, 'ArrowLeft');
        await press(page, 'Home');
        assert.equal(await shown(page), 0);
        await page.locator('#surface').focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        assert.equal(await shown(page), 0, 'on the field the arrows go over the field');
        await press(page, ' ');
        assert.equal(await page.locator('#play-run').innerText(), 'Pause');
        await page.keyboard.press(' ');
        assert.equal(await page.locator('#play-run').innerText(), 'Play');
        await page.selectOption('#play-turn', 'charge');
        await page.click('#play-turn-next');
        await until('a charge is found', async () => (await page.locator('#play-story [aria-current]').innerText()) !== '');
        const turn = await page.evaluate(() => (globalThis as Json).musterMap.play.moments[(globalThis as Json).musterMap.play.state.shown].turn);
        assert.equal(turn, 'charge');
    }));

test('a reader cannot change the battle, and is offered nothing that needs Muster', { skip }, () =>
    within('meeting.html', async (page) => {
        for (const part of ['#link', '#pin', '#playing-end', '[data-panel=palette]', '[data-panel=findings]']) {
            assert.equal(await page.locator(part).isVisible(), false, part);
        }
        for (const part of ['#play-save', '#play-undo', '#play-branch', '#play-note', '#play-end']) {
            assert.equal(await page.locator(part).count(), 0, part);
        }
        const before = await items(page);
        await page.locator('#surface').focus();
        for (const key of ['ArrowRight', 'Enter', 'q', 'Delete', 'Control+z', 'p', 'o']) {
            await page.keyboard.press(key);
        }
        assert.deepEqual(await items(page), before);
        assert.equal(await page.locator('#words').isVisible(), false);
        await page.click('[data-panel=list]');
        const heads = await page.locator('#tree > li > .line .label').allInnerTexts();
        assert.deepEqual(heads.slice(0, 2), ['The army from the south', 'The army from the north']);
    }));

test('two battles stand side by side up to their ends', { skip }, () =>
    within('two.html', async (page) => {
        assert.equal(await page.locator('.curve path.other').count(), 2);
        assert.match(await page.locator('#play-beside').innerText(), /Fought on \(shown\)/);
        await page.click('#play-parting');
        await until('where they part', async () => (await shown(page)) > 0);
        const parts = await page.evaluate(() => (globalThis as Json).musterMap.play.state.branch.parts);
        assert.equal(await shown(page), parts);
        const here = await items(page);
        await press(page, 'x');
        assert.equal(await shown(page), parts, 'the same moment');
        assert.deepEqual(await items(page), here);
        assert.match(await page.locator('#play-beside').innerText(), /Before \(shown\)/);
        await press(page, 'End');
        const before = await question(page);
        await page.click('#play-other');
        await until('the other one', async () => /Fought on \(shown\)/.test(await page.locator('#play-beside').innerText()));
        await press(page, 'End');
        assert.match(before, /wins|draw/);
        assert.match(await question(page), /wins|draw/);
        // the command line tells the same
        const lines = (log: string): string[] => muster('battle', ...log.split(' ')).split('\n').map((each) => each.trim()).filter(Boolean);
        const own = await page.evaluate(() => (globalThis as Json).musterMap.play.moments.flatMap((each: Json) => each.lines));
        assert.deepEqual(own, lines(`${file('meeting.jsonl')} --from-round 3 --seed 9`));
    }));

for (const [size, viewport] of Object.entries(SIZES)) {
    // each size in one theme; MUSTER_EVERY_LOOK=true has both
    const usual = size === 'phone' ? 'dark' : 'light';
    for (const colorScheme of (['light', 'dark'] as const).filter((each) => each === usual || everyLook)) {
        test(`axe finds nothing, ${size}, ${colorScheme}`, { skip }, () =>
            within(
                'two.html',
                async (page) => {
                    await press(page, 'End');
                    for (const panel of ['battle', 'list', 'layers', 'legend']) {
                        if (panel !== 'battle') {
                            await page.click(`[data-panel=${panel}]`);
                        }
                        assert.deepEqual(await violations(page, panel === 'battle' ? '' : `#panel-${panel}`), [], panel);
                    }
                },
                { viewport, colorScheme, hasTouch: size === 'phone' },
            ));
    }
}

test('a page in a browser that is too old says so', { skip }, async () => {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.addInitScript('delete window.DecompressionStream');
    await page.goto(pathToFileURL(file('meeting.html')).toString());
    await until('it says so', async () => /too old/.test(await page.locator('#none-why').innerText()));
    await context.close();
});
