import * as z from 'zod';
import { createViewingClient } from '../../support/clients/viewings.ts';
import { cloud } from '../../support/cloud.ts';

/** The people who try every call, in the order of the tables' columns. */
export const castNames = ['visitor', 'stranger', 'rival', 'buyer', 'seller'] as const;
export type CastName = (typeof castNames)[number];
export interface CastPerson {
  readonly id: string;
  readonly token: string;
}
export type Members = Readonly<Record<'stranger' | 'rival' | 'buyer' | 'seller' | 'bystander', CastPerson>>;

export const viewingClient = createViewingClient(cloud);

export interface Cast {
  readonly members: Members;
  readonly tokenOf: (name: CastName) => string | undefined;
  /** Ids of a proof of funds and of a file in the chat, both the buyer's. */
  readonly files: { readonly proof: string; readonly letter: string };
  readonly sellerEmail: string;
}

// Test files that share a cloud share its users, and a username is unique.
let castCount = 0;

/** Creates all people; the rival is another buyer of the same property. */
export async function createCast(pdf: Uint8Array): Promise<Cast> {
  castCount += 1;
  const [stranger, rival, buyer, seller, bystander] = await Promise.all([
    viewingClient.createMember(`Stan Stranger ${castCount}`),
    viewingClient.createMember(`Rita Rival ${castCount}`),
    viewingClient.createMember(`Ben Access ${castCount}`),
    viewingClient.createMember(`Sally Access ${castCount}`),
    viewingClient.createMember(`Bea Bystander ${castCount}`),
  ]);
  const [proof, letter] = await Promise.all([
    viewingClient.createUpload(buyer, pdf, 'document', 'application/pdf'),
    viewingClient.createUpload(buyer, pdf, 'document', 'application/pdf'),
  ]);
  const people = { stranger, rival, buyer, seller };
  return {
    members: { stranger, rival, buyer, seller, bystander },
    tokenOf: (name) => (name === 'visitor' ? undefined : people[name].token),
    files: { proof, letter },
    sellerEmail: seller.email,
  };
}
const Id = z.looseObject({ id: z.string(), messageId: z.string().optional() });

/** Makes a call that must succeed; returns the ids of its answer. */
export async function callOrThrow(person: CastPerson, method: string, path: string, body?: unknown) {
  const answer = await viewingClient.callAs(person, method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id = '', messageId = '' } = Id.partial().parse(answer.body);
  return { id, messageId, body: answer.body };
}
