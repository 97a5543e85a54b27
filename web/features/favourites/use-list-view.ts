import { useSearchParams } from '../../lib/router.ts';

/** The order and the view of a list of saved homes, which are in the address. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const change = (name: 'order' | 'view', value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, change };
}
