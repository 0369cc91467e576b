// Measures what a frame of a pan costs on the page of the map: 99 x 99 hexes with 600 stands. Prints the table of
// docs/measured/map-page.md.
//
//   node try/pan.mjs [CELL...]
//
// CELL is the width of a hex in pixels (default: 12, 24, 48). Chromium is on the path, or in CHROMIUM. Run `npm run build` before.
// The time is that of the processor, as the browser counts it: of the main thread of the page, and of all threads of all its
// processes together, which paint, copy and show the pixels besides, here without a graphics card.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const COLUMNS = 99;
const ROWS = 99;
const STANDS = 600;
const FRAMES = 240;
const TIMES = 3;
/** What a frame has at 60 in a second, in milliseconds. */
const AIM = 16;
const CELL = 10;
const RADIUS = CELL / Math.sqrt(3);
const cells = process.argv.slice(2).map(Number);

const round = (value) => Math.round(value * 100) / 100;
const middle = (column, row) => ({ x: (CELL / 2) * (2 * column + 1 + (row % 2)), y: RADIUS * (1 + 1.5 * row) });
const corners = (spot, radius) =>
    Array.from({ length: 6 }, (_, i) => {
        const angle = ((30 - 60 * i) * Math.PI) / 180;
        return [round(spot.x + Math.cos(angle) * radius), round(spot.y + Math.sin(angle) * radius)];
    });
const ring = (points) => `M${points.map((each) => each.join(' ')).join('L')}Z`;
const two = (value) => String(value + 1).padStart(2, '0');

/** A field as large as can be, a third of it wood, with a grid, numbers, trees and 600 stands. */
function largest() {
    const mark = (more) => ({ width: 0, nonZero: false, ...more });
    const all = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));
    const woods = all.filter(({ column, row }) => (column * 7 + row * 13) % 3 === 0);
    const items = {};
    const ink = (id, marks) => (items[id] = { id, kind: 'ink', label: '', marks, can: [] });
    const wide = (COLUMNS + 0.5) * CELL;
    const high = (1.5 * (ROWS - 1) + 2) * RADIUS;
    ink('ground', [mark({ path: `M0 0L${wide} 0L${wide} ${high}L0 ${high}Z`, fill: 'plain' })]);
    ink('woods', [mark({ path: woods.map(({ column, row }) => ring(corners(middle(column, row), RADIUS))).join(''), fill: 'wood', line: 'edge', width: 0.2 })]);
    ink('grid', [
        mark({
            path: all
                .map(({ column, row }) => {
                    const [a, b, c, d] = corners(middle(column, row), RADIUS);
                    return `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}`;
                })
                .join(''),
            line: 'edge',
            width: 0.15,
        }),
    ]);
    ink('trees', [
        mark({
            path: woods
                .map(({ column, row }) => {
                    const { x, y } = middle(column, row);
                    return ring(corners({ x: x - 1.5, y: y + 1 }, 0.9)) + ring(corners({ x: x + 1.6, y: y + 1.6 }, 0.9));
                })
                .join(''),
            fill: 'tree',
            line: 'ink',
            width: 0.12,
        }),
    ]);
    ink('numbers', [
        mark({
            texts: all.map(({ column, row }) => ({ x: middle(column, row).x, y: middle(column, row).y - 1.2, text: two(column) + two(row) })),
            fill: 'ink',
            font: { size: 2.5, anchor: 'middle', bold: false, italic: false },
        }),
    ]);
    const stands = [];
    for (let i = 0; i < STANDS; i++) {
        const [column, row] = [(i * 3) % COLUMNS, Math.floor((i * 3) / COLUMNS) * 5];
        const { x, y } = middle(column, row);
        const id = `stand:S${i}`;
        const box = [[x - 3.3, y - 2.1], [x + 3.3, y - 2.1], [x + 3.3, y + 2.1], [x - 3.3, y + 2.1]].map((each) => each.map(round));
        const fill = i % 2 === 0 ? 'red' : 'blue';
        items[id] = {
            id,
            kind: 'stand',
            label: `Stand ${i}`,
            hit: { rings: [box.flat()], lines: [], reach: 0 },
            place: two(column) + two(row),
            side: i % 2,
            group: 'All',
            can: ['move'],
            marks: [
                mark({ path: ring(box), fill: 'paper', line: fill, width: 0.25 }),
                mark({ path: ring([box[0], box[1], box[2]]), fill }),
                mark({ path: `M${round(x - 1.1)} ${round(y - 2.1)}L${x} ${round(y - 3.5)}L${round(x + 1.1)} ${round(y - 2.1)}Z`, fill }),
                mark({ path: `M${box[0].join(' ')}L${box[1].join(' ')}`, line: fill, width: 0.55 }),
                mark({ texts: [{ x, y: y + 0.9, text: `S${i}` }], fill: 'ink', font: { size: 2.4, anchor: 'middle', bold: true, italic: false } }),
            ],
        };
        stands.push(id);
    }
    const layer = (id, ids, smallestCell = 0) => ({
        id, label: id, group: 'map', description: '', optional: true, shown: true, onDemand: false, ofSelection: false, smallestCell, items: ids,
    });
    const colour = (light) => ({ light, dark: light, contrast: 'text' });
    return {
        protocol: 1, view: 'pan', revision: 1, scenario: 'Pan', title: '99 x 99', description: '', stale: '', documents: [],
        board: {
            kind: 'hexes', name: 'Largest', width: wide, height: high, margin: 0, cell: CELL, headings: [],
            grid: {
                columns: COLUMNS, rows: ROWS, columnNames: Array.from({ length: COLUMNS }, (_, i) => two(i)), rowNames: Array.from({ length: ROWS }, (_, i) => two(i)),
                x: CELL / 2, y: RADIUS, columnStep: CELL, rowStep: 1.5 * RADIUS, oddRowShift: CELL / 2, outline: corners({ x: 0, y: 0 }, RADIUS).flat(),
                steps: [], terrains: ['Plain'], cells: all.map(() => 0), heights: [],
            },
        },
        colours: { plain: colour('#f6f2e0'), wood: colour('#bcd4a4'), edge: colour('#a39a80'), tree: colour('#7fa566'), ink: colour('#1d1b16'), paper: colour('#ffffff'), red: colour('#8c1d18'), blue: colour('#27384f') },
        layers: [
            layer('ground', ['ground']), layer('terrain', ['woods']), layer('grid', ['grid'], 6), layer('symbols', ['trees'], 9), layer('stands', stands),
            layer('coordinates', ['numbers'], 26),
        ],
        items, legend: [], findings: [], tools: { sides: [], terrains: [], actions: [] },
    };
}

