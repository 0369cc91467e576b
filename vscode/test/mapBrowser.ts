import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, BrowserContextOptions, Page, chromium } from 'playwright-core';
import {
    DidChangeTextDocumentNotification,
    DidOpenTextDocumentNotification,
    ExitNotification,
    InitializeRequest,
    InitializedNotification,
    ProtocolConnection,
    ShutdownRequest,
    StreamMessageReader,
    StreamMessageWriter,
    createProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import { pageOf } from '../src/mapPage';
import { packagedServer } from './packagedServer';

const root = join(__dirname, '..', '..');
const examples = join(root, '..', 'examples');

/** Where Chromium and its kin are found. */
const BROWSERS = [
    process.env.CHROMIUM ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

export const chromiumPath = BROWSERS.find((each) => each !== '' && existsSync(each));

/** Why the page cannot be tested here; false where it can. */
export const withoutBrowser: string | false = chromiumPath
    ? false
    : 'there is no Chromium here: install one, or name it in CHROMIUM';

/* eslint-disable @typescript-eslint/no-explicit-any */
export type Json = any;

/** The language server of the package, with files of the examples open. */
export class LiveServer {
    private talk: ProtocolConnection | undefined;

    /** @param folder that is open in it */
    async start(folder = examples): Promise<void> {
        const command = packagedServer();
        const server = spawn(command.command, [...command.args], { stdio: ['pipe', 'pipe', 'ignore'] });
        this.talk = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
        this.talk.listen();
        await this.talk.sendRequest(InitializeRequest.type, {
            processId: process.pid,
            rootUri: pathToFileURL(folder).toString(),
            capabilities: {},
            workspaceFolders: [{ uri: pathToFileURL(folder).toString(), name: 'folder' }],
        });
        await this.talk.sendNotification(InitializedNotification.type, {});
    }

    ask(method: string, params: object): Promise<Json> {
        return this.talk!.sendRequest(method, params);
    }

    /** Opens a file of the examples, and answers its address. */
    async open(file: string): Promise<string> {
        const path = join(examples, file);
        const uri = pathToFileURL(path).toString();
        await this.talk!.sendNotification(DidOpenTextDocumentNotification.type, {
            textDocument: { uri, languageId: 'muster', version: 1, text: readFileSync(path, 'utf8') },
        });
        return uri;
    }

    /** Opens a text under an address, or has the one that is open changed. */
    async show(uri: string, text: string, version: number): Promise<void> {
        const document = { uri, languageId: 'muster', version, text };
        await (version === 1
            ? this.talk!.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: document })
            : this.talk!.sendNotification(DidChangeTextDocumentNotification.type, { textDocument: { uri, version }, contentChanges: [{ text }] }));
    }

    /** Hears what the server says unasked. */
    hear(method: string, listener: (params: Json) => void): void {
        this.talk!.onNotification(method, listener);
    }

    async tell(method: string, params: object): Promise<void> {
        await this.talk!.sendNotification(method, params);
    }

    /** The scene of a file that is open. */
    async scene(view: string, uri: string): Promise<Json> {
        const answer = await this.ask('muster/scene', { view, textDocument: { uri } });
        if (!answer.scene) {
            throw new Error(`${uri}: ${answer.refusal}`);
        }
        return answer.scene;
    }

    async stop(): Promise<void> {
        await this.talk?.sendRequest(ShutdownRequest.type);
        await this.talk?.sendNotification(ExitNotification.type);
        this.talk = undefined;
    }
}

/** The scenes of the examples, as the language server of the package makes them. */
export async function recordScenes(files: Record<string, string>): Promise<Record<string, Json>> {
    const server = new LiveServer();
    await server.start();
    const scenes: Record<string, Json> = {};
    for (const [name, file] of Object.entries(files)) {
        scenes[name] = await server.scene(name, await server.open(file));
    }
    await server.stop();
    return scenes;
}

/** What the page has asked, and how it is answered. */
export interface World {
    readonly page: Page;
    readonly asked: { method: string; params: Json }[];
    answers: Record<string, (params: Json) => Json>;
    /** Tells the page that something has happened. */
    tell(event: Json): Promise<void>;
    /** What of a method was asked last; undefined for never. */
    last(method: string): Json;
    close(): Promise<void>;
}

/** A tab of the browser, and the test that has it. */
interface Tab {
    readonly page: Page;
    readonly problems: string[];
    world: World | undefined;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The page in a browser, as an editor shows it: with its policy, and without a network. */
export class PageWorlds {
    private browser: Browser | undefined;
    private server: Server | undefined;
    private address = '';
    private readonly free = new Map<string, Tab[]>();

