import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { getPushChoice, savePushChoice } from './adapters/push-choice-repository.ts';
import { listPushDevices, removePushDevice } from './adapters/push-device-repository.ts';
import { findPushKeys } from './adapters/push-keys.ts';
import { keepPushDevice } from './commands/keep-push-device.ts';
import { pushNoticeRoutes } from './contract.ts';
import { changePushChoice } from './domain/push-choice.ts';

export const handler = api(pushNoticeRoutes, {
  pushNotices: async (_input, { id }) => {
    const [keys, devices, choice] = await Promise.all([
      findPushKeys(),
      listPushDevices(id),
      getPushChoice(id),
    ]);
    return { ...(keys && { publicKey: keys.publicKey }), devices, choice };
  },
  keepPushDevice: ({ body }, caller) => keepPushDevice(caller, body),
  deletePushDevice: async ({ params: { id } }, { id: userId }) => {
    if (!(await removePushDevice({ id, userId })))
      throw new AppError('not_found', 'We can’t find that device. It may be removed already.');
  },
  changePushChoice: async ({ body }, { id }) => {
    const choice = changePushChoice(await getPushChoice(id), body);
    await savePushChoice(id, choice);
    return choice;
  },
});
