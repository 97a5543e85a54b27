import { expect, test } from 'vitest';
import { createSmokeClient } from '../smoke/client.ts';
import { register, sell, type Step, visit } from '../smoke/journey.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { password } from '../support/clients/visitor.ts';
import { openForeignCloud, readSite } from './cloud.ts';

const cloud = openForeignCloud(readSite());

test('the smoke test of a stage finds its API in order', { timeout: 180_000 }, async () => {
  const client = createSmokeClient(cloud.origin);
  const steps: string[] = [];
  const step: Step = (name, run) => {
    steps.push(name);
    return run();
  };
  const { email } = await createSellerClient(cloud).createMember();
  await visit(client, step);
  await register(client, step);
  await sell(client, step, { email, password });
  expect(steps.at(-1)).toBe('takes the home off');
  await cloud.idle();
});
