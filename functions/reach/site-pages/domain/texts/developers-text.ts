import { keyScopes } from '../../../../kernel/http/key-scopes.ts';
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

export const developersText = {
  title: 'Developers',
  intro:
    'Use your own account from a program of yours: put viewings into your diary, follow your offers, or keep your homes up to date.',
  keys: 'Your keys and webhooks',
  start: {
    title: 'Quick start',
    text: 'Make a key that may read your homes. Put this site’s address into GABLE_URL and the key into GABLE_KEY, and run one of these.',
  },
  scopes: {
    title: 'What a key may do',
    text: 'Searching homes for sale needs no key. Everything else needs one of these, which you choose when you make the key. No key pays, logs in, changes how you log in or deletes an account.',
    list: Object.entries(keyScopes).map(([name, what]) => ({ name, what })),
  },
  rules: {
    title: 'Good to know',
    points: [
      'Send the key in the Authorization header. We refuse keys in addresses, because addresses are kept in logs.',
      'A key can make 120 calls a minute. RateLimit says what’s left; after a 429, wait for as long as Retry-After says.',
      'Errors are problem documents (RFC 9457) with a code for your program and a text for you.',
      'Send an Idempotency-Key with each POST: the same key and body are carried out once, however often you send them.',
      'A key ends on its day, when you end it, and when you choose a new password.',
    ],
  },
  client: {
    title: 'A client in your language',
    text: 'Every call, with its fields, its errors and the key it takes, is in one OpenAPI 3.1 document. Generators write clients from it, such as these.',
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
    text: 'Instead of asking again and again, give us an address. We post to it when something happens to your homes, viewings, offers and sales.',
    points: [
      'Each post is signed by the Standard Webhooks convention (webhook-id, webhook-timestamp, webhook-signature). Check it with one of its libraries and your secret before you believe it.',
      'It has the ids of what happened and nothing else. Read the rest with your key.',
      'Answer with a 2xx within ten seconds. Otherwise we try again, ten times in three days, with the same webhook-id.',
      'We don’t promise an order, not even for one home: sort by timestamp, and ignore a webhook-id that you’ve seen.',
      'The address has to be https on port 443, on the public internet. We follow no redirects.',
      'After three days without a success we turn the webhook off and email you. You can send what it missed from its log, for 30 days.',
    ],
  },
  events: { title: 'Events', text: 'What we post, with an example of each.', list: developerEvents },
  changes: {
    title: 'What’s new',
    list: [
      {
        day: '29 November 2026',
        what: 'The OpenAPI document has an address of its own. A new password turns off the webhooks that were set up before it.',
      },
      { day: '28 November 2026', what: 'API keys, webhooks and this page.' },
    ],
  },
} as const;
