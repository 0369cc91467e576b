import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Page } from 'playwright-core';
import { everyLook, looks, violations } from './accessibility';
import { Json, PageWorlds, World, pixelOf, pixelOfPlace, recordScenes, until, withoutBrowser } from './mapBrowser';

const EXAMPLES = {
    dreux: 'dreux/dreux.muster',
    seneffe: 'seneffe/seneffe.muster',
    pavia: 'pavia/pavia.muster',
    breitenfeld: 'breitenfeld/breitenfeld.muster',
};

if (withoutBrowser) {
    console.log(`The page of the map is not tested: ${withoutBrowser}.`);
}

const skip = withoutBrowser;
const worlds = new PageWorlds();
let scenes: Record<string, Json>;

/** A scene on which everything can be done, whatever the server of the package offers already. */
function able(name: string): Json {
    const scene = structuredClone(scenes[name]);
    scene.tools.actions = ['move', 'turn', 'wheel', 'delete', 'insert', 'paint', 'height', 'side', 'way', 'zone', 'name', 'entry'];
    for (const item of Object.values<Json>(scene.items)) {
        if (item.kind === 'stand' || item.kind === 'general') {
            item.can = ['move', 'turn', 'delete'];
        }
    }
    return scene;
}

const ofKind = (scene: Json, kind: string): Json[] => Object.values<Json>(scene.items).filter((each) => each.kind === kind);

before(async () => {
    if (!skip) {
        scenes = await recordScenes(EXAMPLES);
        await worlds.start();
    }
});

after(() => worlds.stop());

const text = (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

/** The page with a scene, and its end, whatever comes. */
async function within(scene: Json, steps: (world: World) => Promise<void>, options = {}): Promise<void> {
    const world = await worlds.open(scene, options);
    await steps(world);
    await world.close();
}

/** An answer to an action, and the scene that comes of it. */
function acts(world: World, scene: Json, change: (item: Json, params: Json) => void): void {
    let revision = scene.revision;
    world.answers.act = async (params) => {
        const items: Record<string, Json> = {};
        for (const id of params.action.items ?? []) {
            items[id] = structuredClone(scene.items[id]);
            change(items[id], params);
        }
        await world.tell({ event: 'sceneChanged', change: { view: scene.view, base: revision, revision: revision + 1, items } });
        revision++;
        return { title: 'Move', edit: {}, refusal: '', stale: false, scene: null, selected: params.action.items ?? [] };
    };
    world.answers.preview = () => ({ stale: false, places: [] });
}

for (const name of Object.keys(EXAMPLES)) {
    test(`${name}: everything on the map is painted and listed`, { skip }, () =>
        within(scenes[name], async ({ page }) => {
            const scene = scenes[name];
            assert.equal(await text(page, '#title'), scene.title);
            const stands = ofKind(scene, 'stand').length;
            assert.ok(stands > 10);
            assert.equal(await page.locator('svg.field .piece.stand').count(), stands);
            assert.equal(await page.locator('svg.field .piece.general').count(), ofKind(scene, 'general').length);
            const colours = await page.evaluate(() => {
                const canvas = (globalThis as Json).document.querySelector('#surface canvas');
                const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
                const seen = new Set();
                for (let i = 0; i < data.length; i += 4 * 97) {
                    seen.add(`${data[i]} ${data[i + 1]} ${data[i + 2]} ${data[i + 3]}`);
                }
                return seen.size;
            });
            assert.ok(colours > 12, `the ground has ${colours} colours`);
            await page.click('[data-panel=list]');
            const leaves = await page.locator('#tree [role=treeitem]:not([aria-expanded])').count();
            assert.ok(leaves >= stands, `${leaves} in the tree`);
        }));

    test(`${name}: 1,000 spots are on what their regions say`, { skip }, () =>
        within(scenes[name], async ({ page }) => {
            const wrong = await page.evaluate(() => {
                const { view } = (globalThis as Json).musterMap;
                const { scene } = view.model;
                const pen = (globalThis as Json).document.createElement('canvas').getContext('2d');
                let seed = 7;
                const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
                const found: string[] = [];
                let hits = 0;
                for (let n = 0; n < 1000; n++) {
                    const x = random() * scene.board.width;
                    const y = random() * scene.board.height;
                    // the browser's own geometry judges rings and lines, one item after the other
                    let expected = '';
                    for (const layer of scene.layers) {
                        for (const id of view.off.has(layer.id) ? [] : layer.items) {
                            const { hit, kind } = scene.items[id];
                            if (!hit || kind === 'field') {
                                continue;
                            }
                            const path = (points: number[], end: string): string =>
                                points.map((at, i) => (i === 0 ? 'M' : i % 2 === 0 ? 'L' : ' ') + at).join('') + end;
                            const rings = new (globalThis as Json).Path2D(hit.rings.map((each: number[]) => path(each, 'Z')).join(''));
                            const lines = new (globalThis as Json).Path2D(hit.lines.map((each: number[]) => path(each, '')).join(''));
                            pen.lineWidth = 2 * hit.reach;
                            pen.lineCap = 'round';
                            pen.lineJoin = 'round';
                            if (pen.isPointInPath(rings, x, y, 'evenodd') || (hit.lines.length > 0 && pen.isPointInStroke(lines, x, y))) {
                                expected = id.split('/')[0];
                            }
                        }
                    }
                    const answer = view.model.at(x, y, (layer: Json) => view.isOn(layer))[0]?.id ?? '';
                    hits += answer === '' ? 0 : 1;
                    if (answer !== expected) {
                        found.push(`${x} ${y}: ${answer} and not ${expected}`);
                    }
                }
                return { found, hits };
            });
            // a spot within a hair of an edge may fall on either side of it
            assert.ok(wrong.found.length <= 2, wrong.found.join('\n'));
            assert.ok(wrong.hits > 20, `${wrong.hits} hits`);
        }));
}

test('a click selects, marks, and shows the deployment line; a double click the army line', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const stand = ofKind(scenes.dreux, 'stand').find((each) => each.definition);
        const at = await pixelOf(page, stand.id);
        await page.mouse.click(at.x, at.y);
        assert.equal(await text(page, '#selected'), stand.label);
        assert.equal(await page.locator('svg.field .halo:not(.casing)').count(), 1);
        await until('the line is shown', () => world.last('reveal') !== undefined);
        assert.deepEqual(world.last('reveal').source, stand.source);
        await page.mouse.dblclick(at.x, at.y);
        await until('the army line is shown', () => JSON.stringify(world.last('reveal').source) === JSON.stringify(stand.definition));
        assert.equal(world.last('reveal').focus, true);
    }));

