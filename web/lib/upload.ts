import type { Result } from '../../functions/kernel/http/contract.ts';
import type { propertyRoutes } from '../../functions/listings/properties/contract.ts';
import { ApiError, isPassing, NetworkError } from './api-error.ts';
import { createClient } from './client.ts';
import { findContentType, type ImageKind, isHeic } from './upload-files.ts';

type Uploads = Pick<typeof propertyRoutes, 'startUpload' | 'image'>;
export type Image = Result<Uploads['image']>;

const uploads = createClient<Uploads>({ startUpload: 'POST /api/uploads', image: 'GET /api/uploads/{id}' });

export interface UploadProgress {
  readonly stage: 'converting' | 'sending' | 'working';
  /** Share of the bytes sent, 0 to 1. */
  readonly sent: number;
}
interface Options {
  readonly kind: ImageKind;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}
/**
 * Uploads one file straight to storage and waits until it is processed or refused. A HEIC photo is sent as a
 * JPEG, and a large photo in the size that pages show; plans and documents keep every line of theirs.
 */
export async function uploadImage(chosen: File, { kind, signal, onProgress }: Options): Promise<Image> {
  const readable = isHeic(chosen) ? await convert(chosen, { signal, onProgress }) : chosen;
  const file = kind === 'photo' ? await shrink(readable, { signal, onProgress }) : readable;
  const contentType = findContentType(file);
  if (contentType === undefined) throw new Error('The file has no type that the site uploads');
  const { id, url, fields } = await uploads.startUpload({
    body: { kind, contentType, bytes: file.size },
    signal,
  });
  await postFile(url, fields, file, { signal, onProgress: (sent) => onProgress({ stage: 'sending', sent }) });
  onProgress({ stage: 'working', sent: 1 });
  return waitUntilProcessed(id, signal);
}

async function convert(
  file: File,
  { signal, onProgress }: Pick<Options, 'signal' | 'onProgress'>,
): Promise<File> {
  onProgress({ stage: 'converting', sent: 0 });
  return (await import('./heic/to-jpeg.ts')).toJpeg(file, signal);
}

async function shrink(
  photo: File,
  { signal, onProgress }: Pick<Options, 'signal' | 'onProgress'>,
): Promise<File> {
  onProgress({ stage: 'converting', sent: 0 });
  const { shrinkPhoto } = await import('./shrink-photo.ts');
  const smaller = await shrinkPhoto(photo, signal);
  signal.throwIfAborted();
  return smaller;
}

// XMLHttpRequest reports the progress of an upload; fetch() does not.
function postFile(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () =>
    request.status < 300
      ? resolve()
      : reject(new ApiError(request.status, { detail: 'The upload was refused. Try again.' })),
  );
  request.addEventListener('error', () => reject(new NetworkError(request.statusText)));
  request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.open('POST', url);
  request.send(form);
  return promise;
}

const longestWaitMs = 120_000;

/** Polls the state of a picture that was sent, at first often and then less so. */
export async function waitUntilProcessed(id: Image['id'], signal: AbortSignal): Promise<Image> {
  const until = Date.now() + longestWaitMs;
  for (let pause = 300; Date.now() < until; pause = Math.min(pause * 1.3, 3_000)) {
    // The file has arrived: a moment without network is no reason to send it again.
    // oxlint-disable-next-line no-await-in-loop -- asks again and again
    const image = await uploads.image({ params: { id }, signal }).catch((error: unknown) => {
      if (!isPassing(error)) throw error;
      return undefined;
    });
    if (image && image.status !== 'uploading') return image;
    // oxlint-disable-next-line no-await-in-loop -- with pauses
    await delay(pause, signal);
  }
  throw new NetworkError('The picture took too long');
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener(
    'abort',
    () => (clearTimeout(timer), reject(new DOMException('Aborted', 'AbortError'))),
    { once: true },
  );
  return promise;
}
