import * as z from 'zod';
import { blockUser } from '../../support/clients/block-user.ts';
import { cloud } from '../../support/cloud.ts';
import { createViewingClient } from '../../support/clients/viewings.ts';

/** The people who try every call, in the order of the tables' columns. */
export const names = [
  'visitor',
  'stranger',
  'rival',
  'buyer',
  'seller',
  'unverified',
  'nameless',
  'blocked',
] as const;
export type Name = (typeof names)[number];
export interface Person {
  readonly id: string;
  readonly token: string;
}
export type Members = Readonly<Record<'stranger' | 'rival' | 'buyer' | 'seller' | 'bystander', Person>>;

export const viewingClient = createViewingClient(cloud);

export interface Cast {
  readonly members: Members;
  readonly tokenOf: (name: Name) => string | undefined;
  /** Ids of a proof of funds and of a file in the chat, both the buyer's. */
  readonly files: { readonly proof: string; readonly letter: string };
  readonly sellerEmail: string;
}

// Test files that share a cloud share its users, and a username is unique.
let casts = 0;

/** Creates all people; the rival and the blocked user are other buyers of the same property. */
export async function gather(pdf: Uint8Array): Promise<Cast> {
  casts += 1;
  const [stranger, rival, buyer, seller, barred, bystander, unverified, nameless] = await Promise.all([
    viewingClient.createMember(`Stan Stranger ${casts}`),
    viewingClient.createMember(`Rita Rival ${casts}`),
    viewingClient.createMember(`Ben Access ${casts}`),
    viewingClient.createMember(`Sally Access ${casts}`),
    viewingClient.createMember(`Bob Barred ${casts}`),
    viewingClient.createMember(`Bea Bystander ${casts}`),
    viewingClient.createUnverifiedMember({ user_name: `Una Unverified ${casts}` }),
    withoutName(),
  ]);
  const blocked = { ...barred, token: await blockUser(barred) };
  const [proof, letter] = await Promise.all([
    viewingClient.createUpload(buyer, pdf, 'document', 'application/pdf'),
    viewingClient.createUpload(buyer, pdf, 'document', 'application/pdf'),
  ]);
  const people = { stranger, rival, buyer, seller, unverified, nameless, blocked };
  return {
    members: { stranger, rival, buyer, seller, bystander },
    tokenOf: (name) => (name === 'visitor' ? undefined : people[name].token),
    files: { proof, letter },
    sellerEmail: seller.email,
  };
}
async function withoutName() {
  const person = await viewingClient.createUnverifiedMember();
  const code = viewingClient.getVerificationCode(person.email);
  await viewingClient.call('POST', '/api/verify-code', { token: person.token, body: { code } });
  return person;
}

const Id = z.looseObject({ id: z.string(), messageId: z.string().optional() });

/** Makes a call that must succeed; returns the ids of its answer. */
export async function done(person: Person, method: string, path: string, body?: unknown) {
  const answer = await viewingClient.callAs(person, method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id = '', messageId = '' } = Id.partial().parse(answer.body);
  return { id, messageId, body: answer.body };
}
