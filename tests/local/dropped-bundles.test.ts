import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openCloud } from '../support/test-cloud.ts';
import { getFixtureAssembly } from './fixture/assembly.ts';

const Template = z.looseObject({ Resources: z.record(z.string(), z.unknown()) });

/** The fixture, whose `Tick` may not touch a table, run from bundles that are gone. */
async function getDroppedAssembly() {
  const assembly = await getFixtureAssembly();
  const entries = ['tick', 'items'].map((name) => `${import.meta.dirname}/fixture/functions/${name}.ts`);
  return {
    ...assembly,
    bundles: Object.fromEntries(entries.map((entry) => [entry, `${entry}.dropped.js`])),
    stacks: assembly.stacks.map(({ name, template }) => {
      const { Resources, ...rest } = Template.parse(template);
      const kept = Object.entries(Resources).filter(([id]) => !id.startsWith('TickServiceRoleDefaultPolicy'));
      return { name, template: { ...rest, Resources: Object.fromEntries(kept) } };
    }),
  };
}

const cloud = await openCloud({ assembly: await getDroppedAssembly(), chooseThread: () => 'one' });
afterAll(() => cloud.close());

test('functions whose bundles were dropped keep their own credentials', async () => {
  const tick = cloud.model.functions.find(({ id }) => id.startsWith('Tick')) ?? expect.fail();
  await expect(cloud.invoke(tick.id, {})).rejects.toThrow(/is not authorized to perform/);
  expect(await cloud.api('/api/seen/tick')).toMatchObject({ status: 200, body: { seen: [] } });
});
