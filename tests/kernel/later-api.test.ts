import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { FavouriteSaved } from '../../events/favourite.ts';
import { FavouriteId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { hourMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, getPropertyPage, advanceAndLogIn } = createSellerClient(cloud);
const Detail = z.object({
  meta: z.object({ id: z.string() }),
  data: z.record(z.string(), z.unknown()),
});

const only = (type: string, attribute: string): string => {
  const found = cloud.model.resources
    .of(type)
    .filter(({ id }) => id.includes('Later') || id.startsWith('Bus'));
  expect(found).toHaveLength(1);
  return String(found[0]?.attribute(attribute));
};

/** Sets the environment of a function with the need `scheduler`. */
async function asFunction() {
  vi.stubEnv('AWS_ENDPOINT_URL', cloud.awsEndpoint);
  vi.stubEnv('AWS_REGION', cloud.aws.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  const [group] = cloud.model.resources.of('AWS::Scheduler::ScheduleGroup');
  vi.stubEnv('SCHEDULE_GROUP', group?.ref());
  vi.stubEnv('SCHEDULE_ROLE_ARN', only('AWS::IAM::Role', 'Arn'));
  vi.stubEnv('SCHEDULE_BUS_ARN', only('AWS::Events::EventBus', 'Arn'));
  vi.stubEnv('SCHEDULE_DEAD_LETTERS_ARN', only('AWS::SQS::Queue', 'Arn'));
  return import('../../functions/kernel/events/scheduler.ts');
}

let kernel: Awaited<ReturnType<typeof asFunction>>;
let seller: Awaited<ReturnType<typeof createMember>>;
let propertyId: PropertyId;
beforeAll(async () => {
  kernel = await asFunction();
  seller = await createMember('Lara Later');
  propertyId = PropertyId.parse(await publishProperty(seller));
  return () => vi.unstubAllEnvs();
});

/** Another person saves the property; its owner sees the number. */
const saved = (sign: string) =>
  FavouriteSaved.of({
    favouriteId: FavouriteId.parse(`fav_${sign.padStart(26, '0')}`),
    propertyId,
    userId: UserId.parse(seller.id),
  });
const hearts = async () => {
  const { owner } = (await getPropertyPage(propertyId, seller)).body;
  return owner;
};
const after = (milliseconds: number) => new Date(cloud.clock.now() + milliseconds);
const passes = async (milliseconds: number) => {
  cloud.clock.advance(milliseconds);
  await cloud.idle();
  seller = await advanceAndLogIn(0, seller);
};
/** The ids of each publication of an event, by which subscribers deduplicate. */
const ids = (event: ReturnType<typeof saved>) =>
  cloud
    .events()
    .filter(({ detailType }) => detailType === event.name)
    .map(({ detail }) => Detail.parse(detail))
    .filter(({ data }) => data['favouriteId'] === event.detail['favouriteId'])
    .map(({ meta }) => meta.id);
const planned = (name: string) => cloud.schedules.pending().filter((one) => one.name === name);

test('publishes an event at its scheduled time', async () => {
  const event = saved('1');
  await kernel.scheduleEvent({ name: 'saved-1', at: after(hourMs), event });
  await passes(hourMs / 2);
  expect(await hearts()).toMatchObject({ counts: { favourites: 0 } });
  await passes(hourMs / 2 + 2000);
  expect(await hearts()).toMatchObject({ counts: { favourites: 1 } });
  expect(planned('saved-1')).toEqual([]);
});

test('publishes the same event id when scheduled again, even after it ran', async () => {
  const plan = { name: 'saved-2', at: after(hourMs), event: saved('2') };
  await Promise.all([kernel.scheduleEvent(plan), kernel.scheduleEvent(plan)]);
  expect(planned('saved-2')).toHaveLength(1);
  await passes(hourMs + 2000);
  await kernel.scheduleEvent(plan);
  await passes(10_000);
  expect(ids(plan.event)).toHaveLength(2);
  expect(new Set(ids(plan.event)).size).toBe(1);
});

test('replaces a schedule by another time, with another event id', async () => {
  const event = saved('3');
  const name = 'saved-3';
  await kernel.scheduleEvent({ name, at: after(hourMs), event });
  await kernel.scheduleEvent({ name, at: after(3 * hourMs), event });
  await passes(2 * hourMs);
  expect(ids(event)).toEqual([]);
  await passes(2 * hourMs);
  await kernel.scheduleEvent({ name, at: after(hourMs), event });
  await passes(2 * hourMs);
  expect(new Set(ids(event)).size).toBe(2);
});

test('does not publish a cancelled event; cancelling again does no harm', async () => {
  const event = saved('4');
  await kernel.scheduleEvent({ name: 'saved-4', at: after(hourMs), event });
  await kernel.cancelScheduledEvent('saved-4');
  await kernel.cancelScheduledEvent('saved-4');
  await passes(2 * hourMs);
  expect(ids(event)).toEqual([]);
});

test('publishes an event with a past time within seconds', async () => {
  const event = saved('5');
  await kernel.scheduleEvent({ name: 'saved-5', at: after(-hourMs), event });
  await passes(10_000);
  expect(ids(event)).toHaveLength(1);
});

test('keeps long names with equal beginnings apart, and rejects other characters', async () => {
  const long = 'n'.repeat(70);
  await kernel.scheduleEvent({ name: `${long}1`, at: after(hourMs), event: saved('6') });
  await kernel.scheduleEvent({ name: `${long}2`, at: after(hourMs), event: saved('7') });
  await kernel.cancelScheduledEvent(`${long}1`);
  await passes(2 * hourMs);
  expect([ids(saved('6')).length, ids(saved('7')).length]).toEqual([0, 1]);
  await expect(kernel.scheduleEvent({ name: 'a b', at: after(hourMs), event: saved('8') })).rejects.toThrow(
    /no name/,
  );
});
