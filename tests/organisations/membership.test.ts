import { afterAll, describe, expect, test, vi } from 'vitest';
import type { UserId } from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { maxKeys } from '../../functions/people/api-keys/domain/api-key.ts';
import {
  addMember,
  changeRole,
  departMember,
  removeMember,
} from '../../functions/people/organisations/domain/membership.ts';
import {
  addAct,
  createOrganisation,
  maxMembers,
} from '../../functions/people/organisations/domain/organisation.ts';

afterAll(() => vi.unstubAllEnvs());

const now = new Date('2026-11-30T10:00:00.000Z');
const person = (nth: number): UserId => `usr_${String(nth).padStart(26, '0')}`;
const [ann, ben, cat] = [person(1), person(2), person(3)];
const alone = createOrganisation('org_01K9ZX3Q6T4C8V0R2M5N7P9B1G', 'Harbour Portal', ann, now);
const pair = addMember(alone, { userId: ben, role: 'developer' }, now);
const trio = addMember(pair, { userId: cat, role: 'developer' }, now);

describe('an organisation', () => {
  test.each([
    ['the last admin as they leave', () => removeMember(pair, { byId: ann, userId: ann }, now), 'last_admin'],
    [
      'the last admin as a developer',
      () => changeRole(pair, { byId: ann, userId: ann, role: 'developer' }, now),
      'last_admin',
    ],
    ['a member for the second time', () => addMember(pair, { userId: ben, role: 'admin' }, now), 'member'],
  ])('does not take %s', (_, act, state) => {
    expect(act).toThrow(expect.objectContaining({ code: 'conflict', extras: { state } }));
  });

  test('is changed by its admins alone; a developer can leave', () => {
    const refused = expect.objectContaining({ code: 'admin_only' });
    expect(() => changeRole(pair, { byId: ben, userId: ben, role: 'admin' }, now)).toThrow(refused);
    expect(() => removeMember(trio, { byId: ben, userId: cat }, now)).toThrow(refused);
    expect(removeMember(trio, { byId: ben, userId: ben }, now).members).toHaveLength(2);
    expect(() => removeMember(pair, { byId: cat, userId: ben }, now)).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  test('has so many members at most', () => {
    let full = alone;
    for (let nth = 2; nth <= maxMembers; nth += 1)
      full = addMember(full, { userId: person(nth), role: 'developer' }, now);
    expect(() => addMember(full, { userId: person(99), role: 'developer' }, now)).toThrow(
      expect.objectContaining({ extras: { state: 'full' } }),
    );
  });

  test('remembers the latest fifty acts', () => {
    let busy = alone;
    for (let nth = 0; nth < 60; nth += 1) busy = addAct(busy, { what: 'key_made', key: `${nth}` }, now);
    expect([busy.acts.length, busy.acts.at(-1)?.key]).toEqual([50, '59']);
  });
});

test('an organisation whose acts name as many as they can is removed in one transaction', async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  const { buildOrganisationRemoval } =
    await import('../../functions/people/organisations/adapters/organisation-repository.ts');
  let busy = alone;
  const join = (nth: number) => {
    busy = addMember(busy, { userId: person(nth), role: 'developer' }, now);
  };
  for (let nth = 2; nth <= maxMembers; nth += 1) join(nth);
  for (let nth = 2; nth <= 60; nth += 1) {
    busy = removeMember(busy, { byId: ann, userId: person(nth) }, now);
    join(nth + maxMembers - 1);
  }
  const text = { hash: 'h', issuedAt: now.toISOString(), expiresAt: now.toISOString() };
  const key = {
    id: newId('key'),
    name: 'k',
    scopes: [],
    days: 30,
    createdAt: now.toISOString(),
    hint: 'abcd',
  };
  const keys = Array.from({ length: maxKeys }, () => ({ ...key, text, formerText: text }));
  const rows = buildOrganisationRemoval({ ...busy, keys });
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.length).toBeLessThanOrEqual(100);
});

describe('departMember', () => {
  test('makes the member of longest standing an admin where the last one goes, and names them nowhere', () => {
    const { organisation, heir } = departMember(trio, ann, now);
    expect(heir).toBe(ben);
    expect(organisation?.members).toMatchObject([
      { userId: ben, role: 'admin' },
      { userId: cat, role: 'developer' },
    ]);
    expect(JSON.stringify(organisation)).not.toContain(ann);
    expect(organisation?.acts.at(-1)).toMatchObject({ what: 'made_admin', of: ben });
  });

  test('changes no admin where one is left, and closes an organisation without people', () => {
    expect(departMember(trio, ben, now)).toMatchObject({ heir: undefined });
    expect(departMember(alone, ann, now)).toEqual({ organisation: undefined, heir: undefined });
  });

  test('takes the name of a former member out of the acts, and nothing else', () => {
    const left = removeMember(trio, { byId: ann, userId: ben }, now);
    const { organisation } = departMember(left, ben, now);
    expect(JSON.stringify(organisation)).not.toContain(ben);
    expect([organisation?.members, organisation?.acts.length]).toEqual([left.members, left.acts.length]);
  });
});
