import { describeError } from '../../lib/api-error.ts';
import { createObservable } from '../../lib/observable.ts';
import { type ImageKind, describeUnsuitableFile } from '../../lib/upload-files.ts';
import type { Image } from '../../lib/upload.ts';

/** A file in the queue. */
export interface UploadItem {
  readonly key: number;
  readonly kind: ImageKind;
  readonly name: string;
  /** Object URL of the file's picture, shown during the upload. */
  readonly preview: string | undefined;
  /** `ready`: uploaded, and waits for earlier files of its kind. */
  readonly stage: 'queued' | 'converting' | 'sending' | 'working' | 'ready' | 'failed';
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
  readonly subscribe: (notify: () => void) => () => void;
  stop(): void;
}
interface Options {
  /** `order` is the position of the file among all that were added. */
  readonly onReady: (image: Image, kind: ImageKind, order: number) => void;
  readonly atOnce?: number;
}
interface UploadWork {
  readonly file: File;
  readonly stopping: AbortController;
}

/** Uploads a few files at a time and outlives the step that shows them. */
export function createUploadQueue({ onReady, atOnce = 3 }: Options): UploadQueue {
  const list = createUploadList();
  const { patch } = list;

  function next(): void {
    const waiting = list.get().find(({ stage }) => stage === 'queued');
    if (!waiting || list.get().filter(isMoving).length >= atOnce) return;
    void send(waiting);
    next();
  }

  async function send({ key, kind }: UploadItem): Promise<void> {
    const uploadWork = list.work.get(key);
    if (!uploadWork) return;
    const { signal } = uploadWork.stopping;
    patch(key, { stage: 'sending', sent: 0 });
    try {
      const { uploadImage } = await import('../../lib/upload.ts');
      const image = await uploadImage(uploadWork.file, {
        kind,
        signal,
        onProgress: (change) => patch(key, change),
      });
      list.finish(key, image);
    } catch (error) {
      if (!signal.aborted) patch(key, { stage: 'failed', why: describeError(error), canRetry: true });
    }
    release();
    next();
  }

  /** Releases files in the order of choice, so that photos do not change their places. */
  function release(): void {
    for (const { key, kind, image } of list.ready()) {
      onReady(image, kind, key);
      list.remove(key);
    }
  }

  return {
    add: (files, kind) => {
      list.add(files, kind);
      next();
    },
    retry: (key) => {
      patch(key, { stage: 'queued', sent: 0 });
      next();
    },
    remove: (key) => {
      list.work.get(key)?.stopping.abort();
      list.remove(key);
      release();
      next();
    },
    items: list.get,
    subscribe: list.subscribe,
    stop: () => {
      for (const { stopping } of list.work.values()) stopping.abort();
      for (const { key } of list.get()) list.remove(key);
    },
  };
}

/** The files of a queue, with what is shown of each. */
function createUploadList() {
  const { get, set, subscribe } = createObservable<readonly UploadItem[]>([]);
  const work = new Map<number, UploadWork>();
  const finished = new Map<number, Image>();
  let last = 0;
  const patch = (key: number, change: Partial<UploadItem>) =>
    set(get().map((item) => (item.key === key ? { ...item, ...change } : item)));
  return {
    get,
    subscribe,
    patch,
    work,
    add: (files: Iterable<File>, kind: ImageKind) => {
      const added = Array.from(files, (file) => {
        last += 1;
        work.set(last, { file, stopping: new AbortController() });
        return toItem(file, kind, last);
      });
      set([...get(), ...added]);
    },
    finish: (key: number, image: Image) => {
      if (image.status !== 'refused') finished.set(key, image);
      patch(key, toResult(image));
    },
    ready: () => listInOrder(get(), finished),
    remove: (key: number) => {
      work.delete(key);
      finished.delete(key);
      const preview = get().find((item) => item.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      set(get().filter((item) => item.key !== key));
    },
  };
}

const isMoving = ({ stage }: UploadItem): boolean =>
  stage === 'converting' || stage === 'sending' || stage === 'working';

function toItem(file: File, kind: ImageKind, key: number): UploadItem {
  const why = describeUnsuitableFile(file, kind);
  const preview = file.type.startsWith('image/') && !why ? URL.createObjectURL(file) : undefined;
  const item = { key, kind, name: file.name, preview, sent: 0 };
  return why ? { ...item, stage: 'failed', why, canRetry: false } : { ...item, stage: 'queued' };
}

const toResult = (image: Image): Partial<UploadItem> =>
  image.status === 'refused'
    ? { stage: 'failed', why: image.reason ?? 'This file was refused.', canRetry: false }
    : { stage: 'ready', sent: 1 };

/** The finished images that no earlier file of their kind holds up. */
function listInOrder(items: readonly UploadItem[], finished: ReadonlyMap<number, Image>) {
  const held = new Set<ImageKind>();
  return items.flatMap(({ key, kind, stage }) => {
    const image = finished.get(key);
    if (!image && stage !== 'failed') held.add(kind);
    return image && !held.has(kind) ? [{ key, kind, image }] : [];
  });
}

/** Whether leaving would lose files. */
export function isUploading(items: readonly UploadItem[]): boolean {
  return items.some(({ stage }) => stage !== 'failed');
}
