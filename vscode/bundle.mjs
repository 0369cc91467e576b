// Puts the extension and what it needs into one file, with the licences of what it needs.
import { build } from 'esbuild';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const { metafile } = await build({
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.js',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node18',
    external: ['vscode'],
    minify: true,
    metafile: true,
});

// The page of the map is that of the command line, its scripts in one file.
const page = '../print/src/main/resources/dev/muster/print/page';
await build({
    entryPoints: [`${page}/map.js`],
    outfile: 'dist/map/map.js',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
});
copyFileSync(`${page}/map.css`, 'dist/map/map.css');
copyFileSync(`${page}/map.html`, 'dist/map/map.html');

const packages = new Set(
    Object.keys(metafile.inputs)
        .map((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1])
        .filter((name) => name !== undefined),
);
const licences = [...packages].sort().map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!license || !file) {
        throw new Error(`${name} ${version} goes into the extension, and its licence is not known`);
    }
    return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
});
writeFileSync('dist/LICENSES.txt', licences.join('\n----\n\n'));

// The package needs the licence and the icon beside it.
copyFileSync('../LICENSE', 'LICENSE');
copyFileSync('../dsl.ui/icons/muster128.png', 'icon.png');
