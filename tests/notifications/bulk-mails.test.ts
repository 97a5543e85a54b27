import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { accountState, AlertId, UserId } from '../../events/vocabulary.ts';

const sent = vi.hoisted(() => vi.fn<(to: string, mail: unknown, options: unknown) => Promise<void>>());
const userId = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const alertId = AlertId.parse('alr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const account = { email: 'maya@example.com', is_active: accountState.active, prefs: { newHomes: true } };

// What the two senders read and write besides.
const stubs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'kernel/mail/send.ts': { sendMail: sent },
  'kernel/data/row-read.ts': {
    findRows: async () => [account, { viewings: true }],
    loadTogether: async (load: () => Promise<unknown>) => load(),
  },
  'people/accounts/adapters/account-repository.ts': {
    createAccountRead: () => undefined,
    findAccount: async () => account,
  },
  'reach/notifications/adapters/mail-preference-repository.ts': { createMailPreferenceRead: () => undefined },
  'people/configuration/queries/get-setting.ts': { getSetting: async () => 'help@gable.example' },
  'people/vault/adapters/vault.ts': { sealValue: async () => ({ value: 'sealed' }) },
  'reach/notifications/adapters/sent-mail-repository.ts': {
    sendOnce: async (_mail: unknown, _now: Date, send: () => Promise<void>) => send(),
  },
  'finding/saved-searches/adapters/alert-mail.ts': { createAlertMail: () => ({}) },
  'finding/saved-searches/adapters/alert-repository.ts': {
    findAlert: async () => ({
      id: alertId,
      ownerId: userId,
      status: sent.mock.calls[0] ? 'done' : 'sending',
    }),
    listMatchesOfAlert: async () => [],
    toAlertToken: () => 'token',
  },
  'finding/saved-searches/queries/load-alert.ts': {
    listSearchesOfMatches: async () => [],
    listFoundHomes: () => [],
    loadFoundHomes: async () => [{ names: ['Leeds'] }],
  },
};
for (const [path, stub] of Object.entries(stubs)) vi.doMock(`../../functions/${path}`, () => stub);
vi.stubEnv('SITE_URL', 'https://gable.example');
vi.stubEnv('TABLE_NAME', 'table');
const { sendNoticeMail } = await import('../../functions/reach/notifications/commands/send-notice-mail.ts');
const { sendAlert } = await import('../../functions/finding/saved-searches/commands/send-alert.ts');
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => sent.mockReset());

const mail = { subject: 'Your home is on sale', html: '', text: '' };

test('a notice waits as bulk mails do, so that a sign-up’s code comes before it', async () => {
  const write = async () => mail;
  await sendNoticeMail({ eventId: 'one', to: userId, topic: 'viewings', isEssential: true, write });
  expect(sent).toHaveBeenCalledWith(account.email, mail, { isBulk: true });
});

test('an alert waits as bulk mails do, and has its id as a tag', async () => {
  await sendAlert(alertId, new Date());
  expect(sent).toHaveBeenCalledWith(account.email, {}, { tags: { alert: alertId }, isBulk: true });
});
