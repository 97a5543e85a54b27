import scriptUrl from 'libheif-js/libheif-wasm/libheif.js?url';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** A photo of a new phone takes seconds on an old computer. */
const longestMs = 60_000;

/**
 * A HEIC photo, decoded in a worker, whose files alone may compile WebAssembly by the site's policy. Each photo has a
 * worker of its own, which gives its memory back.
 * @returns undefined for a photo that cannot be decoded
 */
export async function decodeHeic(file: File, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./decoder.ts', import.meta.url), { name: 'heic' });
  const stopping = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    return await new Promise<ImageBitmap | undefined>((resolve) => {
      const fail = () => resolve(undefined);
      worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => resolve(data.picture), {
        once: true,
      });
      worker.addEventListener('error', fail, { once: true });
      stopping.addEventListener('abort', fail, { once: true });
      const request: HeicRequest = {
        bytes,
        scriptUrl: toAbsolute(scriptUrl),
        wasmUrl: toAbsolute(wasmUrl),
      };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

const toAbsolute = (url: string): string => new URL(url, window.location.href).href;
