import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { openDebugger } from '../support/debugger.ts';
import { type Program, startProgram } from '../support/program.ts';

// `npm run dev` in a copy of the project, whose sources the tests change.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 });

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gäble dev '));
const parts = ['dist', 'events', 'functions', 'infra', 'web'];
const files = readdirSync(root).filter((name) => name.endsWith('.json'));
let program: Program;
let origin: string;
beforeAll(async () => {
  for (const part of [...parts, ...files]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, '.gable'));
  const environment = {
    PORT: '0',
    GABLE_DATA: join(folder, '.gable'),
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  };
  program = startProgram(join(folder, 'infra/local/main.ts'), environment, ['--dev', '--no-demo']);
  origin = (await program.until(/site +(http:\S+)/))[1] ?? '';
});
afterAll(async () => {
  await program.killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Replaces a text of a source, which has to be there; returns what puts it back. */
function change(path: string, text: string, replacement: string): () => void {
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(text);
  writeFileSync(file, source.replace(text, replacement));
  return () => writeFileSync(file, source);
}

const calls = 'functions/money/packages/package-calls.ts';
const total = 'total: packageCatalogue.length';
const Packages = z.object({ total: z.number() });
const countPackages = async (path = '/api/package') => {
  const response = await fetch(`${origin}${path}`);
  return response.ok ? Packages.parse(await response.json()).total : response.status;
};
const soon = { timeout: 30_000, interval: 50 };

test('a saved function answers as it is now', async () => {
  const present = await countPackages();
  const restore = change(calls, total, 'total: 1001');
  await expect.poll(() => countPackages(), soon).toBe(1001);
  restore();
  await expect.poll(() => countPackages(), soon).toBe(present);
});

test('a source that can’t be bundled is named with its line, and the function serves on as it was', async () => {
  const present = await countPackages();
  const restore = change(calls, total, 'total: = 1002');
  await program.until(/functions\/money\/packages\/package-calls\.ts:11:\d+:[^]*The functions run as before/);
  expect(await countPackages()).toBe(present);
  // The next save mends it, that of another file included.
  restore();
  const restoreNext = change(calls, total, 'total: 1003');
  await expect.poll(() => countPackages(), soon).toBe(1003);
  restoreNext();
});

test('a saved module of the site reaches an open page', async () => {
  const page = await fetch(`${origin}/listing`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('src="/main.tsx"');
  // A browser loads a module before it is told of its changes.
  expect((await fetch(`${origin}/app/footer.tsx`)).status).toBe(200);
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  const updates: string[] = [];
  socket.on('message', (message) => updates.push(Buffer.isBuffer(message) ? message.toString() : ''));
  await expect.poll(() => updates, soon).not.toEqual([]);
  const restore = change('web/app/footer.tsx', 'export', '// Changed.\nexport');
  await expect.poll(() => updates.join('\n'), soon).toContain('/app/footer.tsx');
  expect(await (await fetch(`${origin}/app/footer.tsx?t=1`)).text()).toContain('// Changed.');
  restore();
  socket.close();
});

const MapFile = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});
const Script = z.object({ url: z.string() });
const Paused = z.object({
  callFrames: z.array(z.object({ location: z.object({ lineNumber: z.number() }) })),
});

test('a debugger stops in a function at a line of its source', async () => {
  const [, address = ''] = await program.until(/Debugger listening on (ws:\S+)/);
  const client = await openDebugger(address);
  const restore = change(calls, total, 'total: 1004');
  await expect.poll(() => countPackages(), soon).toBe(1004);
  const { sessionId, url } = await vi.waitFor(() => {
    const script = client.events
      .flatMap(({ method, params, ...from }) =>
        method === 'Debugger.scriptParsed' ? [{ ...from, ...Script.parse(params) }] : [],
      )
      .findLast((parsed) => /changed\/\w+\/all\.js$/.test(parsed.url));
    if (!script) throw new Error('the thread has not loaded the changed bundle');
    return script;
  }, soon);
  const bundle = fileURLToPath(url);
  const map = new SourceMap(MapFile.parse(JSON.parse(readFileSync(`${bundle}.map`, 'utf8'))));
  const findSource = (lineNumber: number, text: string) => {
    const entry = { originalSource: '', originalLine: -1, ...map.findEntry(lineNumber, text.search(/\S/)) };
    return entry.originalSource.endsWith(calls) ? entry.originalLine : undefined;
  };
  const lines = readFileSync(bundle, 'utf8').split('\n');
  const source = readFileSync(join(folder, calls), 'utf8').split('\n');
  const wanted = source.findIndex((line) => line.includes('await findMostChosen()'));
  const lineNumber = lines.findIndex((text, at) => findSource(at, text) === wanted);
  await client.send(sessionId, 'Debugger.setBreakpointByUrl', { url, lineNumber });
  const answer = countPackages();
  const paused = await vi.waitFor(
    () => Paused.parse(client.events.find(({ method }) => method === 'Debugger.paused')?.params),
    soon,
  );
  const [frame] = paused.callFrames;
  expect(frame && lines[frame.location.lineNumber]).toContain('await findMostChosen()');
  await client.send(sessionId, 'Debugger.resume');
  expect(await answer).toBe(1004);
  restore();
  client.close();
});

test('a changed contract has its routes, and what only a start takes is named', async () => {
  expect(await countPackages('/api/packages-now')).toBe(404);
  change('functions/money/packages/contract.ts', "'/api/package'", "'/api/packages-now'");
  change('functions/delivery/manifest/index.ts', 'memoryMb: 1024', 'memoryMb: 1152');
  await expect.poll(() => countPackages('/api/packages-now'), { timeout: 100_000 }).toBeGreaterThan(0);
  await program.until(/Restart: \w+ of Gable-dev-\w+/);
});
