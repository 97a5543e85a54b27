'use strict';
/**
 * `node run.cjs <file> [<argument>...]`: runs a program of this repository. On a Node that can't run TypeScript it gets
 * one that can from the registry, once, and links it as node_modules/.bin/node, where npm's scripts and npx find it
 * first; without a file it does only that. Plain JavaScript, which Node 12 can read.
 */
const { execFileSync, spawn } = require('child_process');
const fs = require('fs');
const path = require('path');

const nodeVersion = '24.21.0';
const modules = path.join(__dirname, 'node_modules');
const bin = path.join(modules, '.bin');
const link = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');

/** As `engines` of package.json, which the packages' own narrow, and every later release: 23 and 25 have ended. */
function isCurrent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return (major === 22 && minor >= 20) || (major === 24 && minor >= 11) || major > 24;
}

/** Fetches Node into npm's cache and links it; a link whose program is gone is replaced. */
function fetchNode() {
  console.error(
    `Node ${process.versions.node} can't run this; fetching Node ${nodeVersion} from the registry`,
  );
  const args = ['exec', '--yes', `--package=node@${nodeVersion}`, '--', 'node', '-p', 'process.execPath'];
  const options = { cwd: __dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const npm = process.env.npm_execpath;
  const output = /npm-cli\.c?js$/.test(npm || '')
    ? execFileSync(process.execPath, [npm].concat(args), options)
    : execFileSync('npm', args, Object.assign({ shell: process.platform === 'win32' }, options));
  const program = output.trim().split('\n').pop();
  fs.mkdirSync(bin, { recursive: true });
  // Renamed into place, so that a program that starts meanwhile finds either link.
  const part = `${link}.${process.pid}`;
  if (process.platform === 'win32') fs.copyFileSync(program, part);
  else fs.symlinkSync(program, part);
  fs.renameSync(part, link);
}

/** Starts the same again on the linked Node, with it first on the path of all that is started from there. */
function runOnLinkedNode() {
  if (process.env.GABLE_LINKED_NODE) throw new Error(`${link} is Node ${process.versions.node}; remove it`);
  const pathName = Object.keys(process.env).find((name) => /^path$/i.test(name)) || 'PATH';
  const paths = [bin, process.env[pathName]].join(path.delimiter);
  const env = Object.assign({}, process.env, { [pathName]: paths, GABLE_LINKED_NODE: '1' });
  const child = spawn(link, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // Ctrl-C reaches the child by itself; a second one would cut its end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('exit', (code, signal) => {
    process.removeAllListeners();
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code;
  });
}

function runHere() {
  if (process.argv.length < 3) return;
  process.argv.splice(1, 2, path.resolve(process.argv[2]));
  require('module').runMain();
}

if (isCurrent()) runHere();
else {
  if (!fs.existsSync(link)) fetchNode();
  runOnLinkedNode();
}
