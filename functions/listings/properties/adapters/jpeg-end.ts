import sharp from 'sharp';

const endMarker = Buffer.from([0xff, 0xd9]);
const startOfScan = Buffer.from([0xff, 0xda]);

/**
 * A JPEG with its end marker, where only that is missing, as some cameras and programs leave it out. A picture
 * with a part missing stays as it is.
 */
export async function completeJpeg(bytes: Buffer): Promise<Buffer> {
  if (bytes.lastIndexOf(endMarker) > bytes.lastIndexOf(startOfScan)) return bytes;
  const complete = Buffer.concat([bytes, endMarker]);
  try {
    // A warning means that the decoder had to make up a part.
    await sharp(complete, { failOn: 'warning', sequentialRead: true }).stats();
    return complete;
  } catch {
    return bytes;
  }
}
