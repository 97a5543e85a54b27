import { useSearchParams } from '../../lib/router.ts';
import type { Viewing } from './api.ts';

/** The link of mails that opens the dialog which cancels a viewing; `forget` takes it out of the address. */
export function useCancelLink({ id, can }: Pick<Viewing, 'id' | 'can'>) {
  const [search, setSearch] = useSearchParams();
  const isLinked = search.get('cancel') === id;
  const forget = () => {
    if (!isLinked) return;
    setSearch(
      (now) => {
        now.delete('cancel');
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  };
  return { isAsked: isLinked && can.includes('cancel'), forget };
}
