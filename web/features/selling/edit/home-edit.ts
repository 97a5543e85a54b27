import type { Image, ImageKind } from '../../../lib/upload.ts';
import { pictureOf, type Pictures, shown } from '../pictures.ts';
import { uploadQueue, type UploadQueue } from '../upload-queue.ts';
import type { Working } from '../working.ts';

interface State {
  /** The changed values. */
  readonly part: Partial<Working>;
  /** Pictures that the property does not show yet. */
  readonly added: Pictures;
}
export interface HomeEdit {
  readonly state: () => State;
  readonly subscribe: (notify: () => void) => () => void;
  readonly uploads: UploadQueue;
  readonly change: (part: Partial<Working>) => void;
  readonly discard: () => void;
  /** Sets the present values of the property, to which the changes are applied. */
  readonly over: (data: Working) => void;
}

/** Unsaved changes of a property; a finished upload is one of them. */
export function homeEdit(): HomeEdit {
  const listeners = new Set<() => void>();
  const orders = new Map<string, number>();
  let base: Working = {};
  let state: State = { part: {}, added: new Map() };
  const become = (next: Partial<State>) => {
    state = { ...state, ...next };
    for (const notify of listeners) notify();
  };
  const change = (part: Partial<Working>) => become({ part: { ...state.part, ...part } });
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    uploads: uploadQueue({
      onReady: (image: Image, kind: ImageKind, order) => {
        orders.set(image.id, order);
        become({ added: new Map([...state.added, [image.id, pictureOf(image)]]) });
        change(shown({ ...base, ...state.part }, image, kind, orders));
      },
    }),
    change,
    discard: () => become({ part: {} }),
    over: (data) => {
      base = data;
    },
  };
}
