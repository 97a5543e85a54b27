import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { listAdvertsByState } from '../adapters/portal-advert-repository.ts';
import { listStagePortals } from '../adapters/portal-gateway.ts';
import type { StaffPortals } from '../contract.ts';
import type { AdvertState } from '../domain/portal-advert.ts';
import { loadOpenPortals } from './load-portal-listing.ts';

const mostListed = 200;

/** The homes of a portal in a state there, for staff. */
export async function loadStaffPortals(portal: Portal, state: AdvertState): Promise<StaffPortals> {
  const [open, adverts] = await Promise.all([
    loadOpenPortals(),
    listAdvertsByState(portal, state, mostListed),
  ]);
  const homes = await listProperties(adverts.map(({ propertyId }) => propertyId));
  const byId = new Map(homes.map((home) => [home.id, home]));
  return {
    ...open,
    contracted: [...listStagePortals()],
    adverts: adverts.flatMap((advert) => {
      const home = byId.get(advert.propertyId);
      if (!home) return [];
      const { refusals, warnings } = advert;
      return [
        {
          ...advert,
          title: formatShortAddress(home, true),
          homeStatus: home.status,
          nation: home.address.nation,
          refusals: refusals.map(({ code, text }) => ({ code, text })),
          warnings: warnings.map(({ code, text }) => ({ code, text })),
        },
      ];
    }),
  };
}
