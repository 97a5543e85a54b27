import { OfferAccepted, OfferFellThrough } from '../../../../events/offer.ts';
import { PropertyChanged } from '../../../../events/property.ts';
import { SalePackSaved } from '../../../../events/sale-pack.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { makePackFile } from '../commands/make-pack-file.ts';

/**
 * The PDF has the answers, the key facts of the listing, and what changed after an offer was accepted; it is made
 * before a party asks for it. The same state makes the same file under the same key, so repeats are harmless.
 */
export const handler = subscriber(
  'sale-packs-on-pack-changed-make-file',
  {
    on: [SalePackSaved, PropertyChanged, OfferAccepted, OfferFellThrough],
    needs: ['table:write', 'papers:write', 'papers:remove'],
    timeoutSeconds: 30,
  },
  async ({ data: { propertyId } }) => makePackFile(propertyId),
);
