import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Entity } from 'electrodb';
import * as z from 'zod';
import { OfferId, Side } from '../../events/vocabulary.ts';
import { oneTable, putting, rowKey, type Write } from '../shared/table.ts';

/** Days for which a solicitor's link opens their sale. */
export const linkDays = 30;
/** Days after which even its end is forgotten. */
const rememberedDays = 180;
const daySeconds = 86_400;

/** Which sale and side a link is for. The token itself is in the mail and nowhere else. */
const LinkRow = new Entity(
  {
    model: { entity: 'solicitor-link', version: '1', service: 'gable' },
    attributes: {
      hash: { type: 'string', required: true },
      offerId: { type: 'string', required: true },
      side: { type: 'string', required: true },
      endsAt: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: { byHash: rowKey('hash') },
  },
  oneTable,
);
const Link = z.object({ hash: z.string(), offerId: OfferId, side: Side, endsAt: z.iso.datetime() });
export type Link = z.output<typeof Link>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** 256 random bits: nobody guesses them. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export async function linkOf(token: string): Promise<Link | undefined> {
  const { data } = await LinkRow.get({ hash: hashOf(token) }).go({ consistent: true });
  return data ? Link.parse(data) : undefined;
}

export const insertingLink = (link: Link): Write => {
  const expiresAt = Math.floor(Date.parse(link.endsAt) / 1000) + rememberedDays * daySeconds;
  return putting(LinkRow.create({ ...link, expiresAt }).params());
};

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
