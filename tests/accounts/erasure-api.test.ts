import { expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { PictureVariants } from '../../functions/listings/properties/domain/listing.ts';
import { listVariantUrls } from '../../functions/listings/properties/domain/picture-variants.ts';
import { createPhoto } from '../properties/photos.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('favourites', 'messages', 'moderation', 'notifications');

const messageClient = createMessageClient(cloud);
const { createMember, callAs, uploadFile, advanceAndLogIn, runDailySchedule, listStoredKeys, listEvents } =
  messageClient;

const Avatar = z.object({
  id: z.string(),
  url: z.string(),
  variants: PictureVariants,
});
const folderOf = (url: string) => url.slice(1, url.lastIndexOf('/') + 1);
const avatarOf = async (person: { id: string; token: string }, colour: string) =>
  Avatar.parse(await uploadFile(person, await createPhoto({ width: 820, colour }), 'avatar'));
const wear = (person: { token: string; id: string }, avatar: string | undefined) =>
  callAs(person, 'PUT', '/api/buyer-seller/update-profile', { avatar });

test('rejects a profile picture that its owner did not upload', async () => {
  const [one, two] = [await createMember(), await createMember()];
  const picture = await avatarOf(one, '#557733');
  const [url] = listVariantUrls(picture.variants);
  expect((await wear(two, url)).status).toBe(422);
  expect((await wear(one, url)).status).toBe(200);
  expect((await wear(one, `/${folderOf(picture.url)}other.webp`)).status).toBe(422);
  const home = await messageClient.submitProperty(one);
  const shown = z
    .looseObject({ pictures: z.array(z.looseObject({ url: z.string() })) })
    .parse((await messageClient.getPropertyPage(home, one)).body).pictures[0]?.url;
  expect(shown).toBeDefined();
  expect((await wear(one, shown)).status).toBe(422);
});

test('deletes a replaced picture a week later and keeps the new one', async () => {
  let person = await createMember();
  const [old, young] = [await avatarOf(person, '#112233'), await avatarOf(person, '#332211')];
  await wear(person, old.url);
  person = await advanceAndLogIn(9 * dayMs, person);
  await runDailySchedule('properties');
  expect(await listStoredKeys(folderOf(old.url))).not.toEqual([]);
  // The unused picture expired within nine days, so it is uploaded again.
  const next = await avatarOf(person, '#332211');
  expect(next.id).not.toBe(young.id);
  expect((await wear(person, next.url)).status).toBe(200);
  await cloud.idle();
  cloud.clock.advance(9 * dayMs);
  await runDailySchedule('properties');
  expect(await listStoredKeys(folderOf(old.url))).toEqual([]);
  expect(await listStoredKeys(folderOf(next.url))).not.toEqual([]);
});

test('keeps messages of an erased account without a name and deletes what was only its own', async () => {
  const [seller, leaver, other] = [await createMember(), await createMember(), await createMember()];
  const home = await messageClient.publishProperty(seller);
  const front = Avatar.parse(await uploadFile(leaver, await createPhoto({ width: 840, colour: '#0a5b0c' })));
  const unsold = await messageClient.publishProperty(leaver, {
    images: [{ id: front.id, alt: 'The front' }],
  });
  const avatar = await avatarOf(leaver, '#991166');
  await wear(leaver, avatar.url);
  const saved = await callAs(leaver, 'POST', '/api/favourites', {
    propertyId: home,
    note: 'Ask about the roof',
  });
  const begun = await callAs(leaver, 'POST', '/api/property-draft', { data: { houseNo: '7' } });
  const blocked = await callAs(leaver, 'POST', '/api/report', { type: 'block', userId: other.id });
  expect([saved, begun, blocked].map(({ status }) => status)).toEqual([201, 201, 201]);
  await messageClient.sendMessage(leaver, seller, home, 'Is the loft boarded?');
  await messageClient.sendMessage(seller, leaver, home, 'It is.');
  await cloud.idle();
  expect((await callAs(leaver, 'DELETE', '/api/delete-account')).status).toBe(202);
  cloud.clock.advance(15 * dayMs);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();

  const reader = await advanceAndLogIn(0, seller);
  const { body: chat } = await callAs(reader, 'GET', `/api/buyer-seller-chat/${home}/${leaver.id}`);
  expect(chat).toMatchObject({ counterpart: { id: leaver.id, user_name: null }, closed: 'account_gone' });
  expect(JSON.stringify(chat)).toContain('Is the loft boarded?');
  expect(JSON.stringify(chat)).not.toContain(avatar.url);
  expect(listEvents('favourite.removed.v1', leaver.id)).toHaveLength(1);
  expect(listEvents('draft.deleted.v1', leaver.id)).toHaveLength(1);
  expect(listEvents('user.unblocked.v1', leaver.id)).toHaveLength(1);
  expect(listEvents('property.changed.v1', unsold).length).toBeGreaterThan(0);
  expect(await listStoredKeys(folderOf(front.url))).not.toEqual([]);
  await runDailySchedule('properties');
  expect(await listStoredKeys(folderOf(avatar.url))).toEqual([]);
  expect(await listStoredKeys(folderOf(front.url))).toEqual([]);
});

test('changes nothing when a deletion is delivered twice or left nothing to erase', async () => {
  const leaver = await createMember();
  const home = await messageClient.publishProperty(await createMember());
  await callAs(leaver, 'POST', '/api/favourites', { propertyId: home });
  await cloud.idle();
  for (const entry of [
    'deals/favourites/subscribers/on-account-deleted',
    'trust/moderation/subscribers/on-account-deleted',
    'listings/properties/subscribers/on-account-changed',
  ])
    for (const id of ['one', 'two']) {
      const meta = { id: `evt_${id}`, time: new Date(cloud.clock.now()).toISOString(), actor: null };
      await cloud.invoke(messageClient.getFunction(`functions/${entry}.ts`).id, {
        'detail-type': 'account.deleted.v1',
        detail: { meta: { ...meta, correlationId: id }, data: { userId: leaver.id } },
      });
    }
  await cloud.idle();
  expect(listEvents('favourite.removed.v1', leaver.id)).toHaveLength(1);
  expect((await callAs(leaver, 'GET', '/api/favourites')).body).toMatchObject({ total: 0 });
  // The count of favourites started from zero again.
  expect((await callAs(leaver, 'POST', '/api/favourites', { propertyId: home })).status).toBe(201);
});
