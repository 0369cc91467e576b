// Fetches the packages of the lock file, unless they are there already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const stamp = 'node_modules/.lock';
const lock = readFileSync('package-lock.json', 'utf8');
if (Number(process.versions.node.split('.')[0]) < 18) {
    console.error(`Node ${process.versions.node} is too old for the Visual Studio Code extension; 18 or newer is needed.`);
    process.exit(1);
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    const run = spawnSync('npm', ['ci', '--prefer-offline', '--loglevel=error'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
    });
    if (run.status !== 0) {
        console.error('npm could not fetch the packages of vscode/package-lock.json.');
        process.exit(1);
    }
    writeFileSync(stamp, lock);
}