test('a click on what has a finding shows the text of the finding', { skip }, () => {
    const scene = able('dreux');
    const [stand] = ofKind(scene, 'stand').filter((each) => each.source);
    const range = (line: number): Json => ({ start: { line, character: 4 }, end: { line, character: 9 } });
    const { uri } = stand.source;
    const finding = (severity: string, line: number, items: string[], places: string[]): Json =>
        ({ severity, message: `${severity} here`, code: 'V-1', source: { uri, range: range(line) }, items, places });
    scene.findings = [finding('warning', 7, [stand.id], []), finding('error', 8, [stand.id], []), finding('error', 9, [], ['0202'])];
    return within(scene, async (world) => {
        const { page } = world;
        const at = await pixelOf(page, stand.id);
        await page.mouse.click(at.x, at.y);
        await until('the worst is shown', () => world.last('reveal')?.source.range.start.line === 8);
        assert.equal(await text(page, '#under'), 'error here');
        const ground = await pixelOfPlace(page, '0202');
        await page.mouse.click(ground.x, ground.y);
        await until('that of the place is shown', () => world.last('reveal').source.range.start.line === 9);
    });
});

test('a drag shows where it may go, and becomes one action', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        const stand = ofKind(scene, 'stand')[0];
        acts(world, scene, (item, params) => {
            item.place = params.action.to;
        });
        world.answers.preview = () => ({
            stale: false,
            places: [
                { place: '0808', allowed: true, words: '' },
                { place: '0809', allowed: false, words: 'the hex is occupied' },
            ],
        });
        const from = await pixelOf(page, stand.id);
        const good = await pixelOfPlace(page, '0808');
        const bad = await pixelOfPlace(page, '0809');
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(bad.x, bad.y, { steps: 5 });
        await page.locator('svg.field .tint.denied').waitFor({ state: 'attached' });
        assert.equal(await page.locator('svg.field .tint.allowed').count(), 1);
        assert.equal(await page.locator('svg.field .tint.refused').count(), 1);
        assert.match(await text(page, '#tip'), /the hex is occupied/);
        await page.mouse.up();
        await page.locator('#words').waitFor();
        assert.equal(await text(page, '#words'), 'the hex is occupied');
        assert.equal(world.last('act'), undefined, 'what is refused is not sent');

        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(good.x, good.y, { steps: 5 });
        await page.locator('svg.field .tint.target').waitFor({ state: 'attached' });
        await page.mouse.up();
        await until('it is sent', () => world.last('act') !== undefined);
        assert.deepEqual(world.last('act'), {
            revision: scene.revision,
            action: { kind: 'move', items: [stand.id], from: stand.place, to: '0808' },
        });
        assert.deepEqual(world.last('preview').action, { kind: 'move', items: [stand.id], from: stand.place });
        await until('the ghost is gone', async () => (await page.locator('svg.field .ghost > *').count()) === 0);
        assert.equal(world.asked.filter((each) => each.method === 'act').length, 1);
    }));

