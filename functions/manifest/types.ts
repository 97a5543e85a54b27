import type { EventType } from '../../events/define.ts';
import type { Routes } from '../kernel/http/contract.ts';

/** What a function may reach; infra/ turns each into grants and environment, and nothing else is granted. */
export type Need =
  | 'table:read'
  | 'table:write'
  | 'idempotency'
  /** Sign people up and in, mail them codes, read and change their sign-in. */
  | 'identity'
  /** Verify tokens itself, for calls that a visitor may make too. */
  | 'tokens'
  /** Put originals where the picture maker finds them. */
  | 'uploads'
  /** Read originals, write pictures, remove both. */
  | 'pictures'
  /** Read and write the search snapshot. */
  | 'snapshot:read'
  | 'snapshot:write'
  | 'mail'
  /** Name the site and the address that its mails come from. */
  | 'site'
  | 'address-lookup'
  /** Ask where an address is, and whether it hides that. */
  | 'ip-trace'
  /** Take money by card, and by online wallet; each is off while its secret says unset. */
  | 'cards'
  | 'wallet'
  /** Have documents and selfies checked; off while its secret says unset. */
  | 'identity-provider'
  /** Name the business behind the stage, as papers and mails print it. */
  | 'operator'
  /** Plant trees and offset carbon. */
  | 'carbon'
  /** Link to private documents, which their two sides may open. */
  | 'documents'
  /** Link to the PDFs of receipts, memoranda and packs; make and keep them; remove them. */
  | 'papers:read'
  | 'papers:write'
  | 'papers:remove'
  /** Link to copies of people’s data; or make them of what they sent, keep and remove them. */
  | 'exports:read'
  | 'exports:write'
  /** Tell an event at a later time, or take it back. */
  | 'scheduler'
  /** Seal and open values for every purpose of the vault. */
  | 'vault'
  /** Seal, or open, the links in mails that end them. */
  | 'vault:seal-unsubscribe'
  | 'vault:open-unsubscribe'
  /** Seal and open the secrets of authenticator apps. */
  | 'vault:two-step'
  /** The same for the links of invitations. */
  | 'vault:seal-owner-invitation'
  | 'vault:open-owner-invitation'
  | 'vault:solicitor-invitation'
  | 'vault:open-solicitor-invitation'
  /** Send to live connections, and end them. */
  | 'live'
  /** Put events on the bus: the relay alone. */
  | 'bus';

export interface Func {
  /** The file that exports `handler`. */
  readonly entry: `functions/${string}.ts`;
  readonly needs: readonly Need[];
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}
export interface ApiGroup extends Func {
  readonly routes: Routes;
}
export interface Subscriber extends Func {
  readonly on: readonly EventType[];
}
export interface Schedule extends Func {
  readonly every: `rate(${string})` | `cron(${string})`;
}
export type Trigger = 'preSignUp' | 'postConfirmation' | 'customMessage';
