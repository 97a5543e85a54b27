import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A drawing like a house front: edges and surfaces, so that it compresses as photos do. */
export function drawHouseFront(width: number, height: number, colour = '#a3593b'): Sharp {
  const windows = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [(index % 4) * 22 + 8, Math.floor(index / 4) * 28 + 12];
    return `<rect x="${x}%" y="${y}%" width="12%" height="16%" fill="#dfe8ef" stroke="#fff" stroke-width="6"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>${windows.join('')}</svg>`;
  return sharp(Buffer.from(drawing));
}

interface PhotoOptions {
  width?: number;
  height?: number;
  orientation?: number;
  colour?: string;
}
const cachedPhotos = new Map<string, Promise<Buffer>>();

/**
 * A JPEG as a phone sends it, with the location in its metadata. Of low height, because encoding takes time
 * per pixel.
 */
export function createPhoto(shot: PhotoOptions = {}): Promise<Buffer> {
  const key = JSON.stringify(shot);
  const bytes = cachedPhotos.get(key) ?? encodePhoto(shot);
  cachedPhotos.set(key, bytes);
  return bytes;
}

const encodePhoto = ({
  width = 820,
  height = 300,
  orientation = 1,
  colour = '#a3593b',
}: PhotoOptions): Promise<Buffer> =>
  drawHouseFront(width, height, colour)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Camera', Software: 'GPSPosition' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .jpeg({ quality: 85 })
    .toBuffer();

let plainPhoto: Promise<Buffer> | undefined;

/**
 * A JPEG that darkens from one side to the other, like a wall: too plain to be compared with other homes' photos, which
 * are two calls at each change of a home.
 */
export function createPlainPhoto(): Promise<Buffer> {
  const shade =
    '<svg xmlns="http://www.w3.org/2000/svg" width="820" height="300"><linearGradient id="shade"><stop stop-color="#eee"/><stop offset="1" stop-color="#333"/></linearGradient><rect width="820" height="300" fill="url(#shade)"/></svg>';
  plainPhoto ??= sharp(Buffer.from(shade)).jpeg({ quality: 85 }).toBuffer();
  return plainPhoto;
}

/** A PNG of one colour. */
export function createFlatPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a3593b' } })
    .png()
    .toBuffer();
}

/** A PNG of fifty kilobytes with 400 million pixels. */
export function createHugePng(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', rows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export const pdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj',
    ...Array.from({ length: 50 }, (_, index) => `${index + 4} 0 obj <<>> endobj`),
    'trailer <</Size 54/Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n'),
);