test('Escape leaves it where it was, and a drag of the ground moves the view', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        world.answers.preview = () => ({ stale: false, places: [] });
        const stand = ofKind(scenes.dreux, 'stand')[0];
        const from = await pixelOf(page, stand.id);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + 200, from.y - 100, { steps: 4 });
        await page.keyboard.press('Escape');
        await page.mouse.up();
        assert.equal(world.last('act'), undefined);
        await page.mouse.move(600, 120);
        await page.mouse.down();
        await page.mouse.move(560, 180, { steps: 4 });
        await page.mouse.up();
        const moved = await pixelOf(page, stand.id);
        assert.deepEqual([Math.round(moved.x - from.x), Math.round(moved.y - from.y)], [-40, 60]);
        await page.mouse.move(300, 300);
        await page.mouse.wheel(0, -240);
        await until('it is closer', () => page.evaluate(() => (globalThis as Json).musterMap.view.camera.scale > 4.9));
    }));

test('a drop on an old text is done again where the stand still is, and refused where it is not', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        const stand = ofKind(scene, 'stand')[0];
        const newer = { ...structuredClone(scene), revision: scene.revision + 4 };
        const elsewhere = { ...structuredClone(scene), revision: scene.revision + 9 };
        elsewhere.items[stand.id].place = '0101';
        const stale = (answer: Json): Json => ({ title: '', edit: null, refusal: '', stale: true, scene: answer, selected: [] });
        world.answers.act = (params) =>
            params.revision === newer.revision
                ? { title: 'Move', edit: null, refusal: '', stale: false, scene: null, selected: [] }
                : stale(params.revision === scene.revision ? newer : elsewhere);
        const move = (to: string): Promise<Json> =>
            page.evaluate(
                ([id, from, there]) => (globalThis as Json).musterMap.act({ kind: 'move', items: [id], from, to: there }),
                [stand.id, stand.place, to],
            );
        assert.equal((await move('0808')).done, true);
        assert.equal(world.asked.filter((each) => each.method === 'act').length, 2);
        world.answers.act = () => stale(elsewhere);
        assert.equal((await move('0809')).done, false);
        assert.match(await text(page, '#words'), /The text has changed meanwhile/);
    }));

/** Moves what an action names, as the text says it when it has changed, after a while. */
function moves(world: World, scene: Json, while_: number): void {
    let now = structuredClone(scene);
    world.answers.act = async ({ action }) => {
        await new Promise((done) => setTimeout(done, while_));
        const items = Object.fromEntries(action.items.map((id: string) => [id, { ...structuredClone(now.items[id]), place: action.to }]));
        now = { ...now, revision: now.revision + 1, items: { ...now.items, ...items } };
        await world.tell({ event: 'sceneChanged', change: { view: scene.view, base: now.revision - 1, revision: now.revision, items } });
        return { title: `Move to ${action.to}`, edit: {}, refusal: '', stale: false, scene: null, selected: action.items };
    };
    world.answers.preview = ({ places }) => ({ stale: false, places: places.map((place: string) => ({ place, allowed: true, words: '' })) });
    world.answers.locate = ({ place }) => ({ revision: now.revision, scenario: '', items: [], places: [], sources: [], label: `at ${place}` });
}

const doneTo = (world: World): string[] => world.asked.filter((each) => each.method === 'act').map(({ params }) => `${params.action.from} ${params.action.to}`);

test('keys that are pressed while a move is on its way are about what comes of it', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        moves(world, scene, 150);
        const stand = ofKind(scene, 'stand')[0];
        const next = (from: string): Promise<string> => page.evaluate((place) => (globalThis as Json).musterMap.view.model.places.next(place, 'right'), from);
        const [second, third] = [await next(stand.place), await next(await next(stand.place))];
        const at = await pixelOf(page, stand.id);
        await page.mouse.click(at.x, at.y);
        await page.locator('#surface').focus();
        // the cursor goes on from where the stand is put
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Control+ArrowRight');
        await page.keyboard.press('Control+ArrowRight');
        await until('a place is told', () => world.asked.some((each) => each.method === 'locate'));
        await until('the second key is told', async () => (await text(page, '#speech')) === `at ${third}`);
        assert.deepEqual(world.asked.filter((each) => each.method === 'locate').map(({ params }) => params.place), [second, third]);
        assert.deepEqual(doneTo(world), [`${stand.place} ${second}`]);
    }));

