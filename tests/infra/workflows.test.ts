import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mapsFolder } from '../../infra/bundle/source-maps.ts';
import { stageNames, getStage } from '../../infra/stages.ts';

const folder = new URL('../../.github/workflows/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder);

/** The values of a key, wherever it is. */
const valuesOf = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`^[ -]*${key}: *(.+)$`, 'gm'))].map(([, value = '']) => value);

describe.each(names)('the workflow %s', (name) => {
  test('names each action of others by its commit', () => {
    const foreign = valuesOf(read(name), 'uses').filter((action) => !action.startsWith('./.github/'));
    for (const action of foreign) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('reads the repository and no more, unless a job asks for more', () => {
    expect(read(name)).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  test('gives a proof of identity to jobs that deploy alone, and write access to no job', () => {
    const rights = valuesOf(read(name), '[a-z-]+').filter((value) => value === 'write');
    const deploys = name === 'release.yml' || name === 'deploy-stage.yml';
    expect(rights.length > 0).toBe(deploys);
    expect(valuesOf(read(name), 'id-token')).toHaveLength(rights.length);
  });

  test('puts no text of a change into a command', () => {
    for (const command of valuesOf(read(name), 'run')) expect(command).not.toContain('${{');
  });
});

test('the messages of pushed commits and of pull requests are checked', () => {
  const text = read('ci.yml');
  expect(valuesOf(text, 'run')).toContain('node run.cjs infra/tools/run.ts commitlint --from "$BASE"');
  expect(valuesOf(text, 'BASE')).toEqual([
    '${{ github.event.pull_request.base.sha || github.event.before }}',
  ]);
  expect(valuesOf(text, 'if')).toEqual([]);
});

test('the release deploys the stages one after another, the tested commit to each', () => {
  const text = read('release.yml');
  expect(valuesOf(text, 'stage')).toEqual(stageNames);
  expect(valuesOf(text, 'needs')).toEqual(stageNames.slice(0, -1));
  expect(new Set(valuesOf(text, 'commit'))).toEqual(new Set(['${{ github.event.workflow_run.head_sha }}']));
});

test('a deployment keeps the source maps of its build as long as its logs', () => {
  const text = read('deploy-stage.yml');
  expect(valuesOf(text, 'path')).toEqual([mapsFolder]);
  const longest = Math.max(...stageNames.map((stage) => getStage(stage).logDays));
  expect(Number(valuesOf(text, 'retention-days')[0])).toBeGreaterThanOrEqual(longest);
});

test('a deployment is in the environment of its stage, and ends with the smoke test', () => {
  const text = read('deploy-stage.yml');
  expect(valuesOf(text, 'environment')).toEqual(['${{ inputs.stage }}']);
  expect(valuesOf(text, 'run').slice(-2)).toEqual([
    'npm run deploy -- -c "stage=$STAGE" ${SOCIAL:+-c "social=$SOCIAL"}',
    'npm run smoke -- --stage "$STAGE"',
  ]);
});
