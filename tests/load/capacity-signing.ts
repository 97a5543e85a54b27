import { createProviderSigningClient } from '../support/clients/provider-signing.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

/** A memorandum that is sent to the provider, asked after, and told of. */
export async function signAtProvider(cloud: TestCloud, make: Make): Promise<void> {
  const people = createProviderSigningClient(cloud);
  const [seller, buyer] = [await people.createMember('Sid Signed'), await people.createMember('Beth Signed')];
  await people.switchProviderSigning(true);
  const { offerId } = await people.agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  const own = { token: buyer.token, params: { offerId } };
  await make('POST /api/signing/{offerId}/provider', { ...own, body: { version: 1 } });
  await cloud.idle();
  await make('GET /api/signing/{offerId}/provider', own);
  await make('POST /api/signing/documenso/webhook', {
    act: () => people.sendNotice(`${offerId}.memorandum.1.1`, 'local-documenso-webhook'),
  });
  await people.switchProviderSigning(false);
}
