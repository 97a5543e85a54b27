import { describe, expect, test } from 'vitest';
import { createPasskeyClient } from '../support/clients/passkeys.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { createVisitorClient, password, toWrongCode } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, createMember, listMails, logIn } = createVisitorClient(cloud);
const { createMemberWithApp, enableTwoStep } = createTwoStepClient(cloud);
const passkeys = createPasskeyClient(cloud);
const { addPasskey, answerWithPasskey, getPasskeyChallenge, getSetUpToken, savePasskeys } = passkeys;
const me = (token: string) => call('GET', '/api/user', { token });

describe('setting up a passkey', () => {
  test('needs two-step sign-in, the password and a code', async () => {
    const { token: plain } = await createMember();
    expect(await passkeys.startSetUp(plain, '123456')).toMatchObject({ status: 409, body: { state: 'off' } });
    const { token, show } = await createMemberWithApp();
    const wrong = await passkeys.startSetUp(token, toWrongCode(show()));
    expect(wrong).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    const reply = await passkeys.startSetUp(token, show());
    expect(reply).toMatchObject({ status: 200, body: { expiresIn: 300, accessToken: expect.any(String) } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('takes a recovery code, and warns its owner by mail', async () => {
    const { email, recoveryCodes, token } = await createMemberWithApp();
    const body = { password, recovery_code: recoveryCodes[0] };
    const reply = await call('POST', '/api/user/two-step/passkeys/session', { token, body });
    expect(reply.status).toBe(200);
    const [mail] = listMails(email);
    expect(mail?.subject).toBe('A recovery code was used to change your passkeys');
    expect(mail?.text).toContain('9 codes are left');
  });

  test('gives a token that our own API refuses', async () => {
    const { token, show } = await createMemberWithApp();
    expect((await me(await getSetUpToken(token, show()))).status).toBe(401);
  });

  test('shows the passkey in the profile and mails its owner', async () => {
    const { email, token, show } = await createMemberWithApp();
    const { setUpToken, CredentialId } = await addPasskey(token, show());
    expect((await me(token)).body).toMatchObject({
      twoStep: {
        on: true,
        passkeys: [{ id: CredentialId, name: 'Passkey 1', createdAt: expect.any(String) }],
      },
    });
    expect(listMails(email)[0]?.subject).toBe('You added a passkey');
    await passkeys.removeAt(setUpToken, CredentialId);
    expect(await savePasskeys(token, setUpToken)).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect(listMails(email)[0]?.subject).toBe('You removed a passkey');
  });

  test('takes the token of its owner alone, for five minutes', async () => {
    const [owner, other] = [await createMemberWithApp(), await createMemberWithApp()];
    const setUpToken = await getSetUpToken(owner.token, owner.show());
    expect((await savePasskeys(other.token, setUpToken)).status).toBe(410);
    expect((await savePasskeys(owner.token, owner.token)).status).toBe(410);
    cloud.clock.advance(301_000);
    expect((await savePasskeys(owner.token, setUpToken)).status).toBe(410);
  });

  test('takes no passkey of another site', async () => {
    const { token, show } = await createMemberWithApp();
    const setUpToken = await getSetUpToken(token, show());
    await expect(passkeys.registerAt(setUpToken, 'https://evil.example')).rejects.toMatchObject({
      name: 'WebAuthnCredentialNotSupportedException',
    });
  });
});

describe('a login with a passkey', () => {
  test('answers the password with the options of WebAuthn, and the passkey with tokens', async () => {
    const { email, token, show } = await createMemberWithApp();
    const { device, CredentialId } = await addPasskey(token, show());
    const { challenge, kinds, passkey } = await getPasskeyChallenge(email);
    expect(kinds).toEqual(['passkey', 'code', 'recovery_code']);
    expect(passkey).toMatchObject({
      challenge: expect.any(String),
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: CredentialId, type: 'public-key' }],
    });
    const reply = await answerWithPasskey(challenge, device.answer(passkey));
    expect(reply).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    expect((await me(String(reply.body['access_token']))).body).toMatchObject({ email });
    expect((await answerWithPasskey(challenge, device.answer(passkey))).status).toBe(410);
  });

  test('still takes a code of the app', async () => {
    const { email, token, show } = await createMemberWithApp();
    await addPasskey(token, show());
    const { challenge } = await getPasskeyChallenge(email);
    const body = { grant_type: 'urn:gable:two-step', client_id: 2, challenge, code: show() };
    expect((await call('POST', '/oauth/token', { body })).status).toBe(200);
  });

  test.each([
    ['an answer without verification of the person', 0x01],
    ['an answer without the person', 0x04],
  ])('rejects %s', async (_kind, bits) => {
    const { email, token, show } = await createMemberWithApp();
    const { device } = await addPasskey(token, show());
    const { challenge, passkey } = await getPasskeyChallenge(email);
    const reply = await answerWithPasskey(challenge, device.answer(passkey, bits));
    expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('rejects another person’s passkey, an old challenge and words that are no answer', async () => {
    const [owner, thief] = [await createMemberWithApp(), await createMemberWithApp()];
    const { device } = await addPasskey(owner.token, owner.show());
    const { device: other } = await addPasskey(thief.token, thief.show());
    const first = await getPasskeyChallenge(owner.email);
    const old = device.answer(first.passkey);
    const second = await getPasskeyChallenge(owner.email);
    const third = await getPasskeyChallenge(owner.email);
    const replies = [
      await answerWithPasskey(first.challenge, other.answer(first.passkey)),
      await answerWithPasskey(second.challenge, old),
      await answerWithPasskey(third.challenge, 'open sesame'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('offers no passkey once it is removed, or two-step sign-in was turned off and on', async () => {
    const person = await createMemberWithApp();
    const { setUpToken, CredentialId } = await addPasskey(person.token, person.show());
    await passkeys.removeAt(setUpToken, CredentialId);
    await savePasskeys(person.token, setUpToken);
    expect((await getPasskeyChallenge(person.email)).kinds).toEqual(['code', 'recovery_code']);
    const again = await addPasskey(person.token, person.show());
    expect((await getPasskeyChallenge(person.email)).kinds).toContain('passkey');
    const proof = { password, code: person.show() };
    const off = await call('DELETE', '/api/user/two-step', { token: person.token, body: proof });
    expect((await logIn(person.email)).status).toBe(200);
    const app = await enableTwoStep(String(Object(off.body['tokens'])['access_token']));
    expect((await getPasskeyChallenge(person.email)).kinds).toEqual(['code', 'recovery_code']);
    expect((await me(app.token)).body).toMatchObject({ twoStep: { passkeys: [] } });
    expect(again.CredentialId).not.toBe(CredentialId);
  });
});
