// Tries the packed extension in a real editor, as a user does, and takes pictures in light and in dark. Not part of the build.
//
//   node try/take.mjs TOOLS PICTURES [light|dark] [map|dialogs|refactor]
//
// TOOLS is a folder where npm has installed node@24, code-server@4.139.1 and puppeteer-core@24; chromium is on the path (or
// in CHROMIUM). Each step fails where it does not see in time what it waits for. With one of
// the last words it tries these alone.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [tools, pictures] = process.argv.slice(2, 4).map((each) => resolve(each));
const only = process.argv[4];
const tours = () => ({ map: [mapTour], dialogs: [dialogTour, refactorTour], refactor: [refactorTour] })[process.argv[5]] ?? [tour, mapTour, dialogTour, refactorTour];
if (!tools || !pictures) {
    console.error('node try/take.mjs TOOLS PICTURES [light|dark]');
    process.exit(2);
}
mkdirSync(pictures, { recursive: true });
const puppeteer = createRequire(join(tools, 'package.json'))('puppeteer-core');
const node = join(tools, 'node_modules/node/bin/node');
const server = join(tools, 'node_modules/code-server/out/node/entry.js');

const home = mkdtempSync(join(tmpdir(), 'muster-try-'));
const folder = join(home, 'battles');

/** The examples as they are shipped. */
function examples() {
    rmSync(folder, { recursive: true, force: true });
    cpSync(here('../../examples/dreux'), folder, { recursive: true });
    cpSync(here('../../examples/situations'), join(folder, 'situations'), { recursive: true });
}

/** With expectations, one of which is missed, and a situation with an error. */
function examplesWithFindings() {
    examples();
    const dreux = readFileSync(join(folder, 'dreux.muster'), 'utf8');
    writeFileSync(
        join(folder, 'dreux.muster'),
        dreux.replace(/(scenario Dreux[^{]*\{\n)/, '$1    expect Royal wins 30%..100%\n    expect rounds 1..3\n'),
    );
    const evades = readFileSync(join(folder, 'situations/light-cavalry-evades.situation'), 'utf8');
    writeFileSync(
        join(folder, 'situations/argument.situation'),
        evades.replace('Gendarmes-1 moves via 0608 0607 ', 'Gendarmes-1 moves via 0608 0707 ').replace('facing N\n', 'facing X\n'),
    );
}

examples();

function freePort() {
    return new Promise((done) => {
        const probe = createServer().listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => done(port));
        });
    });
}

function settings(theme) {
    const user = join(home, 'user', 'User');
    mkdirSync(user, { recursive: true });
    writeFileSync(
        join(user, 'settings.json'),
        JSON.stringify({
            'workbench.colorTheme': theme,
            'workbench.startupEditor': 'none',
            'security.workspace.trust.enabled': false,
            'telemetry.telemetryLevel': 'off',
            'window.autoDetectColorScheme': false,
            'files.simpleDialog.enable': true,
            'chat.commandCenter.enabled': false,
            'workbench.secondarySideBar.defaultVisibility': 'hidden',
            'editor.minimap.enabled': false,
            'muster.balance.battles': 40,
        }),
    );
}

