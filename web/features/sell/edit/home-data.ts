import type { HomePage } from '../api.ts';
import type { Working } from '../working.ts';

/** What the owner said of a submitted home, as the fields show it. */
export function dataOf(home: HomePage): Working {
  const { postcode, address, addressShown, price, priceQualifier, propertyType, tenure, description } = home;
  const { noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, features, keyFacts } = home;
  const { floorPlan, epcCertificate, chainFree, newBuild, retirement, auction, homeReport } = home;
  return {
    houseNo: home.owner?.houseNo,
    images: home.owner?.images,
    ...{ postcode, address, addressShown, price, priceQualifier, propertyType, tenure, description },
    ...{ noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, features, keyFacts },
    ...{ floorPlan, epcCertificate, chainFree, newBuild, retirement, auction, homeReport },
  };
}
