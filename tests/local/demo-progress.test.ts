import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasOnlyBegun, openProgress, type Progress } from '../../infra/demo/progress.ts';

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