    async start(): Promise<void> {
        const folder = join(root, 'dist', 'map');
        const server = createServer((request, response) => {
            const name = (request.url ?? '').slice(1);
            if (name === '') {
                const html = readFileSync(join(folder, 'map.html'), 'utf8');
                response.setHeader('Content-Type', 'text/html; charset=utf-8');
                response.end(pageOf(html, this.address, 'once', (each) => `${this.address}/${each}`));
            } else if (name === 'map.js' || name === 'map.css') {
                response.setHeader('Content-Type', `${TYPES[extname(name)]}; charset=utf-8`);
                response.end(readFileSync(join(folder, name)));
            } else if (name === 'empty') {
                response.setHeader('Content-Type', 'text/html; charset=utf-8');
                response.end('<link rel="icon" href="data:,">');
            } else {
                response.statusCode = 404;
                response.end();
            }
        });
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
        this.server = server;
        this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        this.browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
    }

    async stop(): Promise<void> {
        await this.browser?.close();
        this.server?.close();
    }

    /** Opens the page with a scene, in a tab that no test needs any more where there is one: a new one takes a third of a second. */
    async open(scene: Json, options: BrowserContextOptions = {}): Promise<World> {
        const key = JSON.stringify(options);
        const free = this.free.get(key) ?? [];
        this.free.set(key, free);
        const tab = free.pop() ?? (await this.newTab(options));
        const { page } = tab;
        const world: World = {
            page,
            asked: [],
            answers: { scene: () => ({ scene, refusal: '' }) },
            tell: (event) => page.evaluate((message) => (globalThis as Json).postMessage(message, '*'), event),
            last: (method) => world.asked.filter((each) => each.method === method).at(-1)?.params,
            close: async () => {
                await page.goto(`${this.address}/empty`);
                await page.evaluate(() => (globalThis as Json).sessionStorage.clear());
                await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
                await page.mouse.move(0, 0);
                const problems = tab.problems.splice(0);
                if (problems.length > 0) {
                    throw new Error(`the page has complained: ${problems.join('; ')}`);
                }
                free.push(tab);
            },
        };
        tab.world = world;
        await page.goto(`${this.address}/`);
        if (scene) {
            await page.waitForFunction(() => (globalThis as Json).document.documentElement.dataset.revision !== undefined);
        }
        return world;
    }

    private async newTab(options: BrowserContextOptions): Promise<Tab> {
        const context = await this.browser!.newContext({ viewport: { width: 1200, height: 760 }, ...options });
        const page = await context.newPage();
        const tab: Tab = { page, problems: [], world: undefined };
        page.on('pageerror', (failure) => tab.problems.push(String(failure.stack)));
        page.on('console', (line) => line.type() === 'error' && tab.problems.push(line.text()));
        await page.exposeBinding('musterAsk', (_, { method, params }) => {
            tab.world!.asked.push({ method, params });
            return tab.world!.answers[method]?.(params) ?? null;
        });
        await page.addInitScript(`{
            let kept = JSON.parse(sessionStorage.getItem('kept') ?? '{}');
            window.acquireVsCodeApi = () => ({
                postMessage: async ({ id, method, params }) => {
                    try {
                        const result = await window.musterAsk({ method, params });
                        window.postMessage({ id, result }, '*');
                    } catch (failure) {
                        window.postMessage({ id, error: String(failure.message) }, '*');
                    }
                },
                getState: () => kept,
                setState: (state) => { kept = state; sessionStorage.setItem('kept', JSON.stringify(state)); },
            });
        }`);
        return tab;
    }
}

/** The spot of the window at which something on the map is. */
export async function pixelOf(page: Page, id: string): Promise<{ x: number; y: number }> {
    return page.evaluate((wanted) => {
        const { view } = (globalThis as Json).musterMap;
        const spot = view.model.spot(view.model.item(wanted));
        const pixel = view.camera.pixel(spot.x, spot.y);
        const box = view.surface.getBoundingClientRect();
        return { x: pixel.x + box.left, y: pixel.y + box.top };
    }, id);
}

/** The spot of the window at which the middle of a place is. */
export async function pixelOfPlace(page: Page, place: string): Promise<{ x: number; y: number }> {
    return page.evaluate((wanted) => {
        const { view } = (globalThis as Json).musterMap;
        const spot = view.model.places.middle(wanted);
        const pixel = view.camera.pixel(spot.x, spot.y);
        const box = view.surface.getBoundingClientRect();
        return { x: pixel.x + box.left, y: pixel.y + box.top };
    }, place);
}

/** Waits until something is true. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
        if (await condition()) {
            return;
        }
        await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`never: ${what}`);
}
