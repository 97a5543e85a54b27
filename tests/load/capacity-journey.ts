import * as z from 'zod';
import { pdf, createPhoto } from '../properties/photos.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import { exchangeMessages } from './capacity-chat.ts';
import {
  proveOneself,
  useApiKey,
  usePasskey,
  useTwoStep,
  usePushNotices,
  bringAdvertIn,
  useWebhook,
} from './capacity-checks.ts';
import { publishContent } from './capacity-content.ts';
import type { Make } from './capacity-make.ts';
import { buyPackages } from './capacity-money.ts';
import { readNotifications } from './capacity-notices.ts';
import { makeOffers } from './capacity-offers.ts';
import { shareKeys } from './capacity-organisations.ts';
import { ownJointly } from './capacity-owners.ts';
import { completeSale } from './capacity-sale.ts';
import { sellInScotland } from './capacity-scotland.ts';
import { emailHome, saveSearches } from './capacity-searches.ts';
import { shareShortlist } from './capacity-shortlists.ts';
import { signAtProvider } from './capacity-signing.ts';
import { runDesk } from './capacity-staff.ts';
import { buildTrust } from './capacity-trust.ts';
import { arrangeViewings } from './capacity-viewings.ts';

const Id = z.object({ id: z.string() });
const Versioned = z.object({ id: z.string(), version: z.int() });
const secret = 'Gable-demo-1';

/** The parts of a journey that makes every call at least once; each brings people of its own. */
export const journeyParts: Readonly<Record<string, (cloud: TestCloud, make: Make) => Promise<void>>> = {
  trade: sellAndBuy,
  buy: buyPackages,
  emailHome,
  saveSearches,
  publishContent,
  runDesk,
  buildTrust,
  proveOneself,
  useTwoStep,
  usePasskey,
  useApiKey,
  shareKeys,
  bringAdvertIn,
  useWebhook,
  usePushNotices,
  ownJointly,
  signAtProvider,
  sellInScotland,
  shareShortlist,
};

/** Makes every call at least once, like sellers, buyers, visitors and staff do. */
export async function makeEveryCall(cloud: TestCloud, make: Make): Promise<void> {
  for (const part of Object.values(journeyParts)) await part(cloud, make);
}

async function sellAndBuy(cloud: TestCloud, make: Make): Promise<void> {
  const people = createSellerClient(cloud);
  const seller = await signUp(cloud, people, make);
  const home = await sellHome(people, make, seller);
  const buyer = await people.createMember('Ben Buyer');
  await readNotifications(cloud, people, make, seller);
  await readPages(make, home, seller.id, buyer.token);
  await exchangeMessages(people, make, home, seller, buyer);
  await completeSale(people, make);
  await arrangeViewings(make, home, seller, buyer, cloud.clock.now());
  await changeHome(make, home, seller.token);
  await makeOffers(cloud, people, make, seller);
  await deleteAccount(people, make, buyer);
}

type People = ReturnType<typeof createSellerClient>;

async function signUp(cloud: TestCloud, people: People, make: Make) {
  const email = 'sally@example.com';
  const passwords = { password: secret, passwordConfirmation: secret };
  const opened = await make('POST /api/register', { body: { email, ...passwords, terms: true } });
  const { accessToken: first } = z.object({ accessToken: z.string() }).parse(opened);
  cloud.clock.advance(90_000);
  await make('GET /api/resend-verify-code', { token: first });
  await make('POST /api/verify-code', { token: first, body: { code: people.getVerificationCode(email) } });
  await make('PUT /api/auth-user/update', { token: first, body: { user_name: 'Sally Signup' } });
  await make('GET /api/logout', { token: first });
  await make('POST /api/forgot-password', { body: { email } });
  await make('POST /api/reset-password', { body: { ...people.getMailedLink(email), ...passwords } });
  const grant = { grant_type: 'password', client_id: 2, username: email, password: secret };
  const tokens = await make('POST /oauth/token', { body: grant });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(tokens);
  const { id } = Id.parse(await make('GET /api/user', { token }));
  await make('PUT /api/buyer-seller/update-profile', { token, body: { bio: 'Sells a home' } });
  await make('GET /api/redirect/google');
  await make('GET /api/redirect/facebook');
  return { email, token, id };
}

