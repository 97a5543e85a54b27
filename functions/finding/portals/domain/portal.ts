import type { Portal } from '../../../../events/portal-vocabulary.ts';

/** The names that people know the portals by. Without zod, as the site reads it. */
export const portalNames: Readonly<Record<Portal, string>> = {
  rightmove: 'Rightmove',
  zoopla: 'Zoopla',
  onthemarket: 'OnTheMarket',
};

/** `Rightmove, Zoopla and OnTheMarket`. */
export function formatPortals(portals: readonly Portal[]): string {
  const names = portals.map((portal) => portalNames[portal]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
