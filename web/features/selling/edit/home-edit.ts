import type { Image, ImageKind } from '../../../lib/upload.ts';
import { pictureOf, type Pictures, shown } from '../pictures.ts';
import { uploadQueue, type UploadQueue } from '../upload-queue.ts';
import type { Working } from '../working.ts';

interface State {
  /** What was changed here. */
  readonly part: Partial<Working>;
  /** Pictures that the home does not show yet. */
  readonly added: Pictures;
}
export interface HomeEdit {
  readonly state: () => State;
  readonly subscribe: (tell: () => void) => () => void;
  readonly uploads: UploadQueue;
  readonly change: (part: Partial<Working>) => void;
  readonly discard: () => void;
  /** What the home says now, over which the changes lie. */
  readonly over: (data: Working) => void;
}

/** Changes of a home that are not saved yet; a finished upload is a change like any other. */
export function homeEdit(): HomeEdit {
  const listeners = new Set<() => void>();
  const orders = new Map<string, number>();
  let base: Working = {};
  let state: State = { part: {}, added: new Map() };
  const become = (next: Partial<State>) => {
    state = { ...state, ...next };
    for (const tell of listeners) tell();
  };
  const change = (part: Partial<Working>) => become({ part: { ...state.part, ...part } });
  return {
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
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
