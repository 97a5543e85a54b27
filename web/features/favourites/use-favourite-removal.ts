import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Favourite, useSaveFavourite } from '../../entities/favourite/saved-homes.ts';

/** Milliseconds in which a removal can be undone. */
const undoMs = 20_000;

/**
 * Removes a property from the list at once, but calls the server only when it can no longer be undone: saving
 * it again would lose the price of the day when it was first saved.
 */
export function useFavouriteRemoval() {
  const { mutate } = useSaveFavourite();
  const [removed, setRemoved] = useState<Favourite>();
  const undone = useRef<string>(undefined);
  const send = useEffectEvent(({ propertyId, savedPrice, card }: Favourite) =>
    mutate({ home: { id: propertyId, price: savedPrice, title: card?.title ?? '' }, isSaved: false }),
  );
  useEffect(() => {
    if (!removed) return;
    let isSent = false;
    const settle = () => {
      if (isSent || undone.current === removed.id) return;
      isSent = true;
      send(removed);
    };
    const timer = setTimeout(() => setRemoved(undefined), undoMs);
    window.addEventListener('pagehide', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [removed]);
  return {
    removed,
    remove: (favourite: Favourite) => {
      undone.current = undefined;
      setRemoved(favourite);
    },
    undo: () => {
      undone.current = removed?.id;
      setRemoved(undefined);
    },
    forget: () => setRemoved(undefined),
  };
}
