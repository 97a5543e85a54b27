import { uploadTypes } from '../../../functions/properties/image.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { type Image, type ImageKind, sell } from './api.ts';

export interface UploadProgress {
  readonly stage: 'sending' | 'working';
  /** 0 to 1 of the bytes sent. */
  readonly sent: number;
}
interface Options {
  readonly kind: ImageKind;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}
type ContentType = (typeof uploadTypes)[number];

/** Words for each refusal, with what helps. */
export const refusalWords: Readonly<Record<NonNullable<Image['refusal']>, string>> = {
  wrong_type: 'This file is not a picture that we can read. Use JPEG, PNG or WebP.',
  too_small: 'This photo is too small. Its longer side needs at least 800 pixels.',
  too_large: 'This file is too large.',
  truncated: 'This file is damaged or incomplete. Try to export or take the photo again.',
  too_many_pixels: 'This picture has too many pixels. Save it smaller and try again.',
  never_arrived: 'The file did not arrive. Try again.',
};

/** Why a file will not be sent at all; the server looks at its content later. */
export function unsuitable(file: File, kind: ImageKind): string | undefined {
  if (typeOf(file) === undefined) return 'Use a JPEG, PNG or WebP picture.';
  if (file.type === 'application/pdf' && kind === 'photo') return 'A photo can not be a PDF.';
  return undefined;
}

/** Sends one file straight to storage and waits until it is a picture, or says why it never will be. */
export async function upload(file: File, { kind, signal, onProgress }: Options): Promise<Image> {
  const contentType = typeOf(file);
  if (contentType === undefined) throw new Error('unsuitable() was not asked');
  const { id, url, fields } = await sell.startUpload({
    body: { kind, contentType, bytes: file.size },
    signal,
  });
  await post(url, fields, file, { signal, onProgress: (sent) => onProgress({ stage: 'sending', sent }) });
  onProgress({ stage: 'working', sent: 1 });
  return settled(id, signal);
}

const typeOf = (file: File): ContentType | undefined => uploadTypes.find((type) => type === file.type);

// fetch() tells nothing of what was sent; XMLHttpRequest does.
function post(
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

/** Asks how far the picture is, at first often and then less so. */
async function settled(id: Image['id'], signal: AbortSignal): Promise<Image> {
  const until = Date.now() + longestWaitMs;
  for (let pause = 300; Date.now() < until; pause = Math.min(pause * 1.3, 3_000)) {
    const image = await sell.image({ params: { id }, signal });
    if (image.status !== 'uploading') return image;
    await rest(pause, signal);
  }
  throw new NetworkError('The picture took too long');
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener(
    'abort',
    () => (clearTimeout(timer), reject(new DOMException('Aborted', 'AbortError'))),
    { once: true },
  );
  return promise;
}
