import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { operator, secretAccessKey } from '../../infra/local-cloud/base/credentials.ts';
import { clearData } from '../../infra/local-cloud/runtime/clear-data.ts';
import { readModel } from '../../infra/local-cloud/template/model.ts';
import { type Program, startProgram } from '../support/program.ts';
import { getFixtureAssembly } from './fixture/assembly.ts';

const main = join(import.meta.dirname, 'fixture/main.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'local-cloud-'));
writeFileSync(join(dataDir, 'mine.txt'), 'mine');
const programs: Program[] = [];
afterAll(async () => {
  await Promise.all(programs.map((program) => program.killAll()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

function start(port = '0', ...args: string[]) {
  const program = startProgram(main, { GABLE_DATA: dataDir, PORT: port }, args);
  programs.push(program);
  return { ...program, origin: async () => (await program.until(/site +(http:\S+)/))[1] ?? '' };
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
const put = async (origin: string, pk: string) =>
  (await post(origin, '/api/items', { pk, kind: 'event', type: 'asked' })).status;
const pending = async (origin: string) =>
  z.object({ pending: z.number() }).parse(await (await fetch(`${origin}/_local/health`)).json()).pending;
const idle = async (origin: string) => {
  await expect.poll(() => pending(origin), { timeout: 30_000 }).toBe(0);
};

/** Ids of the programs that work on the folder, by what their command line names. */
const children = (): number[] =>
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
  test('is reported in one line, and ends the program with 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const address = z.object({ port: z.number() }).parse(taken.address());
    const program = start(String(address.port));
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe(`port ${address.port} is in use; set PORT to another one\n`);
  });

  test('a file in place of the folder is named, with what to do', async () => {
    const file = join(dataDir, 'mine.txt');
    const program = startProgram(main, { PORT: '0', GABLE_DATA: file });
    expect(await program.ended).toBe(1);
    expect(program.printed()).toMatch(/mine\.txt can’t be the folder of the data .*GABLE_DATA/);
  });

  test('a port that browsers block is named before anything is built', async () => {
    const program = start('4190');
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe('browsers block port 4190, but not 3000; set PORT to another one\n');
  });

  test('an invalid port is refused as well', async () => {
    const program = start('eighty');
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe('PORT eighty is not a port\n');
  });
});

/** The program on one folder, start after start: each takes seconds, so each shows all that it can. */
let program: ReturnType<typeof start>;
let origin: string;
const nextStart = (...args: string[]) =>
  beforeAll(async () => {
    program = start('0', ...args);
    origin = await program.origin();
  });

describe('the first start', () => {
  nextStart();

  test('a second cloud on the same folder is refused', async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`${dataDir} is in use by another local cloud`);
  });

  test('a database that ends by itself is started again, and no one notices', async () => {
    expect(await put(origin, 'before')).toBe(201);
    expect(children()).not.toEqual([]);
    for (const id of children()) process.kill(id, 'SIGKILL');
    expect(await put(origin, 'after')).toBe(201);
    await idle(origin);
    expect(await seen(origin, 'before-acted')).toEqual(['acted']);
    expect(await seen(origin, 'after-acted')).toEqual(['acted']);
  });

  test('SIGTERM ends it with 0, and every child with it', async () => {
    expect(await endOf('SIGTERM')).toBe(0);
    await expect.poll(children).toEqual([]);
  });
});

const acknowledged: string[] = [];

describe('the next start', () => {
  nextStart();

  test('finds what was stored', async () => {
    expect(await seen(origin, 'before-acted')).toEqual(['acted']);
  });

  test('is killed while things are under way', async () => {
    await post(origin, '/api/events', { type: 'asked', detail: { id: 'late', failures: 2 } });
    await expect.poll(() => seen(origin, 'late-attempts')).not.toEqual([]);
    const due = Date.now() + 8000;
    await plan('meanwhile', due);
    await plan('tomorrow', due + 86_400_000);
    let sent = 0;
    const writer = async () => {
      for (;;) {
        sent += 1;
        const pk = `item-${sent}`;
        if ((await put(origin, pk)) === 201) acknowledged.push(pk);
        if (acknowledged.length === 25) program.child.kill('SIGKILL');
      }
    };
    await Promise.all([1, 2, 3, 4].map(() => writer().catch(() => undefined)));
    expect(await program.ended).toBe('SIGKILL');
    // It became due while nothing ran: its whole seconds are up to one earlier.
    expect(Date.now()).toBeLessThan(due - 1000);
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    await expect.poll(children).toEqual([]);
    await expect.poll(() => Date.now()).toBeGreaterThan(due);
  });
});

describe('the start after kill -9', () => {
  nextStart();

  test('has lost no acknowledged write, no event and no stream record', async () => {
    // An event is tried again a minute and two minutes later, as by Lambda; the clock goes there.
    const passMinute = () => post(origin, '/_local/clock', { advanceMs: 60_000 });
    const countPending = () => passMinute().then(() => pending(origin));
    await expect.poll(countPending, { interval: 1_000, timeout: 30_000 }).toBe(0);
    const acted = await Promise.all(acknowledged.map((pk) => seen(origin, `${pk}-acted`)));
    expect(acted.filter((lines) => lines.length === 0)).toEqual([]);
  });

  test('tries the event again that waited for its retry', async () => {
    expect(await seen(origin, 'late-acted')).toEqual(['acted']);
  });

  test('delivers what became due meanwhile, and keeps what is planned', async () => {
    await expect.poll(() => seen(origin, 'meanwhile-acted')).toEqual(['acted']);
    const planned = await (await fetch(`${origin}/_local/schedules`)).json();
    expect(planned).toMatchObject([{ name: 'tomorrow' }]);
  });

  test('SIGINT ends it with 0, and every child with it', async () => {
    expect(await endOf('SIGINT')).toBe(0);
    await expect.poll(children).toEqual([]);
  });
});

describe('--fresh', () => {
  test('leaves nothing of the local cloud but its lock', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gable-fresh-'));
    cpSync(dataDir, folder, { recursive: true });
    clearData(folder, []);
    expect(readdirSync(folder).toSorted()).toEqual(['lock', 'mine.txt']);
    rmSync(folder, { recursive: true });
  });
});

