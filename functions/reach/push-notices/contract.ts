import * as z from 'zod';
import { PushDeviceId, textUpTo } from '../../../events/vocabulary.ts';
import { required } from '../../kernel/errors.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { PushChoice } from './domain/push-choice.ts';
import { PushDevice } from './domain/push-device.ts';

export const PushDeviceView = PushDevice.pick({ id: true, name: true, createdAt: true });
export type PushDeviceView = z.output<typeof PushDeviceView>;

const NewPushDevice = z.strictObject({
  endpoint: z.url('This isn’t a web address').max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/, 'This is no key of a browser'),
    auth: z.string().regex(/^[\w-]{22}$/, 'This is no key of a browser'),
  }),
  name: textUpTo(60).min(1, required),
});

export const pushNoticeRoutes = defineRoutes({
  pushNotices: {
    method: 'GET',
    path: '/api/user/push',
    access: 'user',
    summary: 'The devices that show notices, what they tell of and when they keep quiet',
    result: z.object({
      publicKey: z.string().optional(),
      devices: z.array(PushDeviceView),
      choice: PushChoice,
    }),
  },
  keepPushDevice: {
    method: 'POST',
    path: '/api/user/push',
    access: 'active',
    summary: 'Show notices on the device that makes the call; a device belongs to one account',
    status: 201,
    body: NewPushDevice,
    result: PushDeviceView,
    problems: ['conflict', 'too_many', 'unavailable'],
  },
  deletePushDevice: {
    method: 'DELETE',
    path: '/api/user/push/{id}',
    access: 'user',
    whileLeaving: true,
    summary: 'Show no more notices on a device',
    params: z.object({ id: PushDeviceId }),
    result: z.void(),
    problems: ['not_found'],
  },
  changePushChoice: {
    method: 'PUT',
    path: '/api/user/push/choice',
    access: 'user',
    summary: 'Choose what devices tell of, and when they keep quiet',
    body: PushChoice.partial().strict(),
    result: PushChoice,
  },
});