async function sellHome(people: People, make: Make, seller: { token: string; id: string }): Promise<string> {
  const { token } = seller;
  await make('GET /api/addresses', { token, query: 'postcode=LS6+3HN' });
  await make('GET /api/postcodes', { query: 'postcode=LS6+2QG' });
  await make('GET /api/price-guide', { token, query: 'postcode=LS6+3HN&property_type=terraced&bedrooms=3' });
  await make('GET /api/home-records', { token, query: 'postcode=LS6+3HN&house_no=14&nation=england' });
  const file = await createPhoto();
  const { id: image } = Id.parse(
    await make('POST /api/uploads', {
      token,
      body: { kind: 'photo', contentType: 'image/jpeg', bytes: file.length },
    }),
  );
  await make('GET /api/uploads/{id}', { token, id: image });
  const uri = `data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`;
  await make('POST /api/base64', { token, body: { kind: 'floor_plan', image: uri } });
  const data = await people.createPropertyData(seller);
  const begun = Versioned.parse(
    await make('POST /api/property-draft', { token, body: { data: { houseNo: '1' } } }),
  );
  await make('PUT /api/property-draft/{id}', { token, id: begun.id, body: { data, version: begun.version } });
  await make('GET /api/property-draft', { token });
  const { id } = Id.parse(await make('POST /api/properties', { token, body: { draftId: begun.id } }));
  const other = Id.parse(await make('POST /api/property-draft', { token, body: { data: {} } }));
  await make('DELETE /api/property-draft/{id}', { token, id: other.id });
  await make('GET /api/package');
  const chosen = { propertyId: id, packageId: 'starter', startNow: true, terms: true };
  await make('POST /api/property-package', { token, body: chosen });
  return id;
}

async function readPages(make: Make, home: string, seller: string, token: string): Promise<void> {
  await make('GET /api/search-properties', { query: 'min_beds=1' });
  await make('GET /api/all-properties');
  await make('GET /api/places', { query: 'q=lee' });
  await make('GET /api/place-overview', { query: 'place=leeds_west-yorkshire' });
  await make('GET /api/place-facts', { query: 'place=leeds_west-yorkshire' });
  await make('GET /api/place-outline', { query: 'place=yorkshire' });
  await make('GET /api/properties/{id}', { id: home });
  await make('GET /api/brochures/{propertyId}', { params: { propertyId: home } });
  await make('GET /api/area-facts', { query: `property_id=${home}` });
  const leeds = 'lat=53.7965&lng=-1.5478';
  await make('GET /api/travel-area', { query: `${leeds}&mode=cycling&minutes=30` });
  await make('GET /api/travel-times', { query: `${leeds}&modes=cycling&property_ids=${home}` });
  await make('GET /api/property-cards', { query: `ids=${home}` });
  await make('POST /api/property-view', { body: { propertyId: home }, token });
  await make('GET /api/user/{id}', { token, id: seller });
  await make('GET /api/buyer-seller/{id}', { token, id: seller });
  await make('POST /api/favourites', { token, body: { propertyId: home } });
  await make('GET /api/favourites', { token });
  await make('DELETE /api/favourites/{id}', { token, id: home });
}

async function changeHome(make: Make, id: string, token: string): Promise<void> {
  await make('GET /api/properties', { token });
  const { version } = Versioned.parse(await make('GET /api/properties/{id}', { token, id }));
  await make('PUT /api/properties/{id}', { token, id, body: { price: 300_000, version } });
  await make('PUT /api/property-published/{id}', { token, id, body: { published: false } });
  await make('PUT /api/property-published/{id}', { token, id, body: { published: true } });
  await make('DELETE /api/properties/{id}', { token, id });
  await make('GET /api/relist-property/{id}', { token, id });
}

async function deleteAccount(people: People, make: Make, { email }: { email: string }): Promise<void> {
  const { access_token: token } = await people.getTokens(email);
  await make('DELETE /api/delete-account', { token, body: { password: secret } });
  await make('POST /api/delete-account/undo', { token });
}
