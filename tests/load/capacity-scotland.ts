import { createScottishHome } from '../support/clients/scottish-homes.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

/** A seller in Scotland is asked for the Home Report, and a buyer notes interest and withdraws it. */
export async function sellInScotland(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty } = createSellerClient(cloud);
  const [seller, buyer] = [await createMember('Glen Seller'), await createMember('Isla Buyer')];
  const change = await createScottishHome(cloud, seller);
  const propertyId = await publishProperty(seller, { ...change, homeReportHandOut: 'ask_first' });
  const params = { propertyId };
  const { token } = buyer;
  await make('POST /api/home-reports/{propertyId}', { token, params, body: { agreesToPdf: true } });
  await make('PUT /api/home-reports/{propertyId}/requests/{buyerId}', {
    token: seller.token,
    params: { propertyId, buyerId: buyer.id },
    body: { answer: 'hand_out' },
  });
  await make('POST /api/home-reports/{propertyId}/open', { token, params });
  await make('PUT /api/interest-notes/{propertyId}', { token, params, body: { solicitor: 'Lawson & Reid' } });
  await make('GET /api/scottish-homes/{propertyId}', { token, params });
  await make('GET /api/scottish-homes/{propertyId}/interest', { token: seller.token, params });
  await make('GET /api/my-interest', { token });
  await make('DELETE /api/interest-notes/{propertyId}', { token, params });
}
