import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { toBlockedSetName } from '../../infra/constructs/resource-names.ts';
import { createAwsClients } from '../../infra/ops/aws-clients.ts';
import { blockNetwork, unblockNetwork } from '../../infra/ops/networks.ts';
import { getTemplates, listByType } from './templates.ts';

const Call = z.looseObject({
  Scope: z.literal('CLOUDFRONT'),
  Id: z.string().optional(),
  LockToken: z.string().optional(),
  Addresses: z.array(z.string()).optional(),
});

/** A firewall that knows the sets of stage prod. */
const sets = new Map<string, { Name: string; addresses: readonly string[] }>();
const server = createServer((request, response) => {
  const operation = String(request.headers['x-amz-target']).split('.')[1];
  const region = /Credential=[^/]+\/\d+\/([^/]+)\/wafv2/.exec(request.headers.authorization ?? '')?.[1];
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { Id = '', LockToken, Addresses } = Call.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const set = sets.get(Id);
    if (region !== 'us-east-1') return answer(400, { message: 'wrong region' });
    if (operation === 'ListIPSets')
      return answer(200, { IPSets: [...sets].map(([id, { Name }]) => ({ Id: id, Name })) });
    if (operation === 'GetIPSet' && set)
      return answer(200, { LockToken: 'lock', IPSet: { Addresses: set.addresses } });
    if (operation !== 'UpdateIPSet' || !set || LockToken !== 'lock')
      return answer(400, { message: 'refused' });
    set.addresses = Addresses ?? [];
    return answer(200, { NextLockToken: 'next' });
  });
});

let access: { readonly stage: string; readonly aws: ReturnType<typeof createAwsClients> };
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  access = { stage: 'prod', aws: createAwsClients('eu-west-2', `http://127.0.0.1:${port}`) };
});
beforeEach(() => {
  sets.set('four', { Name: toBlockedSetName('prod', 4), addresses: ['198.51.100.0/24'] });
  sets.set('six', { Name: toBlockedSetName('prod', 6), addresses: [] });
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe('npm run ops block-network', () => {
  test('adds a network to the set of its version once, and takes it out again', async () => {
    await blockNetwork(access, '203.0.113.7');
    expect(await blockNetwork(access, '203.0.113.7/32')).toBe(
      'prod refuses 2 networks of IPv4: 198.51.100.0/24, 203.0.113.7/32.',
    );
    expect(await blockNetwork(access, '2001:db8::/48')).toContain('1 networks of IPv6: 2001:db8::/48');
    expect(await unblockNetwork(access, '198.51.100.0/24')).toContain('1 networks of IPv4: 203.0.113.7/32');
  });

  test.each([
    '203.0.113',
    '203.0.113.0/8',
    '203.0.113.0/33',
    '203.0.113.0/24/2',
    'gable.co.uk',
    '2001:db8::/16',
  ])('refuses %s', async (typed) => {
    await expect(blockNetwork(access, typed)).rejects.toThrow(/is no network|A network has a length/);
  });

  test('refuses a stage without a firewall', async () => {
    await expect(blockNetwork({ ...access, stage: 'dev' }, '203.0.113.7')).rejects.toThrow(
      'There is no gable-dev-blocked-ipv4',
    );
  });

  test('finds the sets by the names that the firewall of production has', async () => {
    const named = listByType(await getTemplates('prod'), 'AWS::WAFv2::IPSet').map(
      ({ Properties }) => Properties['Name'],
    );
    expect(named).toEqual([toBlockedSetName('prod', 4), toBlockedSetName('prod', 6)]);
  });
});
