import { beforeAll, describe, expect, test } from 'vitest';
import { marketplaceGroups } from '../../../functions/delivery/openapi.ts';
import { createOwnershipClient } from '../../support/clients/ownership-checks.ts';
import { hireMember } from '../../support/clients/staff.ts';
import { cloud } from '../../support/cloud.ts';
import type { WorldMember } from './world-people.ts';
import type { AccessWorld, WorldIds } from './world.ts';

type Owner = 'owner' | 'buyer' | 'joint' | 'stranger' | 'proven';
type Act = readonly [call: string, owners: readonly Owner[], body?: (ids: WorldIds) => object];
const reason = 'It is mine, so I decide.';
const withReason = () => ({ reason });
const verdict = { measure: 'none', words: 'Nothing is wrong with it.' };
const versionOf = (name: string, more: object) => (ids: WorldIds) => ({
  ...more,
  version: Number(ids[name] ?? 1),
});

/** Each act of staff on somebody's matter, and whose matter it is in the world. */
const acts: readonly Act[] = [
  [
    'POST /api/staff/payments/{payment}/refund',
    ['owner'],
    versionOf('paymentVersion', { amountPence: 100, reason }),
  ],
  ['POST /api/staff/reviews/{held}', ['owner'], () => ({ outcome: 'approved' })],
  ['POST /api/staff/homes/{live}/remove', ['owner'], withReason],
  ['POST /api/staff/homes/{home}/remove', ['owner', 'joint'], withReason],
  ['POST /api/staff/homes/{removed}/restore', ['owner'], withReason],
  [
    'POST /api/staff/identity-checks/{identityCheck}/decide',
    ['joint'],
    versionOf('identityVersion', { outcome: 'try_again', reason }),
  ],
  ['POST /api/staff/buyer-checks/{check}/decide', ['buyer'], versionOf('', { outcome: 'approved' })],
  [
    'POST /api/staff/applications/{application}/approve',
    ['owner'],
    () => ({ code: 'QLVE5555', points: 500 }),
  ],
  ['POST /api/staff/applications/{application}/decline', ['owner'], withReason],
  ['POST /api/staff/people/{owner}/block', ['owner'], () => ({ reason: 'fraud', words: reason })],
  ['POST /api/staff/people/{owner}/unblock', ['owner'], withReason],
  ['POST /api/staff/people/{owner}/two-step/reset', ['owner'], withReason],
  ['POST /api/staff/reports/{reported}/take', ['owner', 'buyer'], versionOf('reportedVersion', {})],
  ['POST /api/staff/reports/{taken}/hide', ['owner', 'buyer'], versionOf('takenVersion', { reason })],
  ['POST /api/staff/reports/{taken}/decide', ['owner', 'buyer'], versionOf('takenVersion', verdict)],
  [
    'POST /api/staff/appeals/{appealed}/decide',
    ['owner', 'buyer'],
    versionOf('appealedVersion', { outcome: 'reversed', answer: 'You are right about this.' }),
  ],
  [
    'POST /api/staff/tickets/{ticket}/reply',
    ['buyer'],
    versionOf('', { message: 'For its days, as all are.' }),
  ],
  ['POST /api/staff/tickets/{ticket}/note', ['buyer'], () => ({ note: 'Sells in Leeds' })],
  ['POST /api/staff/tickets/{ticket}/close', ['buyer'], versionOf('', {})],
  ['POST /api/staff/tasks/{ticketTask}/take', ['buyer']],
  ['POST /api/staff/tasks/{ticketTask}/release', ['buyer']],
  ['POST /api/staff/tasks/{ticketTask}/done', ['buyer'], withReason],
  [
    'POST /api/staff/ownership-checks/{proven}/decide',
    ['proven'],
    versionOf('', { outcome: 'declined', reason, homeVersion: 1 }),
  ],
  ['POST /api/staff/portals/{proven}/send', ['proven'], () => ({ portal: 'rightmove' })],
  ['PUT /api/staff/comments/{waiting}', ['stranger'], versionOf('', { decision: 'approve' })],
];

/** What belongs to nobody. Who makes a coupon cannot use it. */
const ownerless: readonly string[] = [
  'POST /api/blogs/create',
  'PUT /api/blogs/update/{}',
  'DELETE /api/blogs/delete/{}',
  'POST /api/blogs/post-category',
  'PUT /api/blogs/post-category',
  'PUT /api/blogs/post-category/{}',
  'DELETE /api/blogs/post-category/{}',
  'POST /api/common/configurations',
  'POST /api/staff/coupons',
  'DELETE /api/staff/coupons/{}',
];

const toShape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const fill = (template: string, ids: WorldIds) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

/** Tries each act of staff on the world as each person whose matter it is; they are staff from then on. */
export function testOwnMatters(getWorld: () => AccessWorld): void {
  describe('a member of staff whose own matter waits', () => {
    let ids: WorldIds;
    const staff = new Map<Owner, WorldMember>();
    beforeAll(async () => {
      const world = getWorld();
      ids = { ...world.ids, ticketTask: `ticket.${world.ids['ticket']}` };
      for (const owner of ['owner', 'buyer', 'joint', 'stranger'] as const)
        staff.set(owner, await hireMember(cloud, world.people[owner]));
      const ownershipClient = createOwnershipClient(cloud);
      const seller = await ownershipClient.createProvenSeller();
      const proven = await ownershipClient.submitProperty(seller);
      await ownershipClient.postProof(seller, proven);
      ids = { ...ids, proven };
      staff.set('proven', await hireMember(cloud, seller));
    });

    test('is tried with every change that staff can make', () => {
      const changes = Object.values(marketplaceGroups)
        .flatMap((routes) => Object.values(routes))
        .filter(({ access, method }) => access === 'staff' && method !== 'GET')
        .map(({ method, path }) => toShape(`${method} ${path}`));
      const tried = [...acts.map(([call]) => toShape(call)), ...ownerless];
      expect(changes.filter((call) => !tried.includes(call))).toEqual([]);
      expect(tried.filter((call) => !changes.includes(call))).toEqual([]);
    });

    test.each(acts.flatMap(([call, owners, body]) => owners.map((owner) => ({ call, owner, body }))))(
      'leaves $call to a colleague, as $owner',
      async ({ call, owner, body }) => {
        const [method = '', path = ''] = fill(call, ids).split(' ');
        const answer = await cloud.api(path, {
          method,
          token: staff.get(owner)?.token,
          ...(body && { body: body(ids) }),
        });
        expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', state: 'own' } });
      },
    );
  });
}
