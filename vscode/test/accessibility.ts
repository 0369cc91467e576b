import { readFileSync } from 'node:fs';
import { BrowserContextOptions, Page } from 'playwright-core';
import { Json } from './mapBrowser';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** All looks of all pages, each looked at as a whole. */
export const everyLook = process.env.MUSTER_EVERY_LOOK === 'true';

const LOOKS = {
    light: { colorScheme: 'light' },
    'dark, on a phone': { colorScheme: 'dark', viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

const OTHER_LOOKS = {
    dark: { colorScheme: 'dark' },
    'a phone': { ...LOOKS['dark, on a phone'], colorScheme: 'light' },
    'forced colours': { forcedColors: 'active' },
} as const;

/** How a browser may show a page: each theme and size once; MUSTER_EVERY_LOOK=true has all that are apart. */
export const looks: [string, BrowserContextOptions][] = Object.entries(everyLook ? { ...LOOKS, ...OTHER_LOOKS } : LOOKS);

/**
 * What the checker of accessibility finds, in a line each.
 *
 * @param part selector of what has changed since the whole page was looked at; MUSTER_EVERY_LOOK=true looks at the whole page again
 */
export async function violations(page: Page, part = ''): Promise<string[]> {
    // the checker is put in by the debugger's way, past the policy of the page
    await page.evaluate(axe);
    const found: Json = await page.evaluate(
        (where) => {
            const scope = (globalThis as Json).document;
            return (globalThis as Json).axe.run(where === '' ? scope : scope.querySelector(where), { resultTypes: ['violations'] });
        },
        everyLook ? '' : part,
    );
    // the checker takes the rows below a row of a tree for its own text
    const isRow = (id: string, node: Json): boolean => id === 'label-content-name-mismatch' && /^li\[data-id/.test(node.target[0]);
    return found.violations.flatMap((each: Json) =>
        each.nodes.filter((node: Json) => !isRow(each.id, node)).map((node: Json) => `${each.id}: ${node.target} ${node.any.map((why: Json) => why.message).join(' ')}`),
    );
}
