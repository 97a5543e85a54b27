import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, listMails } = createNotificationClient(cloud);

const details = {
  name: 'Ada Affiliate',
  phone: '07700 900123',
  town: 'Leeds',
  socials: ['https://social.example/ada'],
  why: 'I write about moving house for people in Leeds.',
  consent: true,
};
let nth = 0;
const apply = (change: Record<string, unknown> = {}) => {
  nth += 1;
  return call('POST', '/api/grand-ambassador', {
    from,
    body: { ...details, email: `affiliate-${nth}@example.com`, ...change },
  });
};
// A network can apply three times an hour.
let from: string;
beforeEach(() => {
  from = createAddress();
});

describe('an affiliate application', () => {
  test('is saved and mailed to the applicant and the staff', async () => {
    const before = listMails('hello@dev.gable.example').length;
    const { status, body } = await apply({ name: '<b>Ada</b>', email: 'ada.affiliate@example.com' });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^app_/),
        number: expect.stringMatching(/^A-\d+$/),
        status: 'submitted',
      },
    });
    await cloud.idle();
    const { number } = z.object({ number: z.string() }).parse(body);
    expect(listMails('ada.affiliate@example.com')).toMatchObject([
      { subject: 'We have your application', html: expect.stringContaining(number) },
    ]);
    const ours = listMails('hello@dev.gable.example');
    expect(ours).toHaveLength(before + 1);
    expect(ours[0]?.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(ours[0]?.html).not.toContain('<b>');
  });

  test('is refused while the email, in any case, has one that is less than thirty days old', async () => {
    expect((await apply({ email: 'only@example.com' })).status).toBe(201);
    expect(await apply({ email: 'ONLY@example.com' })).toMatchObject({
      status: 409,
      body: { state: 'submitted' },
    });
    cloud.clock.advance(30 * dayMs + 3_600_000);
    expect((await apply({ email: 'only@example.com' })).status).toBe(201);
  });

  test('is limited to three an hour from one network', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => apply()));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
  });

  test.each([
    ['name', ''],
    ['email', 'no email'],
    ['why', 'Too short'],
    ['why', 'x'.repeat(2001)],
    ['consent', false],
    ['socials', ['no address']],
    ['phone', '1'],
  ])('returns 422 naming an invalid %s (%#)', async (field, value) => {
    const { status, body } = await apply({ [field]: value });
    expect(status).toBe(422);
    const errors = z.record(z.string(), z.unknown()).parse(body['errors']);
    expect(Object.keys(errors).map((path) => path.split('.')[0])).toEqual([field]);
  });
});
