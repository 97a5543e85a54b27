import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { hasOnlyBegun, isWritten, openProgress, type Progress } from '../../infra/demo/progress.ts';
import { createSiteCalls } from '../../infra/demo/site.ts';
import { writeToTheEnd } from '../../infra/demo/write-to-the-end.ts';

test('a demo has only begun until everyone has registered', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const steps: readonly ((progress: Progress) => void)[] = [
    () => undefined,
    (progress) => progress.begin(),
    (progress) => progress.notePeople(),
    (progress) => progress.note('leeds-001'),
  ];
  const seen = steps.map((step) => {
    step(openProgress(folder));
    return hasOnlyBegun(folder);
  });
  expect(seen).toEqual([false, true, false, false]);
});

test('a demo is written once all homes of its number are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const wasWritten = isWritten(folder);
  vi.stubEnv('GABLE_DEMO_HOMES', '45');
  openProgress(folder).noteWritten();
  expect([wasWritten, isWritten(folder)]).toEqual([false, true]);
  vi.stubEnv('GABLE_DEMO_HOMES', '60');
  expect(isWritten(folder)).toBe(false);
});

test('a home that is listed counts before all of it is written, also after another start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  openProgress(folder).noteListed('leeds-001');
  openProgress(folder).note('york-002');
  const progress = openProgress(folder);
  expect([progress.count(), progress.countSteps()]).toEqual([2, 3]);
  expect(['leeds-001', 'york-002'].map((key) => [progress.isListed(key), progress.has(key)])).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('a start that was cut off while it noted a step leaves what it noted before, and goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-progress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  openProgress(folder).noteId('leeds-001', 'prp_1');
  appendFileSync(join(folder, 'demo.json'), '\n{"ids":{"york-0');
  openProgress(folder).noteStory('viewing', { steps: 2, kept: { slot: 'sl_1' } });
  const progress = openProgress(folder);
  expect([progress.findId('leeds-001'), progress.getStory('viewing').steps]).toEqual(['prp_1', 2]);
});

test('a demo that stops goes on by itself as long as it gets further', async () => {
  const lines: string[] = [];
  let steps = 0;
  const write = async () => {
    steps += 1;
    if (steps < 12) throw new Error(`no such mail came at step ${steps}`);
  };
  await writeToTheEnd({ write, count: () => steps, say: (line) => lines.push(line), pauseMs: 0 });
  expect(steps).toBe(12);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('the demo goes on in a moment: no such mail came at step 1');
});

test('a demo that gets no further says why it stopped after five tries', async () => {
  const lines: string[] = [];
  let tries = 0;
  const write = async () => {
    tries += 1;
    throw new Error('the disk is full');
  };
  const writing = writeToTheEnd({ write, count: () => 0, say: (line) => lines.push(line), pauseMs: 0 });
  await expect(writing).rejects.toThrow('the disk is full');
  expect([tries, lines.length]).toEqual([5, 4]);
});

test('a call of the demo that a busy machine can’t answer is made again', async () => {
  const answers = [
    { status: 503, text: '' },
    { status: 409, text: '{"state":"in_progress"}' },
    { status: 200, text: '{"id":1}' },
  ];
  const server = createServer((_, response) => {
    const { status, text } = answers.shift() ?? { status: 500, text: 'asked too often' };
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const site = createSiteCalls(`http://127.0.0.1:${port}`);
  expect(await site('/api/anything', z.object({ id: z.int() }))).toEqual({ id: 1 });
});
