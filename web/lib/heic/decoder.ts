// The worker's script: decodes one photo with libheif, whose files stay as their authors publish them. A classic
// worker is no module, so this file imports and exports nothing, and its types are global.
interface HeicRequest {
  readonly bytes: ArrayBuffer;
  readonly scriptUrl: string;
  readonly wasmUrl: string;
}
interface HeicAnswer {
  /** Undefined for a photo that cannot be decoded. */
  readonly picture: ImageBitmap | undefined;
}

/** What is used of the library, which defines a global function. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(into: ImageData, done: (shown: ImageData | null) => void): void;
}
interface HeifLibrary {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}
declare function libheif(options: { locateFile(): string; onRuntimeInitialized(): void }): HeifLibrary;
declare function importScripts(url: string): void;

addEventListener('message', ({ data }: MessageEvent<HeicRequest>) => {
  void decode(data)
    .catch(() => undefined)
    .then(sendPicture);
});

function sendPicture(picture: ImageBitmap | undefined): void {
  const answer: HeicAnswer = { picture };
  postMessage(answer, { transfer: picture ? [picture] : [] });
}

async function decode({ bytes, scriptUrl, wasmUrl }: HeicRequest): Promise<ImageBitmap> {
  importScripts(scriptUrl);
  const library = await new Promise<HeifLibrary>((resolve) => {
    const loading = libheif({
      locateFile: () => wasmUrl,
      onRuntimeInitialized: () => queueMicrotask(() => resolve(loading)),
    });
  });
  const [image] = new library.HeifDecoder().decode(new Uint8Array(bytes));
  if (!image) throw new Error('There is no picture in the file');
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((shown, failed) => {
    image.display(pixels, (done) => (done ? shown() : failed(new Error('The picture was not decoded'))));
  });
  return createImageBitmap(pixels);
}
