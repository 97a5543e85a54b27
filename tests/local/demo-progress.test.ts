import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasOnlyBegun, isWritten, openProgress, type Progress } from '../../infra/demo/progress.ts';

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
