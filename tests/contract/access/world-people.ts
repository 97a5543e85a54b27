import { blockUser } from '../../support/clients/block-user.ts';
import { dayMs } from '../../support/clients/seller.ts';
import { createStaffMember } from '../../support/clients/staff.ts';
import { password } from '../../support/clients/visitor.ts';
import { cloud } from '../../support/cloud.ts';
import { viewingClient } from './cast.ts';

/** Those who try every call, in the order of the table's columns. */
export const callers = [
  'visitor',
  'stranger',
  'owner',
  'buyer',
  'joint',
  'staff',
  'blocked',
  'erased',
] as const;
export type AccessCaller = (typeof callers)[number];

export type WorldMember = Awaited<ReturnType<typeof viewingClient.createMember>>;
export type WorldPeople = Readonly<Record<Exclude<AccessCaller, 'visitor'>, WorldMember>>;

const minute = 60_000;

/** A member whose account is erased and whose token has not run out yet. */
async function eraseMember(): Promise<WorldMember> {
  const person = await viewingClient.createMember('Erin Erased');
  const { status } = await viewingClient.callAs(person, 'DELETE', '/api/delete-account', { password });
  if (status !== 202) throw new Error(`The deletion was answered ${status}`);
  await cloud.idle();
  // The last login is possible until the erasure, which comes an hour after the fourteen days.
  cloud.clock.advance(14 * dayMs + 35 * minute);
  const { access_token: token } = await viewingClient.getTokens(person.email);
  cloud.clock.advance(30 * minute);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  return { ...person, token };
}

/** The owner of a home, its buyer and its joint owner, and people who have no part in it. */
export async function createWorldPeople(): Promise<WorldPeople> {
  const erased = await eraseMember();
  const [stranger, owner, buyer, joint, staff, barred] = await Promise.all([
    viewingClient.createMember('Stan Outside'),
    viewingClient.createMember('Olive Owner'),
    viewingClient.createMember('Bert Buyer'),
    viewingClient.createMember('Jo Joint'),
    createStaffMember(cloud),
    viewingClient.createMember('Bob Banned'),
  ]);
  return {
    stranger,
    owner,
    buyer,
    joint,
    staff,
    erased,
    blocked: { ...barred, token: await blockUser(barred) },
  };
}
