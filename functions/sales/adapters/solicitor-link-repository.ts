import { Entity } from 'electrodb';
import * as z from 'zod';
import { SolicitorLinkId, OfferId, Side, type UserId } from '../../../events/vocabulary.ts';
import type { Sale } from '../domain/sale.ts';
import { rowKey, tableOptions, type Write, buildPut, ignoreStale, commit } from '../../kernel/data/table.ts';
import { sealValue, openValue } from '../../vault/adapters/vault.ts';

/** Days for which a solicitor's link opens their sale. */
export const linkDays = 30;

/** Days after which even its end is forgotten. */
const retentionDays = 180;

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
  tableOptions,
);

const SolicitorLinkRecord = z.object({
  id: SolicitorLinkId,
  offerId: OfferId,
  side: Side,
  status: LinkStatus,
  endsAt: z.iso.datetime(),
});

export type SolicitorLinkRecord = z.output<typeof SolicitorLinkRecord>;

const purpose = 'solicitor_invitation';

/** The value in a link: bound to this purpose and to the client whose solicitor gets it. */
export async function sealLink(id: SolicitorLinkId, clientId: UserId, now: Date): Promise<string> {
  return (await sealValue({ purpose, userId: clientId, data: id }, now)).value;
}

/** The link that a sealed value names, with the client who sent it; undefined where either is unknown. */
export async function findLink(
  value: string,
  now: Date,
): Promise<{ readonly link: SolicitorLinkRecord; readonly clientId: UserId } | undefined> {
  const opened = await openValue({ value, purpose }, now);
  if (!opened) return undefined;
  const { data } = await LinkRow.get({ id: opened.data }).go({ consistent: true });
  if (!data) return undefined;
  const link = SolicitorLinkRecord.parse(data);
  const isOver = link.endsAt <= now.toISOString();
  return { link: isOver ? { ...link, status: 'expired' } : link, clientId: opened.userId };
}

export function buildLinkWrite(link: SolicitorLinkRecord): Write {
  const expiresAt = Math.floor(Date.parse(link.endsAt) / 1000) + retentionDays * daySeconds;
  return buildPut(LinkRow.put({ ...link, expiresAt }).params());
}

/** Notes that a link was opened, unless it ended meanwhile. */
export async function acceptLink(link: SolicitorLinkRecord): Promise<void> {
  const expiresAt = Math.floor(Date.parse(link.endsAt) / 1000) + retentionDays * daySeconds;
  const row = LinkRow.put({ ...link, status: 'accepted', expiresAt });
  const params = row.where(({ status }, { eq }) => eq(status, 'pending')).params();
  await ignoreStale(commit([buildPut(params)]));
}

const bothSides = Side.options;

/** What a change of a sale means for the links that it had: a newer one replaces, otherwise it is withdrawn. */
export function buildLinkEndWrites(before: Sale, after: Sale): Write[] {
  return bothSides.flatMap((side) => {
    const [old, next] = [before.links[side], after.links[side]];
    if (!old || old.id === next?.id) return [];
    const status = next ? ('replaced' as const) : ('withdrawn' as const);
    return [buildLinkWrite({ id: old.id, offerId: before.offerId, side, status, endsAt: old.expiresAt })];
  });
}
