import type { PropertyId } from '../../../../events/vocabulary.ts';
import { findAcceptedOffer } from '../../offers/adapters/offer-repository.ts';
import type { FindPapers } from '../../sale-packs/queries/load-known-answers.ts';
import { findSale } from '../../sales/adapters/sale-repository.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';

/** What the register and the open sale of a home say of its title. */
export async function findTitlePapers(propertyId: PropertyId): ReturnType<FindPapers> {
  const [check, sale] = await Promise.all([findOwnershipCheck(propertyId), findOpenSale(propertyId)]);
  return {
    registeredTitle: check?.status === 'verified' ? check.titleNumber : undefined,
    saleTitle: sale?.details.titleNumber,
    legalNames: sale?.parties.seller?.legalNames,
    fixtures: sale?.details.fixtures,
  };
}

async function findOpenSale(propertyId: PropertyId) {
  const offer = await findAcceptedOffer(propertyId);
  return offer && findSale(offer.id);
}
