import { type Account, openAccount } from '../../functions/people/accounts/domain/account.ts';

export const noon = new Date('2026-11-21T12:00:00.000Z');
/** The time this many seconds after noon. */
export function addSeconds(seconds: number): Date {
  return new Date(noon.getTime() + seconds * 1000);
}
export const dayInSeconds = 24 * 3600;

/** A registered account with the given changes. */
export function createAccount(change: Partial<Account> = {}): Account {
  return {
    ...openAccount(
      {
        id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
        sub: 'b5a3f1c2-0000-4000-8000-000000000001',
        cognitoUsername: 'b5a3f1c2-0000-4000-8000-000000000001',
        signInWith: 'password',
        email: 'maya@example.com',
        emailVerified: false,
        codeSent: true,
      },
      noon,
    ).account,
    ...change,
  };
}

export function listEventNames(events: readonly { name: string }[]): string[] {
  return events.map(({ name }) => name);
}
