import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';
import { type Program, startProgram } from '../support/program.ts';

const root = resolve(import.meta.dirname, '../..');
const runs = join(root, '.gable/opensearch');
mkdirSync(runs, { recursive: true });
const dataDir = mkdtempSync(join(runs, 'program-'));

let program: Program;
beforeAll(() => {
  program = startProgram(join(root, 'infra/local/main.ts'), { GABLE_DATA: dataDir, PORT: '0' }, [
    '--no-demo',
    '--search',
    'opensearch',
  ]);
});
afterAll(async () => {
  await program.killAll();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** The command line of the program's node of OpenSearch; `undefined` once it has ended. */
const findNode = (): string[] | undefined =>
  readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .map((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      } catch {
        return [];
      }
    })
    .find((line) => line.includes('gable.SearchNode') && line.some((part) => part.startsWith(dataDir)));

const Stats = z.object({
  _all: z.object({ primaries: z.object({ search: z.object({ query_total: z.int() }) }) }),
});

test('the whole site searches in a node of its own, which ends with it', async () => {
  const [, origin = ''] = await program.until(/site +(http:\S+)/);
  await program.until(/searches +answered by OpenSearch/);
  const line = findNode() ?? [];
  const port = line[line.indexOf('gable.SearchNode') + 1] ?? '';
  const countQueries = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/${homesAlias}/_stats/search`);
    return Stats.parse(await answer.json())._all.primaries.search.query_total;
  };
  const before = await countQueries();
  const answer = await fetch(`${origin}/api/search-properties?q=Leeds`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ total: 0, place: { name: 'Leeds' } });
  expect(await countQueries()).toBeGreaterThan(before);

  await program.killAll();
  await expect.poll(findNode, { timeout: 10_000 }).toBeUndefined();
});