test('a stand is picked up and put down by keys that are quicker than the text', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        moves(world, scene, 150);
        const stand = ofKind(scene, 'stand')[0];
        const places = await page.evaluate((first) => {
            const { places: all } = (globalThis as Json).musterMap.view.model;
            const found = [first];
            for (let i = 0; i < 4; i++) {
                found.push(all.next(found.at(-1), 'right'));
            }
            return found;
        }, stand.place);
        const at = await pixelOf(page, stand.id);
        await page.mouse.click(at.x, at.y);
        await page.locator('#surface').focus();
        for (const key of ['ArrowRight', ' ', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight']) {
            await page.keyboard.press(key);
        }
        const expected = [`${places[0]} ${places[1]}`, `${places[1]} ${places[3]}`, `${places[3]} ${places[4]}`];
        await until('all is done', () => doneTo(world).length >= 3);
        assert.deepEqual(doneTo(world), expected);
        await until('it is over', () => page.evaluate(() => (globalThis as Json).musterMap.hand.trial === undefined && (globalThis as Json).musterMap.hand.underWay === 0));
        // Escape gives up what has been pressed and not begun
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Escape');
        await until('the first is done', () => doneTo(world).length === 4);
        await new Promise((done) => setTimeout(done, 400));
        assert.equal(doneTo(world).length, 4);
    }));

test('a difference moves what it is about, and an unknown base has the scene asked for again', { skip }, () =>
    within(scenes.dreux, async (world) => {
        const { page } = world;
        const scene = scenes.dreux;
        const stand = structuredClone(ofKind(scene, 'stand')[0]);
        const before = await pixelOf(page, stand.id);
        stand.hit.rings = stand.hit.rings.map((ring: number[]) => ring.map((each, i) => (i % 2 === 0 ? each + 20 : each)));
        await world.tell({
            event: 'sceneChanged',
            change: { view: scene.view, base: scene.revision, revision: scene.revision + 1, items: { [stand.id]: stand } },
        });
        await until('it has moved', async () => (await pixelOf(page, stand.id)).x > before.x + 20);
        const asked = world.asked.filter((each) => each.method === 'scene').length;
        await world.tell({ event: 'sceneChanged', change: { view: scene.view, base: 77, revision: 99 } });
        await until('it is asked for', () => world.asked.filter((each) => each.method === 'scene').length > asked);
    }));

test('the last good map stays, with a rim, while the text cannot be read', { skip }, () =>
    within(scenes.pavia, async (world) => {
        const { page } = world;
        const scene = scenes.pavia;
        const change = { view: scene.view, base: scene.revision, revision: scene.revision + 1, stale: 'There is an error to mend first.' };
        await world.tell({ event: 'sceneChanged', change });
        await page.locator('#stale').waitFor();
        assert.equal(await page.locator('#stale').getAttribute('title'), 'There is an error to mend first.');
        assert.ok(await page.locator('#surface.stale').count());
        assert.ok((await page.locator('svg.field .piece.stand').count()) > 10);
        await world.tell({ event: 'sceneChanged', change: { ...change, base: change.revision, revision: change.revision + 1, stale: '' } });
        await page.locator('#stale').waitFor({ state: 'hidden' });
    }));

test('without a scenario the page says what to do', { skip }, () =>
    within(null, async (world) => {
        world.answers.scene = () => ({ scene: null, refusal: 'There is no scenario in armies.muster.' });
        await world.tell({ event: 'open' });
        await world.page.locator('#none').waitFor();
        assert.match(await text(world.page, '#none'), /Open a scenario; its field appears here\.\s+There is no scenario in armies\.muster\./);
    }));

