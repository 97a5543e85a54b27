import sharp from 'sharp';

/** A picture of blocks with brightness from a seed, as wide as a photo has to be; encoding takes time per pixel. */
export async function createBlockPicture(
  seed: number,
  { width = 820, height = 310, quality = 85 } = {},
): Promise<Buffer> {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const rects = Array.from({ length: 72 }, (_, index) => {
    const grey = Math.round(next() * 255);
    const [x, y] = [(index % 9) * 90, Math.floor(index / 9) * 78];
    return `<rect x="${x}" y="${y}" width="91" height="79" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 810 624" preserveAspectRatio="none" width="${width}" height="${height}">${rects.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality }).toBuffer();
}
