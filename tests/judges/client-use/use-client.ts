import { argv, exit } from 'node:process';
import { describeError, openGable } from '@gable/client';

/** Logs in, makes a key, searches and makes an offer with it; prints `fine`, or throws what the API said. */
const [origin = '', username = '', password = ''] = argv.slice(2);

const visitor = openGable({ origin });
const login = await visitor.POST('/oauth/token', {
  body: { grant_type: 'password', client_id: 2, username, password },
});
if (!login.data) throw new Error(describeError(login.error));

const person = openGable({ origin, key: login.data.access_token });
const made = await person.POST('/api/user/api-keys', {
  body: {
    password,
    name: `Client ${new Date().toISOString()}`,
    scopes: ['offers:read', 'offers:write'],
    days: 30,
  },
});
if (!made.data) throw new Error(describeError(made.error));

const found = await visitor.GET('/api/search-properties', { params: { query: { q: 'Leeds' } } });
if (!found.data) throw new Error(describeError(found.error));

const program = openGable({ origin, key: made.data.apiKey });
const refusals: string[] = [];
for (const { id, price } of found.data.properties) {
  const offer = await program.POST('/api/offers', {
    body: { propertyId: id, amount: price, funding: 'cash', position: 'ftb' },
  });
  if (offer.data) {
    console.log('fine');
    exit();
  }
  refusals.push(describeError(offer.error));
}
throw new Error(`no home took an offer: ${refusals.join(', ')}`);
