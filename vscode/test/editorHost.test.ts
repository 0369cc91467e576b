import assert from 'node:assert/strict';
import { ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { Json, chromiumPath, withoutBrowser } from './mapBrowser';

/**
 * The wiring in a real editor: the tests of `host/suite.ts` run in the extension host of code-server, which a browser opens as
 * Visual Studio Code opens its own test host: by the addresses of the extension and of its tests. code-server is found on the
 * path, or named in CODE_SERVER. @vscode/test-electron and @vscode/test-web need a download of the editor, and this needs none.
 */
const root = join(__dirname, '..', '..');
const editor = [process.env.CODE_SERVER ?? '', ...(process.env.PATH ?? '').split(delimiter).map((each) => join(each, 'code-server'))].find(
    (each) => each !== '' && existsSync(each),
);
const skip = withoutBrowser || (editor ? false : 'there is no code-server here: install it, or name it in CODE_SERVER');
const home = mkdtempSync(join(tmpdir(), 'muster-host-'));
const LONG = 420_000;

after(() => rmSync(home, { recursive: true, force: true }));

function freePort(): Promise<number> {
    return new Promise((done) => {
        const probe = createServer().listen(0, '127.0.0.1', () => {
            const address = probe.address();
            probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
        });
    });
}

/** The battle and the situation that the tests open. */
function battles(): string {
    const folder = join(home, 'battles');
    cpSync(join(root, '..', 'examples', 'dreux'), folder, { recursive: true });
    cpSync(join(root, '..', 'examples', 'situations', 'light-cavalry-evades.situation'), join(folder, 'situations', 'light-cavalry-evades.situation'));
    const evades = readFileSync(join(folder, 'situations', 'light-cavalry-evades.situation'), 'utf8');
    writeFileSync(join(folder, 'situations', 'wrong.situation'), evades.replace('Foot-1 at 0605 SP 5', 'Foot-1 at 0604 SP 5'));
    writeFileSync(join(folder, 'army-only.muster'), 'army Lone "A lone army" for snaphance.final {\n    training poor\n    breaks at 1/3\n}\n');
    const user = join(home, 'user', 'User');
    mkdirSync(user, { recursive: true });
    const settings = { 'security.workspace.trust.enabled': false, 'telemetry.telemetryLevel': 'off', 'workbench.startupEditor': 'none' };
    writeFileSync(join(user, 'settings.json'), JSON.stringify(settings));
    return folder;
}

async function serve(port: number, folder: string): Promise<ChildProcess> {
    const places = ['--user-data-dir', join(home, 'user'), '--extensions-dir', join(home, 'extensions')];
    const args = [...places, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-update-check', folder];
    const serving = spawn(editor!, args, { stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
        try {
            await fetch(`http://127.0.0.1:${port}/healthz`);
            return serving;
        } catch (failure) {
            if (tries > 240) {
                throw failure;
            }
            await new Promise((done) => setTimeout(done, 250));
        }
    }
}

test('the extension is wired to a real editor', { skip, timeout: LONG + 60_000 }, async () => {
    const folder = battles();
    const port = await freePort();
    const serving = await serve(port, folder);
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--lang=en'] });
    try {
        const page = await browser.newPage({ viewport: { width: 1360, height: 860 } });
        const said: string[] = [];
        const ended = new Promise<number>((done) => {
            // what the tests say comes line by line, and the last line says how many have failed
            const hear = (line: string): void => {
                if (line.includes('muster-test ')) {
                    said.push(line.replace(/.*muster-test /, ''));
                }
                const end = /muster-test end (\d+)/.exec(line);
                if (end) {
                    done(Number(end[1]));
                }
            };
            void page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => hear(args.map(String).join(' ')));
            void page.exposeFunction('codeAutomationExit', (code: number) => done(code));
        });
        // the editor takes tests from an address only where it is started for tests
        await page.addInitScript(() => {
            const page = globalThis as Json;
            const watch = new page.MutationObserver(() => {
                const settings = page.document.getElementById('vscode-workbench-web-configuration');
                if (settings) {
                    watch.disconnect();
                    const known = JSON.parse(settings.getAttribute('data-settings') ?? '{}');
                    known.developmentOptions = { ...known.developmentOptions, enableSmokeTestDriver: true };
                    settings.setAttribute('data-settings', JSON.stringify(known));
                }
            });
            watch.observe(page.document, { childList: true, subtree: true });
        });
        const remote = (path: string): string => `vscode-remote://127.0.0.1:${port}${path.replace(/\\/g, '/')}`;
        const payload = [
            ['extensionDevelopmentPath', remote(root)],
            ['extensionTestsPath', remote(join(root, 'out', 'host', 'suite.js'))],
        ];
        const query = `folder=${encodeURIComponent(folder)}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
        await page.goto(`http://127.0.0.1:${port}/?${query}`, { timeout: 120_000, waitUntil: 'domcontentloaded' });
        const late = new Promise<number>((done) => setTimeout(() => done(-1), LONG).unref());
        const code = await Promise.race([ended, late]);
        const results = said.filter((each) => !each.startsWith('end '));
        if (code !== 0 && process.env.MUSTER_HOST_PICTURE) {
            await page.screenshot({ path: process.env.MUSTER_HOST_PICTURE });
        }
        assert.deepEqual(results.filter((each) => !each.startsWith('ok ')), [], said.join('\n'));
        assert.equal(code, 0, code < 0 ? `the tests did not end:\n${said.join('\n')}` : said.join('\n'));
        assert.ok(results.length >= 8, results.join('\n'));
    } finally {
        await browser.close();
        serving.kill();
    }
});
