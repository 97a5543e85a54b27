import type { SiteClient } from '../support/clients/site.ts';
import { expect, logInAs, phone, test } from './test.ts';

/** A search as a program of the organisation makes it. */
const search = async ({ call }: SiteClient, token: string) =>
  (await call('GET', '/api/search-properties?per_page=1', { token })).status;

test('a team shares a key, whose token searches until the key ends', async ({
  page: alex,
  people,
  visitor,
  request,
}) => {
  test.setTimeout(120_000);
  const [one, other] = await Promise.all([people.createMember(), people.createMember()]);
  await logInAs(alex, one);
  await alex.goto('/developers/organisations');
  await alex.getByRole('button', { name: 'Create an organisation' }).click();
  await alex.getByLabel('Name').fill('Harbour Portal');
  await alex.getByRole('button', { name: 'Create it' }).click();
  await alex.getByRole('button', { name: 'Invite someone' }).click();
  await alex.getByLabel('Their email').fill(other.email);
  await alex.getByRole('button', { name: 'Send invitation' }).click();
  await expect(alex.getByText(other.email)).toBeVisible();

  const sam = await visitor(phone);
  await logInAs(sam, other);
  const link = /href="([^"]+\/organisation-invitation#[^"]+)"/;
  await sam.goto(await people.getFromMail(other.email, link));
  await sam.getByRole('button', { name: 'Join' }).click();
  await sam.getByRole('button', { name: 'Make its first key' }).click();
  await sam.getByLabel('Name').fill('Importer');
  await sam.getByLabel('Search homes for sale').check();
  await sam.getByRole('button', { name: 'Make the key' }).click();
  const secret = await sam.getByLabel('Secret of “Importer”').inputValue();
  await sam.getByRole('button', { name: 'Done' }).click();
  const clientId = await sam.getByText(/^key_\w{26}$/).innerText();

  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const answer = await request.post('/oauth/token', {
    form: { grant_type: 'client_credentials' },
    headers: { authorization: `Basic ${basic}` },
  });
  const { access_token: token } = await answer.json();
  expect(await search(people, token)).toBe(200);

  await alex.reload();
  await alex.getByRole('button', { name: 'End Importer' }).click();
  await alex.getByRole('button', { name: 'End it' }).click();
  await expect(alex.getByText('“Importer” and its tokens have ended.')).toBeVisible();
  expect(await search(people, token)).toBe(401);
  expect(await search(people, secret)).toBe(401);
});
