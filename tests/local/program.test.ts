import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { startProgram } from '../support/program.ts';

// Each test starts a program or two, while other files keep the machine busy.
vi.setConfig({ testTimeout: 60_000 });

const main = join(import.meta.dirname, 'fixture/main.ts');

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
  return made;
}

function start(dataDir: string, port = '0', ...args: string[]) {
  const program = startProgram(main, { GABLE_DATA: dataDir, PORT: port }, args);
  onTestFinished(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  return {
    ...program,
    origin: async () => (await program.until(/site +(http:\S+)/))[1] ?? '',
  };
}

const Seen = z.object({ seen: z.array(z.string()) });
const seen = async (origin: string, name: string) =>
  Seen.parse(await (await fetch(`${origin}/api/seen/${name}`)).json()).seen;
const post = (origin: string, path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const pending = async (origin: string) =>
  z.object({ pending: z.number() }).parse(await (await fetch(`${origin}/_local/health`)).json()).pending;
const idle = async (origin: string) => {
  await expect.poll(() => pending(origin), { timeout: 30_000 }).toBe(0);
};

/** Ids of the programs that work on this folder, by what their command line names. */
const programsOn = (dataDir: string): number[] =>
  readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => {
      try {
        const line = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return line.includes(dataDir) ? [Number(id)] : [];
      } catch {
        return [];
      }
    });

describe('a port in use', () => {
  test('is said in one line, and ends the program with 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const address = z.object({ port: z.number() }).parse(taken.address());
    const program = start(folder(), String(address.port));
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe(`port ${address.port} is in use; set PORT to another one\n`);
  });

  test('a port that is none is refused as well', async () => {
    const program = start(folder(), 'eighty');
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe('PORT eighty is not a port\n');
  });
});

test('a second cloud on the same folder is refused', async () => {
  const dataDir = folder();
  await start(dataDir).origin();
  const second = start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(`${dataDir} is in use by another local cloud`);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with 0, and every child with it', async (signal) => {
  const dataDir = folder();
  const program = start(dataDir);
  const origin = await program.origin();
  expect((await fetch(`${origin}/api/plain`)).status).toBe(200);
  expect(programsOn(dataDir)).not.toEqual([]);
  program.child.kill(signal);
  expect(await program.ended).toBe(0);
  await expect.poll(() => programsOn(dataDir)).toEqual([]);
});

test('a database that ends by itself is started again, and nobody notices', async () => {
  const dataDir = folder();
  const origin = await start(dataDir).origin();
  const put = (pk: string) => post(origin, '/api/items', { pk, kind: 'event', type: 'asked' });
  expect((await put('before')).status).toBe(201);
  for (const id of programsOn(dataDir)) process.kill(id, 'SIGKILL');
  expect((await put('after')).status).toBe(201);
  await idle(origin);
  expect(await seen(origin, 'before-acted')).toEqual(['acted']);
  expect(await seen(origin, 'after-acted')).toEqual(['acted']);
});

describe('kill -9', () => {
  test('loses no acknowledged write, no event and no stream record', async () => {
    const dataDir = folder();
    const first = start(dataDir);
    const origin = await first.origin();
    const acknowledged: string[] = [];
    let sent = 0;
    const writer = async () => {
      for (;;) {
        sent += 1;
        const pk = `item-${sent}`;
        const { status } = await post(origin, '/api/items', { pk, kind: 'event', type: 'asked' });
        if (status === 201) acknowledged.push(pk);
        if (acknowledged.length === 25) first.child.kill('SIGKILL');
      }
    };
    await Promise.all([1, 2, 3, 4].map(() => writer().catch(() => undefined)));
    expect(await first.ended).toBe('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    await expect.poll(() => programsOn(dataDir)).toEqual([]);

    const again = await start(dataDir).origin();
    await idle(again);
    const acted = await Promise.all(acknowledged.map((pk) => seen(again, `${pk}-acted`)));
    expect(acted.filter((lines) => lines.length === 0)).toEqual([]);
  });

  test('leaves an event that waits for its retry to the next start', async () => {
    const dataDir = folder();
    const first = start(dataDir);
    const origin = await first.origin();
    await post(origin, '/api/events', { type: 'asked', detail: { id: 'late', failures: 2 } });
    await expect.poll(() => seen(origin, 'late-attempts'), { timeout: 10_000 }).not.toEqual([]);
    first.child.kill('SIGKILL');
    await first.ended;

    const again = await start(dataDir).origin();
    await idle(again);
    expect(await seen(again, 'late-acted')).toEqual(['acted']);
  });
});

test('--fresh forgets what was stored, and nothing that is not its own', async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'mine.txt'), 'mine');
  const first = start(dataDir);
  const origin = await first.origin();
  await post(origin, '/api/items', { pk: 'old', kind: 'event', type: 'asked' });
  await expect.poll(() => seen(origin, 'old-acted'), { timeout: 10_000 }).toEqual(['acted']);
  first.child.kill('SIGTERM');
  await first.ended;

  const kept = start(dataDir);
  expect(await seen(await kept.origin(), 'old-acted')).toEqual(['acted']);
  kept.child.kill('SIGTERM');
  await kept.ended;

  const fresh = await start(dataDir, '0', '--fresh').origin();
  expect(await seen(fresh, 'old-acted')).toEqual([]);
  expect(readFileSync(join(dataDir, 'mine.txt'), 'utf8')).toBe('mine');
});
