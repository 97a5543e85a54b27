import * as z from 'zod';
import { defineEvent } from './define.ts';
import { ApiKeyId, OrganisationId } from './vocabulary.ts';

/** Sent by the scheduler a week before a key of an organisation ends, unless it was replaced or ended by then. */
export const OrganisationKeyEndsSoon = defineEvent(
  'organisation.key_ends_soon.v1',
  z.object({ organisationId: OrganisationId, keyId: ApiKeyId, expiresAt: z.iso.datetime() }),
  {
    organisationId: 'org_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
    keyId: 'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
    expiresAt: '2027-02-27T10:00:00.000Z',
  },
);
