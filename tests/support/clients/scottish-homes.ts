import { pdf } from '../../properties/photos.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient } from './seller.ts';

let count = 0;

/** What makes a home one in Scotland, with its Home Report. */
export async function createScottishHome(
  cloud: TestCloud,
  seller: { readonly id: string; readonly token: string },
) {
  count += 1;
  const report = await createSellerClient(cloud).createUpload(seller, pdf, 'document', 'application/pdf');
  return {
    address: {
      line1: 'Harbour Street',
      town: 'Stornoway',
      nation: 'scotland',
      uprn: String(900_000 + count),
      latitude: 58.209,
      longitude: -6.387,
    },
    houseNo: String(10 + count),
    postcode: 'HS1 2AA',
    homeReport: 'ready',
    homeReportFile: { id: report, name: 'Home Report.pdf' },
  };
}
