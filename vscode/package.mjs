// Packs the extension and looks into the package: what is missing there would be found by its users only.
import { createVSIX } from '@vscode/vsce';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import yauzl from 'yauzl';

const packed = 'target/muster.vsix';
mkdirSync('target', { recursive: true });
await createVSIX({ packagePath: packed, dependencies: false, allowMissingRepository: true });

// The same commit gives the same bytes: each file has the time that the jars have too, 1 January 2026.
const zip = readFileSync(packed);
const [midnight, newYear] = [0, ((2026 - 1980) << 9) | (1 << 5) | 1];
let entry = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
while (zip.readUInt32LE(entry) === 0x02014b50) {
    const header = zip.readUInt32LE(entry + 42);
    for (const time of [entry + 12, header + 10]) {
        zip.writeUInt16LE(midnight, time);
        zip.writeUInt16LE(newYear, time + 2);
    }
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
}
writeFileSync(packed, zip);

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
    /^extension\/dist\/map\/map\.(?:js|css|html)$/,
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