test('all of it goes by keyboard, and a screen reader hears it', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        acts(world, scene, (item, params) => {
            item.place = params.action.to ?? item.place;
        });
        world.answers.locate = (params) => ({ revision: 1, scenario: '', items: [], places: [], sources: [], label: `${params.place}, said` });
        await page.focus('#surface');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await until('the place is said', async () => /^\d{4}, said$/.test(await text(page, '#speech')));
        assert.equal(await page.locator('svg.field path.cursor:not(.casing)').count(), 1);

        await page.keyboard.press(']');
        const first = ofKind(scene, 'stand')[0];
        assert.match(await text(page, '#selected'), /\S/);
        const selected = (): Promise<string[]> => page.evaluate(() => (globalThis as Json).musterMap.hand.selection);
        assert.equal((await selected()).length, 1);
        await page.keyboard.press('e');
        await until('it turns', () => world.last('act')?.action.kind === 'turn');
        assert.deepEqual(world.last('act').action, { kind: 'turn', items: await selected(), steps: 1 });
        await page.keyboard.press('ArrowLeft');
        await until('it moves', () => world.last('act')?.action.kind === 'move');

        await page.keyboard.press(' ');
        await until('it is picked up', async () => /Picked up/.test(await text(page, '#speech')));
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        const before = world.asked.filter((each) => each.method === 'act').length;
        await page.keyboard.press('Enter');
        await until('it is put down', () => world.asked.filter((each) => each.method === 'act').length === before + 1);

        await page.keyboard.press('g');
        await until('the whole group is selected', async () => (await selected()).length > 2);
        await page.keyboard.press('Delete');
        await until('it is deleted', () => world.last('act').action.kind === 'delete');
        await page.keyboard.press('Control+z');
        await until('it is undone', () => world.asked.some((each) => each.method === 'undo'));
        await page.keyboard.press('Control+.');
        await page.locator('#menu [role=menuitem]').first().waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.locator('#keys').waitFor();
        await page.keyboard.press('Escape');
        assert.ok(first);
    }));

test('the tree selects, and shows what is selected', { skip }, () =>
    within(able('seneffe'), async (world) => {
        const { page } = world;
        await page.click('[data-panel=list]');
        await page.locator('#tree [role=treeitem]').first().focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const group = await page.evaluate(() => (globalThis as Json).musterMap.hand.selection.length);
        assert.ok(group > 1, `${group} of the group`);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press(' ');
        await until('one is selected', async () => (await page.locator('#tree [aria-selected=true]').count()) === 1);
        assert.equal(await page.evaluate(() => (globalThis as Json).musterMap.hand.selection.length), 1);
    }));

test('a line of the army is pulled onto the map, ground is painted, a zone gets its name', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        acts(world, scene, () => {});
        await page.click('[data-panel=palette]');
        const side = scene.tools.sides[0];
        const card = page.locator(`[data-key="insert ${side.name} ${side.lines[0].name}"]`);
        const box = (await card.boundingBox())!;
        const to = await pixelOfPlace(page, '0505');
        await page.mouse.move(box.x + 10, box.y + 10);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 6 });
        await page.mouse.up();
        await until('it is deployed', () => world.last('act') !== undefined);
        assert.deepEqual(world.last('act').action, {
            kind: 'insert',
            side: side.name,
            group: side.groups[0].name,
            line: side.lines[0].name,
            to: '0505',
        });

        const ground = scene.tools.terrains.find((each: Json) => each.use.includes('ground'));
        await page.click(`[data-key="paint ${ground.key}"]`);
        const start = await pixelOfPlace(page, '0606');
        const end = await pixelOfPlace(page, '0806');
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 12 });
        await page.mouse.up();
        await until('it is painted', () => world.last('act').action.kind === 'paint');
        assert.deepEqual(world.last('act').action, { kind: 'paint', terrain: ground.key, places: ['0606', '0706', '0806'] });

        await page.click('[data-key="zone"]');
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 12 });
        await page.mouse.up();
        await page.keyboard.type('Camp');
        await page.keyboard.press('Enter');
        await until('it is a zone', () => world.last('act').action.kind === 'zone');
        assert.deepEqual(world.last('act').action, { kind: 'zone', name: 'Camp', places: ['0606', '0706', '0806'] });
        await page.keyboard.press('Escape');
        await page.locator('#tool').waitFor({ state: 'hidden' });
    }));

