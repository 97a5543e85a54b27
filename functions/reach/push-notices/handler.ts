import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { getPushChoice, updatePushChoice } from './adapters/push-choice-repository.ts';
import { removePushDevice } from './adapters/push-device-repository.ts';
import { findPushKeys } from './adapters/push-keys.ts';
import { keepPushDevice } from './commands/keep-push-device.ts';
import { pushNoticeRoutes } from './contract.ts';
import { changePushChoice } from './domain/push-choice.ts';
import { listKeptDevices } from './queries/list-kept-devices.ts';

export const handler = api(pushNoticeRoutes, {
  pushNotices: async (_input, caller) => {
    const keys = await findPushKeys();
    const [devices, choice] = await Promise.all([listKeptDevices(caller, keys), getPushChoice(caller.id)]);
    return { ...(keys && { publicKey: keys.publicKey }), devices, choice };
  },
  keepPushDevice: ({ body }, caller) => keepPushDevice(caller, body),
  deletePushDevice: async ({ params: { id } }, { id: userId }) => {
    if (!(await removePushDevice({ id, userId })))
      throw new AppError('not_found', 'We can’t find that device. It may be removed already.');
  },
  changePushChoice: ({ body }, { id }) => updatePushChoice(id, (before) => changePushChoice(before, body)),
});
