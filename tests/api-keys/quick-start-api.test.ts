import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  clientCredentialsStart,
  quickStarts,
} from '../../functions/reach/site-pages/domain/texts/developers-text.ts';
import { createOrganisationClient } from '../support/clients/organisations.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, callAs, publishProperty } = createSellerClient(cloud);

cloud.wake('search');
const run = promisify(execFile);
const programs = {
  curl: { file: 'sh', options: ['-c'] },
  TypeScript: { file: process.execPath, options: ['--input-type=module-typescript', '--eval'] },
  Python: { file: 'python3', options: ['-c'] },
} as const;
const Listed = z.array(z.object({ id: z.string() }));

describe('the quick start of the page for developers', () => {
  test('lists the homes of the account in each of its languages', async () => {
    const seller = await createMember();
    const home = await publishProperty(seller);
    const wishes = { password, name: 'Quick start', scopes: ['homes:read'], days: 30 };
    const { body } = await callAs(seller, 'POST', '/api/user/api-keys', wishes);
    const { apiKey } = z.object({ apiKey: z.string() }).parse(body);
    for (const { name, code } of quickStarts) {
      const { file, options } = programs[name];
      const env = { ...process.env, GABLE_URL: cloud.origin, GABLE_KEY: apiKey };
      const { stdout } = await run(file, [...options, code], { env });
      const answer: unknown = JSON.parse(stdout);
      const homes = Listed.parse(Array.isArray(answer) ? answer : Reflect.get(Object(answer), 'properties'));
      expect([name, homes.map(({ id }) => id)]).toEqual([name, [home]]);
    }
  });

  test('searches with a token of an organisation', async () => {
    const { startOrganisation, makeKey } = createOrganisationClient(cloud);
    const member = await createMember();
    const { id, secret } = await makeKey(member, await startOrganisation(member));
    const client = { GABLE_CLIENT_ID: id, GABLE_CLIENT_SECRET: secret };
    const env = { ...process.env, GABLE_URL: cloud.origin, ...client };
    const { stdout } = await run('sh', ['-c', clientCredentialsStart], { env });
    expect(JSON.parse(stdout)).toMatchObject({ properties: expect.any(Array) });
  });
});