test('ways are drawn by a drag, by clicks and by keys, sides by keys, heights up and down', { skip }, () =>
    within(able('dreux'), async (world) => {
        const { page } = world;
        const scene = able('dreux');
        acts(world, scene, () => {});
        const action = (): Json => world.last('act')?.action;
        const at = (place: string): Promise<{ x: number; y: number }> => pixelOfPlace(page, place);
        await page.click('[data-panel=palette]');
        await page.click('[data-key="way stream"]');
        const [from, to] = [await at('0606'), await at('0806')];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 12 });
        assert.equal(await page.locator('svg.field .tint.drawn').count(), 1);
        await page.mouse.up();
        await until('it is drawn', () => action()?.kind === 'way');
        assert.deepEqual(action(), { kind: 'way', terrain: 'stream', places: ['0606', '0706', '0806'] });

        // points are clicked one by one; a double click is the last
        for (const place of ['0606', '0706']) {
            const spot = await at(place);
            await page.mouse.click(spot.x, spot.y);
        }
        const last = await at('0805');
        await page.mouse.dblclick(last.x, last.y);
        await until('it is drawn', () => action().places[2] === '0805');
        assert.deepEqual(action().places, ['0606', '0706', '0805']);

        // with keys, the space bar takes a place, and Enter draws them all
        const asked = world.asked.filter((each) => each.method === 'act').length;
        const start = await at('0606');
        await page.mouse.click(start.x, start.y);
        await page.keyboard.press('Backspace');
        const says = (start: string): Promise<void> =>
            until(`it says ${start}`, async () => (await text(page, '#speech')).startsWith(start));
        await page.keyboard.press('ArrowRight');
        await says('0606. ');
        await page.keyboard.press('Space');
        await says('0606. Enter');
        await page.keyboard.press('ArrowRight');
        await says('0706. ');
        await page.keyboard.press('Space');
        await until('it is said', async () => /^0606 0706\. Enter draws it/.test(await text(page, '#speech')));
        assert.equal(world.asked.filter((each) => each.method === 'act').length, asked);
        await page.keyboard.press('Enter');
        await until('it is drawn', () => action().places.length === 2);
        assert.deepEqual(action().places, ['0606', '0706']);

        await page.click('[data-key="side stream"]');
        await page.locator('#surface').focus();
        await page.keyboard.press('ArrowRight');
        await says('0806. ');
        await page.keyboard.press('e');
        await until('the side is said', async () => /^The side between 0806 and \d{4}$/.test(await text(page, '#speech')));
        const beyond = (await text(page, '#speech')).slice(-4);
        assert.equal(await page.locator('svg.field .tint.pointed').count(), 1);
        await page.keyboard.press('Enter');
        await until('it is drawn', () => action().kind === 'side');
        assert.deepEqual(action(), { kind: 'side', terrain: 'stream', places: ['0806', beyond] });

        await page.click('[data-key="raise by 1"]');
        await page.mouse.click(start.x, start.y);
        await until('it is higher', () => action().kind === 'height');
        assert.deepEqual(action(), { kind: 'height', steps: 1, places: ['0606'] });
    }));

test('on a table a drag lays ground from corner to corner', { skip }, () => {
    const scene = able('breitenfeld');
    scene.tools.actions = ['area', 'way'];
    return within(scene, async (world) => {
        const { page } = world;
        acts(world, scene, () => {});
        await page.click('[data-panel=palette]');
        await page.locator('[data-key^="area "]').first().click();
        const [from, to] = [await pixelOfPlace(page, '5,5'), await pixelOfPlace(page, '9,8')];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 12 });
        await page.mouse.up();
        await until('it is laid', () => world.last('act') !== undefined);
        assert.deepEqual(world.last('act').action.places, ['5,5', '9,8']);
    });
});

test('an edge of the map is dragged, or moved by keys', { skip }, () => {
    const scene = able('dreux');
    scene.tools.actions.push('resize');
    scene.board.edges = ['E', 'S'];
    return within(scene, async (world) => {
        const { page } = world;
        acts(world, scene, () => {});
        const [last, before] = [await pixelOfPlace(page, '2408'), await pixelOfPlace(page, '2308')];
        const hex = last.x - before.x;
        const edge = await page.evaluate(() => {
            const { view } = (globalThis as Json).musterMap;
            const box = view.surface.getBoundingClientRect();
            const { board } = view.model.scene;
            const pixel = view.camera.pixel(board.width, board.height / 2);
            return { x: pixel.x + box.left + 3, y: pixel.y + box.top };
        });
        await page.mouse.move(edge.x, edge.y);
        assert.equal(await page.getAttribute('#surface', 'data-edge'), 'E');
        await page.mouse.down();
        await page.mouse.move(edge.x + 2 * hex, edge.y, { steps: 6 });
        assert.equal(await text(page, '#under'), '26 x 16');
        await page.mouse.up();
        await until('it is wider', () => world.last('act') !== undefined);
        assert.deepEqual(world.last('act').action, { kind: 'resize', heading: 'E', steps: 2 });
        await page.locator('#surface').focus();
        await page.keyboard.press('Control+Shift+ArrowUp');
        await until('it is lower', () => world.last('act').action.heading === 'S');
        assert.deepEqual(world.last('act').action, { kind: 'resize', heading: 'S', steps: -1 });
    });
});

