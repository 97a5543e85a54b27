import { AccountDeleted } from '../../events/account.ts';
import { AppError } from '../shared/errors.ts';
import { subscriber } from '../shared/subscriber.ts';
import { remove } from './favourite.ts';
import { byUser, erase, forgetCount } from './store.ts';

/** Nobody is left who saved these homes; their counts follow. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  for (const favourite of await byUser(userId)) {
    try {
      await erase(favourite, remove(favourite));
    } catch (error) {
      // An earlier try got as far, or a run beside this one.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  }
  await forgetCount(userId);
});