describe('the start with --fresh', () => {
  nextStart('--fresh');

  test('forgets what was stored, and nothing that is not its own', async () => {
    expect(await seen(origin, 'before-acted')).toEqual([]);
    expect(readFileSync(join(dataDir, 'mine.txt'), 'utf8')).toBe('mine');
  });
});

async function endOf(signal: 'SIGINT' | 'SIGTERM') {
  expect(children()).not.toEqual([]);
  program.child.kill(signal);
  return program.ended;
}

/** Schedules `asked`, which the fixture's subscriber acts on; `at` in milliseconds, cut to whole seconds. */
async function plan(name: string, at: number): Promise<void> {
  const { resources } = readModel(await getFixtureAssembly());
  const output = (of: string) => resources.outputs(of)[0];
  const scheduler = new SchedulerClient({
    endpoint: `http://127.0.0.1:${readFileSync(join(dataDir, 'aws-port'), 'utf8')}`,
    region: 'eu-west-2',
    credentials: { accessKeyId: operator, secretAccessKey },
  });
  const planned = new CreateScheduleCommand({
    Name: name,
    GroupName: output('Later'),
    ScheduleExpression: `at(${new Date(at).toISOString().slice(0, 19)})`,
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: output('BusArn'),
      RoleArn: output('TellerArn'),
      EventBridgeParameters: { DetailType: 'asked', Source: 'fixture' },
      Input: JSON.stringify({ id: name, failures: 0 }),
    },
  });
  await scheduler.send(planned);
}
