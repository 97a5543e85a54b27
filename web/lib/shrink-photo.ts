/** The longest side in pixels: a third more than the widest picture that the site makes. */
const maxSide = 2_560;
const maxBytes = 1_500_000;
/** A smaller file is sent sooner than it is drawn again. */
const smallBytes = 200_000;
const qualities = [0.85, 0.75, 0.6, 0.45] as const;
const drawnTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Photos are drawn one after the other: each holds its pixels in memory. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is sent: upright, its longest side 2,560 pixels, without metadata and in the colours of the web,
 * to which the server converts every picture. The photo itself where it is small already, where the browser
 * cannot draw it, or where the drawing would be larger.
 */
export function shrinkPhoto(photo: File, signal: AbortSignal): Promise<File> {
  if (!drawnTypes.has(photo.type) || photo.size <= smallBytes) return Promise.resolve(photo);
  const drawn = previous.then(() => (signal.aborted ? photo : drawSmaller(photo).catch(() => photo)));
  previous = drawn;
  return drawn;
}

async function drawSmaller(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    if (scale === 1 && photo.size <= maxBytes) return photo;
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return photo;
    // A JPEG is not transparent; the pages show such pictures on white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const encoded = await encodeWithin(canvas);
    return encoded.size < photo.size
      ? new File([encoded], photo.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' })
      : photo;
  } finally {
    picture.close();
  }
}

/** The best quality that takes no longer than a few seconds to send, or the lowest. */
async function encodeWithin(canvas: OffscreenCanvas): Promise<Blob> {
  const [best, ...lower] = qualities;
  let encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality: best });
  for (const quality of lower) {
    if (encoded.size <= maxBytes) break;
    // oxlint-disable-next-line no-await-in-loop -- each quality is tried only where the better one is too large
    encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  return encoded;
}
