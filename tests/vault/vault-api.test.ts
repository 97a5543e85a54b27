import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs, minuteMs } from '../../functions/kernel/time.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, advanceAndLogIn, createMember, createUnverifiedMember, callAs } = createSellerClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
const Sealed = z.object({ value: z.string(), expiresAt: z.iso.datetime() });
const propertyId = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const note = JSON.stringify({ propertyId, note: 'The garden is lovely' });

let ann: Member;
let ben: Member;
beforeAll(async () => {
  [ann, ben] = await Promise.all([createMember('Ann Author'), createMember('Ben Reader')]);
});
// No test counts the calls of the one before.
beforeEach(() => cloud.clock.advance(2 * minuteMs));

const seal = (person: Member, body: Record<string, unknown>) => callAs(person, 'POST', '/api/encrypt', body);
const sealed = async (person: Member, body: Record<string, unknown>) => {
  const answer = await seal(person, body);
  expect(answer.status).toBe(200);
  return Sealed.parse(answer.body);
};
const open = (body: Record<string, unknown>, person?: { token: string }) =>
  call('POST', '/api/decrypt', { body, ...(person && { token: person.token }) });

describe('a value', () => {
  test.each(['accepted_offer', 'invite'])('for %s opens for its person alone', async (purpose) => {
    const { value } = await sealed(ann, { purpose, data: 'offer 1' });
    expect(await open({ value, purpose }, ann)).toMatchObject({ status: 200, body: { data: 'offer 1' } });
    expect((await open({ value, purpose }, ben)).status).toBe(422);
    expect((await open({ value, purpose })).status).toBe(422);
  });

  test('for someone else opens for them and not for its author', async () => {
    const { value } = await sealed(ann, { purpose: 'invite', data: 'Join us', userId: ben.id });
    expect(await open({ value, purpose: 'invite' }, ben)).toMatchObject({ body: { data: 'Join us' } });
    expect((await open({ value, purpose: 'invite' }, ann)).status).toBe(422);
  });

  test('of a link opens for visitors, and names who shared it', async () => {
    const { value } = await sealed(ann, { purpose: 'share_link', data: note });
    expect((await open({ value, purpose: 'share_link' })).body).toEqual({
      data: note,
      from: { user_name: 'Ann Author' },
    });
    const end = await sealed(ann, { purpose: 'unsubscribe', data: 'viewings' });
    expect((await open({ value: end.value, purpose: 'unsubscribe' })).body).toEqual({ data: 'viewings' });
  });

  test('lasts 30 days, and states until when', async () => {
    const { value, expiresAt } = await sealed(ann, { purpose: 'share_link', data: note });
    const seconds = (Date.parse(expiresAt) - cloud.clock.now()) / 1000;
    expect(seconds).toBeGreaterThan(30 * 86_400 - 10);
    expect(seconds).toBeLessThanOrEqual(30 * 86_400);
    cloud.clock.advance(29.9 * dayMs);
    expect((await open({ value, purpose: 'share_link' })).status).toBe(200);
    cloud.clock.advance(0.2 * dayMs);
    expect((await open({ value, purpose: 'share_link' })).status).toBe(422);
  });
});

describe('for every reason that it does not open', () => {
  const swap = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

  test('is answered in the same words', async () => {
    const author = await advanceAndLogIn(0, ann);
    const { value } = await sealed(author, { purpose: 'invite', data: 'secret' });
    const share = await sealed(author, { purpose: 'share_link', data: note });
    const [person = '', expiry = '', ciphertext = ''] = share.value.split('.');
    const purpose = 'share_link';
    const unverified = await createUnverifiedMember({ user_name: 'Una Unverified' });
    const blocked = await createMember('Bea Banned');
    const gone = await sealed(blocked, { purpose, data: note });
    await blockUser(blocked);
    const answers = {
      tampered: await open({ value: swap(share.value, share.value.length - 30), purpose }),
      shortened: await open({ value: share.value.slice(0, -4), purpose }),
      'another person': await open({
        value: `${ben.id.slice('usr_'.length)}.${expiry}.${ciphertext}`,
        purpose,
      }),
      'a later expiry': await open({ value: `${person}.zzzzzz.${ciphertext}`, purpose }),
      'another purpose': await open({ value: share.value, purpose: 'unsubscribe' }),
      'a purpose that widens': await open({ value, purpose }),
      'another reader': await open({ value, purpose: 'invite' }, await advanceAndLogIn(0, ben)),
      'a visitor': await open({ value, purpose: 'invite' }),
      'a reader who is not verified': await open({ value, purpose: 'invite' }, unverified),
      'an author who is blocked': await open({ value: gone.value, purpose }),
      nonsense: await open({ value: 'nonsense', purpose }),
      'a value of no key': await open({ value: `${person}.${expiry}.${'k'.repeat(200)}`, purpose }),
    };
    cloud.clock.advance(31 * dayMs);
    const expired = await open({ value: share.value, purpose });
    const late = await open({ value, purpose: 'invite' }, await advanceAndLogIn(0, ann));
    for (const [reason, answer] of Object.entries({ ...answers, expired, late }))
      expect({ reason, status: answer.status, body: answer.body }).toEqual({
        reason,
        status: 422,
        body: expired.body,
      });
  });
});

describe('sealing', () => {
  test('asks for a login in good standing', async () => {
    const body = { purpose: 'invite', data: 'x' };
    expect((await call('POST', '/api/encrypt', { body })).status).toBe(401);
  });

  test.each([
    [{ purpose: 'everything', data: 'x' }, 'purpose'],
    [{ purpose: 'invite', data: '' }, 'data'],
    [{ purpose: 'invite', data: 'é'.repeat(513) }, 'data'],
    [{ purpose: 'share_link', data: 'no note' }, 'data'],
    [{ purpose: 'share_link', data: JSON.stringify({ propertyId, note: 'Ring 07700 900123' }) }, 'data'],
  ])('refuses %o', async (body, field) => {
    expect(await seal(await advanceAndLogIn(0, ann), body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  test('takes a whole kilobyte', async () => {
    const person = await advanceAndLogIn(0, ann);
    const data = 'é'.repeat(512);
    const { value } = await sealed(person, { purpose: 'invite', data });
    expect((await open({ value, purpose: 'invite' }, person)).body).toEqual({ data });
  });

  test('makes no link in the name of another', async () => {
    expect(
      await seal(await advanceAndLogIn(0, ann), { purpose: 'unsubscribe', data: 'viewings', userId: ben.id }),
    ).toMatchObject({ status: 422, body: { errors: { userId: [expect.any(String)] } } });
  });

  test('and opening end for a minute after thirty', async () => {
    const person = await advanceAndLogIn(0, ann);
    const body = { purpose: 'invite', data: 'x' };
    const { value } = await sealed(person, body);
    const seals = await Promise.all(Array.from({ length: 30 }, () => seal(person, body)));
    expect(seals.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    const opens = await Promise.all(
      Array.from({ length: 31 }, () => open({ value, purpose: 'invite' }, person)),
    );
    expect(opens.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    cloud.clock.advance(1.1 * minuteMs);
    expect((await seal(person, body)).status).toBe(200);
  });
});