test('a battle is begun in a file that has none', { skip }, async () => {
    const world = await worlds.open(null);
    const { page } = world;
    const begin = {
        rulebooks: [
            { name: 'snaphance.final', board: 'hexes', width: 24, height: 16 },
            { name: 'adlgr', board: 'table', width: 30, height: 20 },
        ],
        armies: [
            { name: 'Royal', file: '' },
            { name: '<b>Blue</b>', file: 'other.muster' },
        ],
    };
    world.answers.scene = () => ({ scene: null, refusal: 'There is no scenario and no map in new.muster.', begin });
    await world.tell({ event: 'open' });
    await page.locator('#begin form').waitFor();
    assert.deepEqual(await violations(page), []);
    await page.selectOption('#begin-rules', 'adlgr');
    assert.equal(await page.inputValue('#begin-width'), '30');
    await page.selectOption('#begin-rules', 'snaphance.final');
    assert.match(await text(page, '#begin-1'), /<b>Blue<\/b> \(other\.muster\)/);
    await page.fill('#begin-name', 'Saturday');
    await page.fill('#begin-width', '12');
    world.answers.newMap = () => ({ text: '', refusal: 'There is a map SaturdayField already.', title: '', edit: null });
    await page.keyboard.press('Enter');
    await until('it is refused', async () => (await text(page, '#begin-why')) !== '');
    assert.equal(await text(page, '#begin-why'), 'There is a map SaturdayField already.');
    world.answers.newMap = () => {
        world.answers.scene = () => ({ scene: scenes.dreux, refusal: '' });
        return { text: 'x', refusal: '', title: 'Begin the battle Saturday', edit: {} };
    };
    await page.click('#begin button');
    await page.locator('[data-panel=palette][aria-expanded=true]').waitFor();
    assert.deepEqual(world.last('newMap'), {
        rulebook: 'snaphance.final',
        name: 'Saturday',
        title: null,
        width: 12,
        height: 16,
        armies: ['Royal', '<b>Blue</b>'],
        imports: ['other.muster'],
    });
    assert.ok(await page.locator('#none').isHidden());
    await world.close();
});

test('layers are shown and hidden, also after the page was loaded anew', { skip }, () =>
    within(scenes.dreux, async ({ page }) => {
        await page.click('[data-panel=layers]');
        const generals = page.getByLabel('Generals');
        await generals.uncheck();
        assert.equal(await page.locator('svg.field .piece.general').count(), 0);
        await page.waitForTimeout(400);
        await page.reload();
        await page.waitForFunction(() => (globalThis as Json).document.documentElement.dataset.revision !== undefined);
        assert.equal(await page.locator('svg.field .piece.general').count(), 0);
        assert.ok((await page.locator('svg.field .piece.stand').count()) > 10);
        await page.getByLabel('Generals').check();
        assert.ok((await page.locator('svg.field .piece.general').count()) > 3);
    }));

test('the caret marks its stand, and another scenario is shown when the caret goes there', { skip }, () =>
    within(scenes.dreux, async (world) => {
        const { page } = world;
        const scene = scenes.dreux;
        const stand = ofKind(scene, 'stand')[3];
        const answer = { revision: scene.revision, scenario: scene.scenario, items: [stand.id], places: ['0101'], sources: [], label: 'told' };
        world.answers.locate = () => answer;
        const caret = { event: 'caret', uri: 'file:///d.muster', position: { line: 1, character: 2 }, own: true };
        await world.tell(caret);
        await page.locator('svg.field .glow.place').waitFor({ state: 'attached' });
        assert.deepEqual(world.last('locate'), { uri: 'file:///d.muster', position: { line: 1, character: 2 } });
        assert.equal(await text(page, '#under'), 'told');
        const asked = world.asked.filter((each) => each.method === 'scene').length;
        world.answers.locate = () => ({ ...answer, scenario: 'Another' });
        await world.tell(caret);
        await until('it is asked for', () => world.asked.filter((each) => each.method === 'scene').length > asked);
        assert.deepEqual(world.last('scene').position, { line: 1, character: 2 });
    }));

test('text of a file is shown as it is, and nothing of it runs', { skip }, () => {
    const scene = structuredClone(scenes.dreux);
    const evil = '<img src=x onerror="document.title=1">';
    scene.title = evil;
    scene.findings = [{ severity: 'error', message: evil, code: 'V-1', source: ofKind(scene, 'stand')[0].source, items: [], places: [] }];
    ofKind(scene, 'stand').forEach((each) => {
        each.label = evil;
    });
    scene.legend = [{ label: evil, marks: [] }];
    return within(scene, async ({ page }) => {
        assert.equal(await text(page, '#title'), evil);
        for (const panel of ['list', 'legend', 'findings']) {
            await page.click(`[data-panel=${panel}]`);
        }
        const at = await pixelOf(page, ofKind(scene, 'stand')[0].id);
        await page.mouse.click(at.x, at.y);
        assert.equal(await text(page, '#selected'), evil);
        assert.equal(await page.locator('img').count(), 0);
    });
});