const places = ['--user-data-dir', join(home, 'user'), '--extensions-dir', join(home, 'extensions')];
const installed = spawnSync(node, [server, ...places, '--install-extension', here('../target/muster.vsix')], {
    stdio: 'inherit',
});
if (installed.status !== 0) {
    process.exit(1);
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The editor in one theme. */
async function editor(name, theme, steps) {
    settings(theme);
    const port = await freePort();
    const running = spawn(
        node,
        [server, ...places, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-update-check', folder],
        { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const browser = await puppeteer.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--lang=en'],
        defaultViewport: { width: 1360, height: 860 },
        protocolTimeout: 300_000,
    });
    try {
        for (let tries = 0; ; tries++) {
            try {
                await fetch(`http://127.0.0.1:${port}/healthz`);
                break;
            } catch (failure) {
                if (tries > 120) {
                    throw failure;
                }
                await pause(500);
            }
        }
        const page = await browser.newPage();
        await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`, { timeout: 240_000, waitUntil: 'domcontentloaded' });
        await page.waitForSelector('.monaco-workbench', { timeout: 120_000 });
        await pause(4000);
        const hands = new Hands(page, name);
        try {
            await steps(hands);
        } catch (failure) {
            await hands.picture('failed');
            throw failure;
        }
    } finally {
        await browser.close();
        running.kill();
        await pause(1000);
    }
}

/** What a user does. */
class Hands {
    constructor(page, name) {
        this.page = page;
        this.name = name;
        this.number = 0;
    }

    /** Waits until the editor shows a text somewhere; blanks count as one. */
    async sees(text, seconds = 60) {
        await this.page.waitForFunction(
            (wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
            { timeout: seconds * 1000, polling: 250 },
            text,
        );
    }

    /** Waits until the list of a quick input has an entry with this text. */
    async offers(text) {
        await this.page.waitForFunction(
            (wanted) =>
                [...document.querySelectorAll('.quick-input-list .monaco-list-row')].some((row) =>
                    row.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase()),
                ),
            { timeout: 60_000, polling: 250 },
            text,
        );
        await pause(400);
    }

    /** Waits until a quick input asks this. */
    async asks(question) {
        await this.page.waitForFunction(
            (wanted) =>
                [...document.querySelectorAll('.quick-input-widget')].some(
                    (widget) =>
                        widget.style.display !== 'none' &&
                        ((widget.querySelector('input.input')?.placeholder ?? '') + widget.innerText).includes(wanted),
                ),
            { timeout: 60_000, polling: 250 },
            question,
        );
        await pause(500);
    }

    async waits(selector, seconds = 90) {
        await this.page.waitForSelector(selector, { timeout: seconds * 1000 });
    }

    async press(...keys) {
        for (const key of keys) {
            const parts = key.split('+');
            for (const part of parts.slice(0, -1)) {
                await this.page.keyboard.down(part);
            }
            await this.page.keyboard.press(parts.at(-1));
            for (const part of parts.slice(0, -1).reverse()) {
                await this.page.keyboard.up(part);
            }
            await pause(300);
        }
    }

    async type(text) {
        await this.page.keyboard.type(text, { delay: 8 });
        await pause(700);
    }

    async command(title) {
        await this.press('F1');
        await this.waits('.quick-input-widget input');
        await this.type(title);
        await this.offers(title);
        // The first of the list is the one used last, which may be another of a like name.
        const rows = await this.page.$$('.quick-input-list .monaco-list-row');
        for (const row of rows) {
            const label = await row.evaluate((it) => it.innerText.trim().replace(/\s+/g, ' '));
            if (label.startsWith(title)) {
                await row.click();
                break;
            }
        }
        await pause(900);
    }

    async open(file) {
        await this.press('Control+KeyP');
        await this.waits('.quick-input-widget input');
        await this.type(file);
        await this.offers(file.replace(/:.*/, ''));
        await this.press('Enter');
        await pause(1500);
    }

    /** Goes to a line of the text, or to a column of one: 12 or 12:20. */
    async line(place) {
        await this.press('Control+KeyG');
        await this.waits('.quick-input-widget input');
        await this.type(place);
        await this.press('Enter');
    }

    /** Opens the entry of a tree with this text. */
    async unfold(text) {
        await this.sees(text);
        await this.page.evaluate((wanted) => {
            const rows = [...document.querySelectorAll('.sidebar .monaco-list-row')];
            rows.find((row) => row.innerText.includes(wanted)).querySelector('.monaco-tl-twistie').click();
        }, text);
        await pause(1500);
    }

    /** The page of the map, as soon as it shows a scene. */
    async map() {
        for (let tries = 0; tries < 240; tries++) {
            for (const frame of this.page.frames()) {
                const there = await frame
                    .evaluate(() => document.documentElement.dataset.revision !== undefined)
                    .catch(() => false);
                if (there) {
                    return frame;
                }
            }
            await pause(250);
        }
        throw new Error('the map shows no scene');
    }

    /** The spot of the window where something on the map is. */
    async spot(frame, find) {
        const within = await frame.evaluate(find);
        let [x, y] = [within.x, within.y];
        for (let each = frame; each.parentFrame(); each = each.parentFrame()) {
            const box = await (await each.frameElement()).boundingBox();
            if (each.parentFrame().parentFrame() === null || each === frame) {
                [x, y] = [x + box.x, y + box.y];
                break;
            }
        }
        return { x, y };
    }

    async picture(what) {
        await this.page.mouse.move(680, 855);
        await pause(1200);
        this.number++;
        const file = join(pictures, `${this.name}-${String(this.number).padStart(2, '0')}-${what}.png`);
        await this.page.screenshot({ path: file });
        console.log(file);
    }
}

async function tour(hands) {
    await hands.open('dreux.muster');
    await hands.press('Control+KeyG');
    await hands.type('66');
    await hands.press('Enter');
    await hands.sees('Test battle');
    await hands.sees('broken at 19');
    await hands.picture('battle');

    await hands.command('Muster: Test Battle');
    await hands.sees('Royal: Centre acts');
    await hands.picture('report');

    await hands.page.mouse.click(400, 300);
    await hands.command('Muster: Fight With Other');
    await hands.asks('Who leads');
    await hands.picture('commanders');
    await hands.type('bold');
    await hands.press('Enter');
    await hands.asks('Who leads Hug');
    await hands.press('Enter');
    await hands.asks('Another edition');
    await hands.picture('readings');
    await hands.press('Enter');
    await hands.asks('How often?');
    await hands.press('Enter');
    await hands.asks('The seed of the dice');
    await hands.press('Enter');
    await hands.sees('seed 1, Royal bold');

    await hands.page.mouse.click(400, 300);
    await hands.command('Muster: Balance');
    await hands.sees('wins');
    await hands.sees('What the scenario says');
    await hands.picture('balance');

    await hands.page.mouse.click(400, 300);
    await hands.command('Muster: Preview Pages');
    await hands.asks('Which page?');
    await hands.type('Dreux');
    await hands.press('Enter');
    await hands.waits('iframe.webview');
    await pause(3000);
    await hands.picture('preview');

    await hands.command('View: Close All Editors');
    await hands.open('argument.situation');
    await hands.waits('.squiggly-error');
    await hands.command('Problems: Focus on Problems View');
    await hands.sees('a facing is one of');
    await hands.picture('situation-problems');
    await hands.press('Control+KeyJ');

    await hands.open('light-cavalry-evades.situation');
    await hands.sees('Play');
    await hands.command('Muster: Play Situation');
    await hands.sees('As the file says');
    await hands.picture('situation-played');

    await hands.command('View: Close All Editors');
    await hands.command('Testing: Focus on Test Explorer View');
    await hands.sees('argument');
    await hands.command('Test: Run All Tests');
    await hands.waits('.testing-run-glyph, .codicon-testing-failed-icon', 120);
    await hands.unfold('dreux.muster');
    await hands.unfold('The battle of Dreux');
    await hands.sees('expect rounds 1..3');
    await hands.picture('testing');

    await hands.press('Control+KeyJ');
    await hands.command('View: Show Explorer');
    await hands.command('Welcome: Open Walkthrough');
    await hands.type('first battle');
    await hands.press('Enter');
    await hands.sees('Begin with a battle');
    await hands.picture('walkthrough');

    await hands.command('View: Close All Editors');
    await hands.command('Muster: New Battle');
    await hands.asks('What do you want to begin with?');
    await hands.picture('new');
    await hands.press('Escape');

    await hands.command('Tasks: Run Task');
    await hands.asks('Select the task to run');
    await hands.type('muster');
    await pause(1500);
    await hands.picture('tasks');
    await hands.press('Enter');
    await pause(1500);
    await hands.offers('muster: check');
    await hands.press('Enter');
    await hands.sees('check - Task');
    await pause(8000);
    await hands.picture('checked');

    await hands.command('Extensions: Show Installed Extensions');
    await hands.sees('Muster');
    await hands.picture('extension');
}

/** The first stand of the map and where it is in the page. */
const firstStand = () => {
    const { view } = window.musterMap;
    const stand = view.model.forces().find((each) => each.kind === 'stand');
    const spot = view.model.spot(stand);
    const pixel = view.camera.pixel(spot.x, spot.y);
    const box = view.surface.getBoundingClientRect();
    return { x: pixel.x + box.left, y: pixel.y + box.top, id: stand.id, line: stand.source.range.start.line + 1, place: stand.place };
};

/** The middle of a hex that is free, near the first stand. */
const freePlace = () => {
    const { view } = window.musterMap;
    const spot = view.model.places.middle('0409');
    const pixel = view.camera.pixel(spot.x, spot.y);
    const box = view.surface.getBoundingClientRect();
    return { x: pixel.x + box.left, y: pixel.y + box.top };
};

/** A battle is begun on the map, some orders are given, a refused one says why, and a reload brings the text back. */
async function playTour(hands, map) {
    await hands.command('Muster: Play Battle');
    await map.waitForSelector('#play-begin', { visible: true, timeout: 60_000 });
    await map.click('#play-begin');
    await map.waitForFunction(() => document.querySelector('#play-question')?.innerText.includes('round 1'), { timeout: 60_000 });
    await hands.picture('play');
    const asked = () => map.$eval('#play-question', (it) => it.innerText);
    for (let each = 0; each < 3; each++) {
        const before = await asked();
        await map.click('#play-auto');
        await map.waitForFunction((was) => document.querySelector('#play-question').innerText !== was, { timeout: 60_000 }, before).catch(() => {});
    }
    await map.click('#play-order');
    await hands.type('Swiss-1 fires at Foot-1');
    await hands.press('Enter');
    await map.waitForFunction(() => document.body.innerText.includes('Swiss-1 fires at Foot-1: '), { timeout: 60_000 });
    await hands.picture('play-refused');
}

/** The line of a file of the folder that has a text, counted from 1. */
const lineOf = (file, text) =>
    readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;

/** Everything that asks in steps: a map and a scenario are begun, a balance is run, a group and an army are taken out. */
async function dialogTour(hands) {
    await hands.press('Control+KeyB');
    await hands.command('Muster: New Map');
    await hands.asks('By which rules is it played?');
    await hands.picture('map-game');
    await hands.press('Enter');
    await hands.asks('How large is it');
    await hands.type('many');
    await hands.press('Enter');
    await hands.sees('Write the size as two numbers');
    await hands.picture('map-size');
    await hands.press('Control+KeyA');
    await hands.type('10x8');
    await hands.press('Enter');
    await hands.asks('What is it all of?');
    await hands.picture('map-ground');
    await hands.press('Enter');
    await hands.asks('What is the map called?');
    await hands.press('Control+KeyA');
    await hands.type('The water meadows');
    await hands.press('Enter');
    await hands.waits('.quick-input-widget input');
    await pause(1500);
    await hands.picture('map-file');
    await hands.press('Enter');
    await hands.sees('map TheWaterMeadows');
    await hands.picture('map-begun');

    await hands.command('Muster: New Scenario');
    await hands.asks('On which map?');
    await hands.picture('scenario-map');
    await hands.type('TheWaterMeadows');
    await hands.press('Enter');
    await hands.asks('Which army has the first side?');
    await hands.press('Enter');
    await hands.asks('Which army has the other side?');
    await hands.press('ArrowDown', 'Enter');
    await hands.asks('What is the battle called?');
    await hands.press('Enter');
    await hands.asks('What are the two sides called?');
    await hands.picture('scenario-sides');
    await hands.press('Enter');
    await hands.waits('.quick-input-widget input');
    await pause(1500);
    await hands.press('Enter');
    await hands.sees('scenario Saturday');
    await hands.picture('scenario-begun');

    await hands.command('View: Close All Editors');
    await hands.open(`dreux.muster:${lineOf('dreux.muster', 'scenario ')}`);
    await hands.sees('Test battle');
    await hands.command('Muster: Balance Until Known');
    await hands.offers('To 5 points');
    await hands.picture('balance-known');
    await hands.press('Enter');
    await hands.sees('of its Break Points', 240);
    await hands.picture('balance-told');

}

/** A group is taken out of another one, and an army is moved to a file of its own. */
async function refactorTour(hands) {
    await hands.sees('dreux.muster');
    await pause(5000);
    await hands.press('Control+KeyB');
    await hands.open('dreux.muster');
    await hands.line(`${lineOf('dreux.muster', ' group ') + 2}:20`);
    await hands.sees('Test battle');
    await pause(2000);
    await hands.press('Control+Shift+KeyR');
    await hands.sees('into a new group');
    await hands.picture('extract-offered');
    await hands.press('Enter');
    await hands.sees('LeftGeneral2');
    await hands.picture('extracted');
    await hands.press('Escape', 'Escape', 'Control+KeyZ');

    await hands.command('View: Close All Editors');
    await hands.open('dreux.muster');
    await hands.line(`${lineOf('dreux.muster', 'army RoyalCatholic ')}`);
    await pause(2500);
    await hands.press('Control+Shift+KeyR');
    await hands.sees('Move');
    await hands.picture('move-offered');
    await hands.press('Enter');
    await pause(2500);
    await hands.picture('moved');
}

async function mapTour(hands) {
    await hands.command('View: Close All Editors');
    await hands.press('Control+KeyB');
    await hands.open('dreux.muster');
    await hands.command('Muster: Open Map to the Side');
    let map = await hands.map();
    await hands.picture('map');

    // a click on a stand shows its line in the other column
    const stand = await map.evaluate(firstStand);
    const at = await hands.spot(map, firstStand);
    await hands.page.mouse.click(at.x, at.y);
    await hands.page.waitForFunction(
        (line) => [...document.querySelectorAll('.active-line-number')].some((each) => each.textContent === String(line)),
        { timeout: 60_000 },
        stand.line,
    );
    await map.waitForSelector('svg.field .halo');
    await hands.picture('map-click');

    // the caret marks its stand
    await hands.page.mouse.click(400, 250);
    await hands.press('Control+KeyG');
    await hands.type(String(stand.line + 1));
    await hands.press('Enter');
    await map.waitForSelector('svg.field .glow', { timeout: 30_000 });
    await hands.picture('map-caret');

    // the status line says what place the caret is at
    const lines = readFileSync(join(folder, 'dreux.muster'), 'utf8').split('\n');
    await hands.page.mouse.click(400, 250);
    await hands.press('Control+KeyG');
    await hands.type(`${stand.line}:${lines[stand.line - 1].indexOf(stand.place) + 2}`);
    await hands.press('Enter');
    await hands.page.waitForFunction(
        (place) => [...document.querySelectorAll('.statusbar-item')].some((each) => each.textContent.startsWith(`${place} `)),
        { timeout: 30_000 },
        stand.place,
    );
    await hands.picture('place-at-caret');

    // a drag changes the text in one step of its history
    const moved = await map.evaluate(() => window.musterMap.view.model.allows('move'));
    if (moved) {
        await hands.page.mouse.move(at.x, at.y);
        await hands.page.mouse.down();
        const free = await hands.spot(map, freePlace);
        await hands.page.mouse.move(free.x, free.y, { steps: 12 });
        await pause(6000);
        await hands.page.screenshot({ path: join(pictures, `${hands.name}-map-drag.png`) });
        await hands.page.mouse.up();
        await map.waitForFunction(
            (before) => window.musterMap.view.model.forces().find((each) => each.kind === 'stand').place !== before,
            { timeout: 60_000 },
            stand.place,
        );
        await hands.picture('map-moved');
        await hands.page.mouse.click(at.x, at.y + 60);
        await map.focus('#surface');
        await hands.press('Control+KeyZ');
        await map.waitForFunction(
            (before) => window.musterMap.view.model.forces().find((each) => each.kind === 'stand').place === before,
            { timeout: 60_000 },
            stand.place,
        );
    }

    // a half-typed line leaves the last good map
    await hands.page.mouse.click(400, 250);
    await hands.press('Control+KeyG');
    await hands.type(String(stand.line));
    await hands.press('Enter', 'End', 'Enter');
    await hands.type('stand');
    await map.waitForSelector('#surface.stale', { timeout: 60_000 });
    await hands.picture('map-half-typed');
    await hands.press('Control+KeyZ', 'Control+KeyZ');
    await map.waitForSelector('#surface:not(.stale)', { timeout: 60_000 });

    await playTour(hands, map);

    // it is there again after a reload
    await hands.command('Developer: Reload Window');
    await hands.waits('.monaco-workbench', 120);
    map = await hands.map();
    await hands.picture('map-reloaded');

    await hands.open('dreux.muster');
    await hands.command('Muster: Test Battle');
    await hands.sees('Replay: ', 90);
    await pause(3000);
    await hands.picture('replay');
}

try {
    for (const [name, theme] of [
        ['light', 'Default Light Modern'],
        ['dark', 'Default Dark Modern'],
    ]) {
        if (only === undefined || only === name) {
            for (const each of tours()) {
                if (each === tour) {
                    examplesWithFindings();
                } else {
                    examples();
                }
                await editor(name, theme, each);
            }
        }
    }
} finally {
    rmSync(home, { recursive: true, force: true });
}
