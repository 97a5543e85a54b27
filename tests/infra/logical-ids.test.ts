import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames } from '../../infra/stages.ts';
import { listStatefulIds } from './stateful-ids.ts';
import { getTemplates } from './templates.ts';

const Pinned = z.record(z.string(), z.record(z.string(), z.string()));
const pinned = Pinned.parse(JSON.parse(readFileSync(new URL('logical-ids.json', import.meta.url), 'utf8')));

// A table or pool under another id is a new, empty one. `npm run logical-ids -- --write` pins what is new.
test.each(stageNames)('keeps the logical ids of everything stateful in %s', async (stage) => {
  expect(listStatefulIds(await getTemplates(stage))).toEqual(pinned[stage]);
});
