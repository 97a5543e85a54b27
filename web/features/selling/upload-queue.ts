import { wordsFor } from '../../lib/api-error.ts';
import { type Image, type ImageKind, unsuitable, upload } from '../../lib/upload.ts';

/** A file in the queue. */
export interface UploadItem {
  readonly key: number;
  readonly kind: ImageKind;
  readonly name: string;
  /** Object URL of the file's picture, shown during the upload. */
  readonly preview: string | undefined;
  /** `ready`: uploaded, and waits for earlier files of its kind. */
  readonly stage: 'queued' | 'sending' | 'working' | 'ready' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  readonly sent: number;
  readonly why?: string;
  /** Whether a retry can help. */
  readonly canRetry?: boolean;
}

export interface UploadQueue {
  add(files: Iterable<File>, kind: ImageKind): void;
  retry(key: number): void;
  remove(key: number): void;
  readonly items: () => readonly UploadItem[];
  readonly subscribe: (tell: () => void) => () => void;
  stop(): void;
}
interface Options {
  /** `order` is the position of the file among all that were added. */
  readonly onReady: (image: Image, kind: ImageKind, order: number) => void;
  readonly atOnce?: number;
}
interface Work {
  readonly file: File;
  readonly stopping: AbortController;
}

/** Uploads a few files at a time and outlives the step that shows them. */
export function uploadQueue({ onReady, atOnce = 3 }: Options): UploadQueue {
  const listeners = new Set<() => void>();
  const work = new Map<number, Work>();
  const finished = new Map<number, Image>();
  let items: readonly UploadItem[] = [];
  let last = 0;

  const become = (next: readonly UploadItem[]) => {
    items = next;
    for (const tell of listeners) tell();
  };
  const patch = (key: number, change: Partial<UploadItem>) =>
    become(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const drop = (key: number) => {
    const preview = items.find((item) => item.key === key)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    work.delete(key);
    finished.delete(key);
    become(items.filter((item) => item.key !== key));
  };
  const isMoving = ({ stage }: UploadItem) => stage === 'sending' || stage === 'working';

  function next(): void {
    const waiting = items.find(({ stage }) => stage === 'queued');
    if (!waiting || items.filter(isMoving).length >= atOnce) return;
    void send(waiting);
    next();
  }

  async function send({ key, kind }: UploadItem): Promise<void> {
    const own = work.get(key);
    if (!own) return;
    const { signal } = own.stopping;
    patch(key, { stage: 'sending', sent: 0 });
    try {
      const image = await upload(own.file, { kind, signal, onProgress: (change) => patch(key, change) });
      if (image.status === 'refused')
        patch(key, { stage: 'failed', why: image.reason ?? 'This file was refused.', canRetry: false });
      else {
        finished.set(key, image);
        patch(key, { stage: 'ready', sent: 1 });
      }
    } catch (error) {
      if (!signal.aborted) patch(key, { stage: 'failed', why: wordsFor(error), canRetry: true });
    }
    release();
    next();
  }

  /** Releases files in the order of choice, so that photos do not change their places. */
  function release(): void {
    const held = new Set<ImageKind>();
    for (const { key, kind, stage } of items) {
      const image = finished.get(key);
      if (!image && stage !== 'failed') held.add(kind);
      if (!image || held.has(kind)) continue;
      onReady(image, kind, key);
      drop(key);
    }
  }

  return {
    add: (files, kind) => {
      const added = [...files].map((file): UploadItem => {
        last += 1;
        const why = unsuitable(file, kind);
        const preview = file.type.startsWith('image/') && !why ? URL.createObjectURL(file) : undefined;
        work.set(last, { file, stopping: new AbortController() });
        const item = { key: last, kind, name: file.name, preview, sent: 0 };
        return why ? { ...item, stage: 'failed', why, canRetry: false } : { ...item, stage: 'queued' };
      });
      become([...items, ...added]);
      next();
    },
    retry: (key) => {
      patch(key, { stage: 'queued', sent: 0 });
      next();
    },
    remove: (key) => {
      work.get(key)?.stopping.abort();
      drop(key);
      release();
      next();
    },
    items: () => items,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    stop: () => {
      for (const { stopping } of work.values()) stopping.abort();
      for (const { key } of items) drop(key);
    },
  };
}

/** Whether leaving would lose files. */
export const isUploading = (items: readonly UploadItem[]): boolean =>
  items.some(({ stage }) => stage !== 'failed');