const folder = new URL('../dist/map/', import.meta.url);
const server = createServer((request, response) => {
    const name = request.url === '/' ? 'map.html' : request.url.slice(1);
    const types = { 'map.html': 'text/html', 'map.js': 'text/javascript', 'map.css': 'text/css' };
    if (!types[name]) {
        response.writeHead(404).end();
        return;
    }
    const text = readFileSync(new URL(name, folder), 'utf8').replace('@POLICY@', "default-src 'self'").replace('@STYLE@', 'map.css').replace('@SCRIPT@', 'src="map.js"');
    response.writeHead(200, { 'Content-Type': types[name] }).end(text);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
const scene = largest();
await page.exposeBinding('musterAsk', (_, { method }) => (method === 'scene' ? { scene, refusal: '' } : null));
await page.addInitScript(`window.acquireVsCodeApi = () => ({
    postMessage: async ({ id, method, params }) => window.postMessage({ id, result: await window.musterAsk({ method, params }) }, '*'),
    getState: () => ({}), setState: () => {} });`);
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.waitForFunction(() => document.documentElement.dataset.revision !== undefined);
const talk = await page.context().newCDPSession(page);
await talk.send('Performance.enable', { timeDomain: 'threadTicks' });
const busy = async () => {
    const { metrics } = await talk.send('Performance.getMetrics');
    return metrics.find((each) => each.name === 'TaskDuration').value;
};
const system = await browser.newBrowserCDPSession();
/** Seconds of the processor that the processes of the browser have used. */
const used = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, each) => sum + each.cpuTime, 0);
};
console.log('| Width of a hex | Main thread, ms per frame | Whole browser, ms per frame | Tiles on the screen | Elements | Aim for the main thread |');
console.log('|---|---|---|---|---|---|');

/** Milliseconds per frame of the main thread and of the whole browser, while the view goes around in a circle. */
async function pan() {
    const [mainBefore, allBefore] = [await busy(), await used()];
    // so that new ground comes into the window all the time
    const frames = await page.evaluate(
        (count) =>
            new Promise((done) => {
                const { view } = window.musterMap;
                const first = view.frames;
                let n = 0;
                const step = () => {
                    view.pan(Math.cos(n / 20) * 14, Math.sin(n / 20) * 14);
                    if (++n < count) {
                        requestAnimationFrame(step);
                    } else {
                        done(view.frames - first);
                    }
                };
                requestAnimationFrame(step);
            }),
        FRAMES,
    );
    return { main: ((await busy()) - mainBefore) * (1000 / frames), all: ((await used()) - allBefore) * (1000 / frames) };
}

/** The median, with the least and the greatest. */
const spread = (values) => {
    const sorted = [...values].sort((one, other) => one - other);
    const [median, least, most] = [sorted[sorted.length >> 1], sorted[0], sorted[sorted.length - 1]].map((each) => each.toFixed(1));
    return `${median} (${least} to ${most})`;
};

for (const cell of cells.length > 0 ? cells : [12, 24, 48]) {
    const runs = [];
    for (let i = 0; i < TIMES; i++) {
        await page.evaluate((wanted) => {
            const { view } = window.musterMap;
            view.camera.scale = wanted / 10;
            view.camera.centre(500, 430);
            view.settle();
        }, cell);
        await page.waitForTimeout(2000);
        runs.push(await pan());
    }
    const { tiles, elements } = await page.evaluate(() => ({
        tiles: window.musterMap.view.ground.tiles.size,
        elements: document.querySelectorAll('svg.field *').length,
    }));
    const main = runs.map((each) => each.main);
    const met = [...main].sort((one, other) => one - other)[TIMES >> 1] <= AIM ? 'met' : '**missed**';
    console.log(`| ${cell} px | ${spread(main)} | ${spread(runs.map((each) => each.all))} | ${tiles} | ${elements} | at most ${AIM} ms: ${met} |`);
}
await browser.close();
server.close();
