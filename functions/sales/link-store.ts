import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Entity } from 'electrodb';
import * as z from 'zod';
import { OfferId, Side, SolicitorLinkId, type UserId } from '../../events/vocabulary.ts';
import { commit, oneTable, putting, rowKey, unlessStale, type Write } from '../shared/table.ts';
import { openValue, sealValue } from '../vault/adapters/vault.ts';
import type { Sale } from './sale.ts';

/** Days for which a solicitor's link opens their sale. */
export const linkDays = 30;
/** Days after which even its end is forgotten. */
const rememberedDays = 180;
const daySeconds = 86_400;

/** `pending` until it is opened for the first time; `replaced` by a newer link, `withdrawn` with its sale or solicitor. */
const LinkStatus = z.enum(['pending', 'accepted', 'replaced', 'withdrawn', 'expired']);

/** Which sale and side a link is for, and what became of it. The value in the mail is sealed and names this row. */
const LinkRow = new Entity(
  {
    model: { entity: 'solicitor-link', version: '2', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      offerId: { type: 'string', required: true },
      side: { type: 'string', required: true },
      status: { type: 'string', required: true },
      endsAt: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: { byId: rowKey('id') },
  },
  oneTable,
);
const Link = z.object({
  id: SolicitorLinkId,
  offerId: OfferId,
  side: Side,
  status: LinkStatus,
  endsAt: z.iso.datetime(),
});
export type Link = z.output<typeof Link>;

/** 256 random bits: nobody guesses them. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const purpose = 'solicitor_invitation';

/** The value in a link: bound to this purpose and to the client whose solicitor gets it. */
export const sealLink = async (id: SolicitorLinkId, clientId: UserId, now: Date): Promise<string> =>
  (await sealValue({ purpose, userId: clientId, data: id }, now)).value;

/** The link that a sealed value names, with the client who sent it; undefined where either is unknown. */
export async function findLink(
  value: string,
  now: Date,
): Promise<{ readonly link: Link; readonly clientId: UserId } | undefined> {
  const opened = await openValue({ value, purpose }, now);
  if (!opened) return undefined;
  const { data } = await LinkRow.get({ id: opened.data }).go({ consistent: true });
  if (!data) return undefined;
  const link = Link.parse(data);
  const isOver = link.endsAt <= now.toISOString();
  return { link: isOver ? { ...link, status: 'expired' } : link, clientId: opened.userId };
}

export const buildLinkWrite = (link: Link): Write => {
  const expiresAt = Math.floor(Date.parse(link.endsAt) / 1000) + rememberedDays * daySeconds;
  return putting(LinkRow.put({ ...link, expiresAt }).params());
};

/** Notes that a link was opened, unless it ended meanwhile. */
export async function acceptLink(link: Link): Promise<void> {
  const expiresAt = Math.floor(Date.parse(link.endsAt) / 1000) + rememberedDays * daySeconds;
  const row = LinkRow.put({ ...link, status: 'accepted', expiresAt });
  const params = row.where(({ status }, { eq }) => eq(status, 'pending')).params();
  await unlessStale(commit([putting(params)]));
}

const bothSides = Side.options;

/** What a change of a sale means for the links that it had: a newer one replaces, otherwise it is withdrawn. */
export const buildLinkEndWrites = (before: Sale, after: Sale): Write[] =>
  bothSides.flatMap((side) => {
    const [old, next] = [before.links[side], after.links[side]];
    if (!old || old.id === next?.id) return [];
    const status = next ? ('replaced' as const) : ('withdrawn' as const);
    return [buildLinkWrite({ id: old.id, offerId: before.offerId, side, status, endsAt: old.expiresAt })];
  });

/** What a short link to a memorandum says: which one, and the unix second at which it ends. */
export interface PaperKey {
  readonly offerId: OfferId;
  readonly version: number;
  readonly until: number;
}

const signatureOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** A key that only a reader of the sale gets, and that ends by itself. */
export function paperKey({ offerId, version, until }: PaperKey, secret: string): string {
  const text = `${offerId}.${version}.${until}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

const Parts = z.tuple([OfferId, z.coerce.number().int().min(1), z.coerce.number().int(), z.string()]);

/** What a key claims; it counts once `isSigned` says so. */
export function paperOf(key: string): PaperKey | undefined {
  const parts = Parts.safeParse(key.split('.')).data;
  return parts && { offerId: parts[0], version: parts[1], until: parts[2] };
}

export function isSigned(key: string, secret: string): boolean {
  const cut = key.lastIndexOf('.');
  const given = Buffer.from(key.slice(cut + 1), 'base64url');
  const right = signatureOf(key.slice(0, cut), secret);
  return given.length === right.length && timingSafeEqual(given, right);
}
