// Packs the extension and looks into the package: what is missing there would be found by its users only.
import { createVSIX } from '@vscode/vsce';
import { mkdirSync, readFileSync } from 'node:fs';
import yauzl from 'yauzl';

const packed = 'target/muster.vsix';
mkdirSync('target', { recursive: true });
await createVSIX({ packagePath: packed, dependencies: false, allowMissingRepository: true });

const files = await new Promise((resolve, reject) => {
    const names = [];
    yauzl.open(packed, { lazyEntries: true }, (failure, zip) => {
        if (failure) {
            reject(failure);
            return;
        }
        zip.on('entry', (entry) => {
            names.push(entry.fileName);
            zip.readEntry();
        });
        zip.on('end', () => resolve(names));
        zip.on('error', reject);
        zip.readEntry();
    });
});
const wanted = [
    /^extension\.vsixmanifest$/,
    /^extension\/package\.json$/,
    /^extension\/LICENSE\.txt$/,
    /^extension\/dist\/extension\.js$/,
    /^extension\/dist\/LICENSES\.txt$/,
    // Whatever the description of the extension names by a path.
    ...[...readFileSync('package.json', 'utf8').matchAll(/"(?:\.\/)?([\w-]+(?:\/[\w.-]+)*\.(?:json|svg|png|md))"/g)].map(
        (each) => new RegExp(`^extension/${each[1].replace(/[.]/g, '\\.')}$`),
    ),
    /^extension\/server\/muster\.jar$/,
    /^extension\/server\/THIRD-PARTY\.txt$/,
    /^extension\/server\/dev\.muster\.dsl\.ide-.*\.jar$/,
];
const missing = wanted.filter((each) => !files.some((file) => each.test(file)));
if (missing.length > 0) {
    console.error(`${packed} lacks ${missing.join(', ')}`);
    process.exit(1);
}
const notices = readFileSync('server/THIRD-PARTY.txt', 'utf8');
const untold = files
    .map((file) => /^extension\/server\/(?!dev\.muster\.|muster\.jar)(.*)\.jar$/.exec(file)?.[1])
    .filter((name) => name !== undefined && !notices.includes(`\n  ${name.replace(/-(\d)/, ' $1')}: `));
if (untold.length > 0) {
    console.error(`${packed} has no notice of ${untold.join(', ')}`);
    process.exit(1);
}
console.log(`${packed}: ${files.length} files`);
