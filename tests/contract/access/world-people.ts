import { createStaffMember } from '../../support/clients/staff.ts';
import { cloud } from '../../support/cloud.ts';
import { viewingClient } from './cast.ts';

/** Those who try every call, in the order of the table's columns. */
export const callers = ['visitor', 'stranger', 'owner', 'buyer', 'joint', 'staff'] as const;
export type AccessCaller = (typeof callers)[number];

export type WorldMember = Awaited<ReturnType<typeof viewingClient.createMember>>;
export type WorldPeople = Readonly<Record<Exclude<AccessCaller, 'visitor'>, WorldMember>>;

/** The owner of a home, its buyer and its joint owner, and people who have no part in it. */
export async function createWorldPeople(): Promise<WorldPeople> {
  const [stranger, owner, buyer, joint, staff] = await Promise.all([
    viewingClient.createMember('Stan Outside'),
    viewingClient.createMember('Olive Owner'),
    viewingClient.createMember('Bert Buyer'),
    viewingClient.createMember('Jo Joint'),
    createStaffMember(cloud),
  ]);
  return { stranger, owner, buyer, joint, staff };
}
