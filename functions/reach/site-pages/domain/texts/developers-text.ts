import { keyScopes, organisationScopes } from '../../../../kernel/http/key-scopes.ts';
import developerEvents from './developer-events.json' with { type: 'json' };

/** Programs that list the homes of an account; a test runs each of them. They read both variables from their surroundings. */
export const quickStarts = [
  {
    name: 'curl',
    code: `curl --fail "$GABLE_URL/api/properties" --header "Authorization: Bearer $GABLE_KEY"`,
  },
  {
    name: 'TypeScript',
    code: `const answer = await fetch(\`\${process.env.GABLE_URL}/api/properties\`, {
  headers: { authorization: \`Bearer \${process.env.GABLE_KEY}\` },
});
if (!answer.ok) throw new Error(await answer.text());
const { properties } = await answer.json();
console.log(JSON.stringify(properties));`,
  },
  {
    name: 'Python',
    code: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["GABLE_URL"] + "/api/properties",
    headers={"Authorization": "Bearer " + os.environ["GABLE_KEY"]},
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer)["properties"]))`,
  },
] as const;

/** The program of an organisation; a test runs it. It reads its variables from its surroundings. */
export const clientCredentialsStart = String.raw`GABLE_TOKEN=$(curl --fail --silent "$GABLE_URL/oauth/token" \
  --user "$GABLE_CLIENT_ID:$GABLE_CLIENT_SECRET" \
  --data grant_type=client_credentials \
  | sed 's/.*"access_token":"\([^"]*\)".*/\1/')
curl --fail "$GABLE_URL/api/search-properties?q=Bristol" \
  --header "Authorization: Bearer $GABLE_TOKEN"`;

/** What `GET /api/properties` answers, with some of the fields of a home. */
export const quickStartAnswer = {
  total: 1,
  page: 1,
  per_page: 12,
  properties: [
    {
      id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
      status: 'live',
      title: '14 Oak Road, Leeds',
      outcode: 'LS6',
      price: 325_000,
      noOfBedrooms: 3,
      updatedAt: '2026-11-30T09:30:00.000Z',
    },
  ],
} as const;

export const developersText = {
  title: 'Developers',
  intro:
    'Connect your own software to your Gable account: put viewings in your calendar, follow your offers, or keep your listings up to date.',
  keys: 'Your keys and webhooks',
  start: {
    title: 'Quick start',
    text: 'Create a key that can read your homes. Set GABLE_URL to this site’s address and GABLE_KEY to the key, then run one of these.',
    answer: 'The answer, with some of the fields of a home; the programs print its list of homes',
  },
  scopes: {
    title: 'What a key can do',
    text: 'Searching and what everyone can see need no key. Calls for your account need one of these scopes, which you choose when you create the key. No key can pay, log in, change how you log in or delete an account.',
    list: Object.entries(keyScopes).map(([name, what]) => ({ name, what })),
  },
  rules: {
    title: 'Good to know',
    points: [
      'Send the key in the Authorization header. We reject keys in URLs, because URLs end up in logs.',
      'Each key can make 120 calls a minute. The RateLimit header says how many are left; after a 429, wait for as long as Retry-After says.',
      'Errors are problem documents (RFC 9457), with a code for your program and a message for people.',
      'Send an Idempotency-Key with each POST: retries with the same key and body are carried out only once.',
      'A key stops working on its expiry date, when you end it, and when you change your password.',
    ],
  },
  organisations: {
    title: 'Keys of an organisation',
    text: 'A team shares keys in an organisation. They act for nobody, so they open only what everyone can see, and they go on working when a member leaves. An admin invites people; developers look after keys.',
    link: 'Your organisations',
    start:
      'Exchange the key’s client id and secret for a token (OAuth client credentials), and search with it:',
    scopes: Object.entries(organisationScopes).map(([name, what]) => ({ name, what })),
    points: [
      'A token works for 15 minutes. Ask for another with the same call; ask for fewer scopes with scope. Errors are those of RFC 6749.',
      'You can also send the secret itself as the Bearer token, for a program that can’t ask for one.',
      'All keys of an organisation make 600 calls a minute together, those of the price guide too. The RateLimit header says how many are left.',
      'A replaced key has two secrets for a day. One that you end stops at once, with its tokens.',
    ],
  },
  client: {
    title: 'A client in your language',
    text: 'Every call, with its fields, its errors and the scope it needs, is in one OpenAPI 3.1 document. Generate a client from it with a tool such as these.',
    document: 'The OpenAPI document',
    generators: [
      {
        name: 'TypeScript',
        code: 'npx openapi-typescript "$GABLE_URL/openapi.json" --default-non-nullable false --output gable.d.ts',
      },
      { name: 'Python', code: 'openapi-python-client generate --url "$GABLE_URL/openapi.json"' },
    ],
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Instead of polling, give us a URL. We send it a POST request when something happens to your homes, viewings, offers, sales or messages.',
    points: [
      'Each request is signed as Standard Webhooks specifies (webhook-id, webhook-timestamp, webhook-signature). Verify the signature with your secret and one of its libraries before you act on a request.',
      'The body has only the ids of what changed. Fetch the rest with your key.',
      'Answer with a 2xx status within ten seconds. Otherwise we retry, ten times over three days, with the same webhook-id.',
      'Requests can arrive in any order, even for one home: sort by timestamp, and ignore a webhook-id that you’ve already handled.',
      'The URL must be https on port 443, on the public internet. We don’t follow redirects.',
      'After three days without a success we turn the webhook off and email you. For 30 days you can resend what it missed from its log.',
    ],
  },
  events: {
    title: 'Events',
    text: 'What we send, by subject: what each event means, with an example body.',
    subjects: developerEvents,
  },
  changes: {
    title: 'What’s new',
    list: [
      { day: '30 November 2026', what: 'Keys of organisations, and tokens by client credentials.' },
      {
        day: '29 November 2026',
        what: 'The OpenAPI document has an address of its own. A new password turns off the webhooks that were set up before it.',
      },
      { day: '28 November 2026', what: 'API keys, webhooks and this page.' },
    ],
  },
} as const;
