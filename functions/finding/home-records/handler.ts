import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { organisationGate } from '../../kernel/http/key-gate.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { homeRecordRoutes } from './contract.ts';
import { loadHomeRecords } from './queries/load-home-records.ts';
import { loadPriceGuide } from './queries/load-price-guide.ts';

/** A seller changes type and bedrooms a few times; the answers of the register are kept by outcode. */
const guidesPerDay = 100;
const recordsPerDay = 30;

export const handler = api(
  homeRecordRoutes,
  {
    priceGuide: async ({ query: { postcode, property_type, bedrooms } }, caller, { ip, byOrganisation }) => {
      const key = `price-guide#${caller?.id ?? toNetwork(ip)}`;
      // The programs of an organisation run in one network, and have the quota of its keys.
      if (!byOrganisation) await enforceLimit({ key, max: guidesPerDay, seconds: daySeconds });
      return loadPriceGuide(
        { postcode, propertyType: property_type, noOfBedrooms: bedrooms },
        caller?.id,
        now(),
      );
    },

    homeRecords: async ({ query: { postcode, house_no, uprn, nation } }, caller) => {
      const key = `home-records#${caller.id}`;
      await enforceLimit({ key, max: recordsPerDay, seconds: daySeconds });
      return loadHomeRecords({ postcode, houseNo: house_no, uprn, nation }, now());
    },
  },
  organisationGate,
);
