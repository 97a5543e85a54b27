import type { ImageKind } from '../../../lib/upload-files.ts';
import type { Image } from '../../../lib/upload.ts';
import type { DraftFormValues } from '../draft-form-values.ts';
import { toPicture, type Pictures, createUploadChange } from '../pictures.ts';
import { createUploadQueue, type UploadQueue } from '../upload-queue.ts';

interface EditState {
  /** The changed values. */
  readonly part: Partial<DraftFormValues>;
  /** Pictures that the property does not show yet. */
  readonly added: Pictures;
}
export interface HomeEdit {
  readonly state: () => EditState;
  readonly subscribe: (notify: () => void) => () => void;
  readonly uploads: UploadQueue;
  readonly change: (part: Partial<DraftFormValues>) => void;
  readonly discard: () => void;
  /** Sets the present values of the property, to which the changes are applied. */
  readonly setBase: (data: DraftFormValues) => void;
}

/** Unsaved changes of a property; a finished upload is one of them. */
export function createHomeEdit(): HomeEdit {
  const listeners = new Set<() => void>();
  const orders = new Map<string, number>();
  let base: DraftFormValues = {};
  let state: EditState = { part: {}, added: new Map() };
  const become = (next: Partial<EditState>) => {
    state = { ...state, ...next };
    for (const notify of listeners) notify();
  };
  const change = (part: Partial<DraftFormValues>) => become({ part: { ...state.part, ...part } });
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    uploads: createUploadQueue({
      onReady: (image: Image, kind: ImageKind, order) => {
        orders.set(image.id, order);
        become({ added: new Map([...state.added, [image.id, toPicture(image)]]) });
        change(createUploadChange({ ...base, ...state.part }, image, kind, orders));
      },
    }),
    change,
    discard: () => become({ part: {} }),
    setBase: (data) => {
      base = data;
    },
  };
}
