import { describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, logIn, listMails, createMember, createUnverifiedMember, register, getTokens } =
  createVisitorClient(cloud);
const leave = (token: string, body?: Record<string, unknown>) =>
  call('DELETE', '/api/delete-account', { token, ...(body && { body }) });
const undo = (token: string) => call('POST', '/api/delete-account/undo', { token });
const erase = () => call('POST', '/_local/run/accounts-every-day');

describe('deleting an account', () => {
  test('needs the password once the login is older than ten minutes', async () => {
    const { token } = await createMember();
    cloud.clock.advance(601_000);
    for (const body of [undefined, {}, { password: 'Wrong-pass-1' }])
      expect(await leave(token, body)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    const asked = await leave(token, { password, reason: 'We moved' });
    expect(asked).toMatchObject({ status: 202, body: { deletesAt: expect.any(String) } });
    const wait = Date.parse(String(asked.body['deletesAt'])) - cloud.clock.now();
    expect(wait / dayMs).toBeCloseTo(14, 2);
    expect((await leave(token, { password })).body).toEqual(asked.body);
  });

  test('sends a mail, publishes events, and can be undone', async () => {
    const { email, token } = await createMember();
    await leave(token);
    expect(listMails(email)[0]?.subject).toBe('Your account will be deleted');
    expect((await call('GET', '/api/user', { token })).body).toHaveProperty('deletesAt');
    const kept = await undo(token);
    expect(kept.status).toBe(200);
    expect(kept.body).not.toHaveProperty('deletesAt');
    expect((await undo(token)).status).toBe(409);
    await cloud.idle();
    expect(cloud.events().map(({ detailType }) => detailType)).toEqual(
      expect.arrayContaining(['account.deletion_requested.v1', 'account.deletion_undone.v1']),
    );
  });

  test('erases the person after 14 days and frees the email and the name', async () => {
    const [gone, stays] = [await createMember('Leaving Soon'), await createMember()];
    await leave(gone.token);
    cloud.clock.advance(13 * dayMs);
    await erase();
    expect((await logIn(gone.email)).status).toBe(200);
    cloud.clock.advance(dayMs + 2 * 3600 * 1000);
    const { access_token } = await getTokens(gone.email);
    expect(await undo(access_token)).toMatchObject({ status: 409, body: { state: 'deleted' } });
    expect((await erase()).status).toBe(200);
    expect((await call('GET', '/api/user', { token: access_token })).status).toBe(401);
    expect((await logIn(gone.email)).status).toBe(400);
    const other = await getTokens(stays.email);
    expect((await call('GET', `/api/user/${gone.id}`, { token: other.access_token })).status).toBe(404);
    expect((await register(gone.email, { user_name: 'leaving soon' })).status).toBe(201);
    await cloud.idle();
    const told = cloud.events().filter(({ detailType }) => detailType === 'account.deleted.v1');
    expect(JSON.stringify(told)).toContain(gone.id);
    expect((await erase()).status).toBe(200);
    expect((await logIn(gone.email)).status).toBe(200);
  });

  test('erases the account once in two concurrent runs', async () => {
    const { id, token } = await createUnverifiedMember().then(async (person) => ({
      ...person,
      id: String((await call('GET', '/api/user', { token: person.token })).body['id']),
    }));
    await leave(token);
    cloud.clock.advance(15 * dayMs);
    await Promise.all([erase(), erase()]);
    await cloud.idle();
    const told = cloud
      .events()
      .filter(
        (event) => event.detailType === 'account.deleted.v1' && JSON.stringify(event.detail).includes(id),
      );
    expect(told).toHaveLength(1);
  });
});
