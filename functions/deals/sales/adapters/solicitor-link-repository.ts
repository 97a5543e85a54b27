import * as z from 'zod';
import { SolicitorLinkId, OfferId, Side, type UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { type Write, buildPut, ignoreStale, commit } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { sealValue, openValue } from '../../../people/vault/adapters/vault.ts';
import type { Sale } from '../domain/sale.ts';

/** Days until a solicitor's link expires. */
export const solicitorLinkDays = 30;

/** Days after its expiry until the link's row is deleted. */
const retentionDays = 180;

/** `pending` until first opened; `replaced` by a newer link; `withdrawn` with its sale or solicitor. */
const LinkStatus = z.enum(['pending', 'accepted', 'replaced', 'withdrawn', 'expired']);

/** The sale, side and status of a link. The sealed value in the mail contains this row's id. */
const LinkRow = defineRow('solicitor-link', {
  version: '2',
  columns: { id: text, offerId: text, side: text, status: text, endsAt: text, expiresAt: number },
  indexes: { byId: rowKey('id') },
});

const SolicitorLinkRecord = z.object({
  id: SolicitorLinkId,
  offerId: OfferId,
  side: Side,
  status: LinkStatus,
  endsAt: z.iso.datetime(),
});

export type SolicitorLinkRecord = z.output<typeof SolicitorLinkRecord>;

const purpose = 'solicitor_invitation';

/** Seals the link's id into a value bound to this purpose and to the solicitor's client. */
export async function sealSolicitorLink(id: SolicitorLinkId, clientId: UserId, now: Date): Promise<string> {
  return (await sealValue({ purpose, userId: clientId, data: id }, now)).value;
}

/** The link of a sealed value, with the client who sent it; undefined if the value or the link is unknown. */
export async function findSolicitorLink(
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

export function buildSolicitorLinkWrite(link: SolicitorLinkRecord): Write {
  const expiresAt = toUnixSeconds(link.endsAt) + retentionDays * daySeconds;
  return buildPut(LinkRow.put({ ...link, expiresAt }));
}

/** Marks a pending link as opened. Does nothing if the link ended at the same time. */
export async function acceptSolicitorLink(link: SolicitorLinkRecord): Promise<void> {
  const expiresAt = toUnixSeconds(link.endsAt) + retentionDays * daySeconds;
  const row = LinkRow.put({ ...link, status: 'accepted', expiresAt });
  const params = row.where(({ status }, { eq }) => eq(status, 'pending'));
  await ignoreStale(commit([buildPut(params)]));
}

const bothSides = Side.options;

/**
 * Ends the links that a change of a sale removes: `replaced` if there is a newer link, otherwise `withdrawn`.
 */
export function buildSolicitorLinkEndWrites(before: Sale, after: Sale): Write[] {
  return bothSides.flatMap((side) => {
    const [old, next] = [before.links[side], after.links[side]];
    if (!old || old.id === next?.id) return [];
    const status = next ? ('replaced' as const) : ('withdrawn' as const);
    return [
      buildSolicitorLinkWrite({ id: old.id, offerId: before.offerId, side, status, endsAt: old.expiresAt }),
    ];
  });
}
