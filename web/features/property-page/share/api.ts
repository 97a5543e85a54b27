import { queryOptions } from '@tanstack/react-query';
import type { vaultRoutes } from '../../../../functions/people/vault/contract.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { createClient } from '../../../lib/client.ts';
import { paths } from '../../../site/paths.ts';

const vault = createClient<typeof vaultRoutes>({
  encrypt: 'POST /api/encrypt',
  decrypt: 'POST /api/decrypt',
});

export const maxNoteLength = 280;

export function toShareLink(home: PropertyPage): string {
  return `${window.location.origin}${paths.property(home)}`;
}

/** A link to a property with a note, valid for 30 days. */
export async function createLinkWithNote(home: PropertyPage, note: string): Promise<string> {
  const data = JSON.stringify({ propertyId: home.id, note });
  const { value } = await vault.encrypt({ body: { purpose: 'share_link', data } });
  return `${toShareLink(home)}?${new URLSearchParams({ share: value })}`;
}

export interface SharedNote {
  readonly from: string;
  readonly note: string;
}

const hasNote = (data: unknown): data is { propertyId: string; note: string } =>
  typeof data === 'object' &&
  data !== null &&
  'propertyId' in data &&
  'note' in data &&
  typeof data.note === 'string';

/** The note in a link to this property; null when it has expired or belongs to another property. */
export function sharedNoteQuery(home: PropertyPage, value: string) {
  return queryOptions({
    queryKey: ['shared-note', home.id, value],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<SharedNote | null> => {
      try {
        const { data, from } = await vault.decrypt({ body: { purpose: 'share_link', value }, signal });
        const read: unknown = JSON.parse(data);
        if (!from || !hasNote(read) || read.propertyId !== home.id) return null;
        return { from: from.user_name, note: read.note };
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) return null;
        throw error;
      }
    },
  });
}
