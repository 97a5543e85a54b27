import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cloud } from '@gable/local-cloud';
import sharp from 'sharp';
import * as z from 'zod';

const folder = join(import.meta.dirname, 'media');
const Entry = z.object({
  name: z.string(),
  kind: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});
export type DemoPicture = z.output<typeof Entry> & { readonly original: Buffer };

/** The pictures that were drawn for the demo, by name. */
export function readDemoPictures(): Map<string, DemoPicture> {
  return new Map(
    z
      .array(Entry)
      .parse(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')))
      .map((entry) => [
        entry.name,
        { ...entry, original: readFileSync(join(folder, entry.name, 'original.webp')) },
      ]),
  );
}

/** The name of the bucket that people upload to. */
export function findUploadBucket({ model }: Cloud): string {
  const bucket = model.buckets.find(({ notifies }) => notifies)?.name;
  if (bucket === undefined) throw new Error('No bucket takes uploads');
  return bucket;
}

/** Pixels of the picture in mails, some of whose programs show JPEG alone. */
const jpegWidth = 640;
/** Written last. */
const infoFile = 'info.json';

/**
 * Puts the encoded sizes of a picture where the marketplace keeps those of a file with these bytes, unless they are
 * there, so that the upload of the original finds them made. Drawing them on every first start would take minutes; no
 * call of the site takes them.
 */
export async function seedPicture(
  cloud: Cloud,
  { name, original, width, height, placeholder }: DemoPicture,
): Promise<void> {
  const bucket = findUploadBucket(cloud);
  const hash = createHash('sha256').update(original).digest('hex');
  if (cloud.services.objects.has(bucket, `media/${hash}/${infoFile}`)) return;
  const files = readdirSync(join(folder, name)).flatMap((file) => {
    const [, size, format] = /^(\d+)\.(avif|webp)$/.exec(file) ?? [];
    return size === undefined || format === undefined
      ? []
      : [{ file, variant: { width: Number(size), format } }];
  });
  const keep = (file: string, body: Buffer, contentType: string) =>
    cloud.services.objects.write(bucket, `media/${hash}/${file}`, body, {
      contentType,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  await Promise.all(
    files.map(({ file, variant }) =>
      keep(file, readFileSync(join(folder, name, file)), `image/${variant.format}`),
    ),
  );
  const jpeg = await sharp(join(folder, name, `${jpegWidth}.webp`))
    .jpeg()
    .toBuffer();
  await keep(`${jpegWidth}.jpeg`, jpeg, 'image/jpeg');
  const widths = [...new Set(files.map(({ variant }) => variant.width))].toSorted((a, b) => a - b);
  // Without a fingerprint: hundreds of homes of many owners show one drawing, which tells none of them apart.
  const info = { width, height, placeholder, waveFingerprint: null, widths, jpegWidth };
  await keep(infoFile, Buffer.from(JSON.stringify(info)), 'application/json');
}
