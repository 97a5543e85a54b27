import type { PropertyId } from '../../../../events/vocabulary.ts';

export type PackFileKey = `papers/packs/${string}.pdf`;

/** Where the PDF of a version is kept; what changed after an acceptance is marked, so each acceptance has its own. */
export function toPackFileKey(
  { propertyId, version }: { readonly propertyId: PropertyId; readonly version: number },
  acceptedAt: string | undefined,
): PackFileKey {
  return `papers/packs/${propertyId}/${version}-${acceptedAt === undefined ? 'open' : `agreed-${Date.parse(acceptedAt)}`}.pdf`;
}