for (const [name, options] of looks) {
    test(`the checker of accessibility finds nothing in ${name}`, { skip }, () =>
        within(
            // the largest one once; it has no other parts
            able(name === 'light' && everyLook ? 'seneffe' : 'dreux'),
            async ({ page }) => {
                assert.deepEqual(await violations(page), []);
                // where the system gives the colours, the other panels are those of the light look
                for (const panel of name === 'forced colours' ? ['list'] : ['list', 'palette', 'layers', 'legend', 'findings']) {
                    await page.click(`[data-panel=${panel}]`);
                    assert.deepEqual(await violations(page, `#panel-${panel}`), [], panel);
                }
                if (!options.isMobile) {
                    await page.click('#help');
                    assert.deepEqual(await violations(page, '#keys'), [], 'keys');
                }
            },
            options,
        ));
}

test('where the user forces colours, the map has the colours of the system', { skip }, () =>
    within(
        scenes.dreux,
        async ({ page }) => {
            const colours = await page.evaluate(() => {
                const { view } = (globalThis as Json).musterMap;
                return [...new Set(Object.keys(view.ink.colours).map((key) => view.ink.value(key)))].sort();
            });
            assert.deepEqual(colours.filter((each) => !['Canvas', 'CanvasText', 'Highlight'].includes(each)), []);
            assert.ok(colours.includes('Canvas') && colours.includes('CanvasText'));
        },
        { forcedColors: 'active' },
    ));

test('the dark map is dark, and a change of the theme repaints it', { skip }, () =>
    within(scenes.dreux, async ({ page }) => {
        const ground = (): Promise<number> =>
            page.evaluate(() => {
                const canvas = (globalThis as Json).document.querySelector('#surface canvas');
                const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, 60, 1, 1);
                return data[0] + data[1] + data[2];
            });
        await until('it is light', async () => (await ground()) > 500);
        await page.emulateMedia({ colorScheme: 'dark' });
        await until('it is dark', async () => (await ground()) < 250);
    }));

test('what moves glides, unless the user wants no motion', { skip }, async () => {
    const glides = (page: Page): Promise<string> =>
        page.locator('svg.field .piece.stand').first().evaluate((each) => (globalThis as Json).getComputedStyle(each).transitionDuration);
    await within(scenes.dreux, async ({ page }) => assert.notEqual(await glides(page), '0s'));
    await within(scenes.dreux, async ({ page }) => assert.equal(await glides(page), '0s'), { reducedMotion: 'reduce' });
});

test('on a phone a tap selects, a second drag moves it, two fingers zoom', { skip }, () =>
    within(
        able('dreux'),
        async (world) => {
            const { page } = world;
            const scene = able('dreux');
            acts(world, scene, () => {});
            const stand = ofKind(scene, 'stand')[0];
            const talk = await page.context().newCDPSession(page);
            const touch = (type: string, points: { x: number; y: number }[]): Promise<unknown> =>
                talk.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
            const scale = (): Promise<number> => page.evaluate(() => (globalThis as Json).musterMap.view.camera.scale);
            const whole = await scale();
            await touch('touchStart', [{ x: 150, y: 300 }, { x: 250, y: 300 }]);
            for (let step = 1; step <= 8; step++) {
                await touch('touchMove', [{ x: 150 - 6 * step, y: 300 }, { x: 250 + 6 * step, y: 300 }]);
            }
            await touch('touchEnd', []);
            await until('it is closer', async () => (await scale()) > whole * 1.5);
            await page.evaluate((id) => {
                const { view } = (globalThis as Json).musterMap;
                const spot = view.model.spot(view.model.item(id));
                view.camera.centre(spot.x, spot.y);
                view.settle();
            }, stand.id);
            const at = await pixelOf(page, stand.id);
            await page.touchscreen.tap(at.x, at.y);
            await until('it is selected', () => page.evaluate(() => (globalThis as Json).musterMap.hand.selection.length === 1));
            await touch('touchStart', [at]);
            for (let step = 1; step <= 8; step++) {
                await touch('touchMove', [{ x: at.x + 8 * step, y: at.y - 4 * step }]);
            }
            await touch('touchEnd', []);
            await until('it is moved', () => world.last('act')?.action.kind === 'move');
            const seen = await page.evaluate(() => (globalThis as Json).document.documentElement.scrollWidth);
            assert.ok(seen <= 390, `the page is ${seen} wide`);
        },
        { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ));
