import * as z from 'zod';
import type { Cloud } from '../cloud.ts';
import type { DemoPicture } from './pictures-in.ts';
import { inParallel, type Site } from './site.ts';

const Form = z.object({ id: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
const Image = z.object({ status: z.enum(['uploading', 'ready', 'refused']) });

/** What a picture is to a listing. */
const kindOf = (kind: string): string => (kind === 'plan' ? 'floor_plan' : kind === 'epc' ? 'epc' : 'photo');

/** Uploads pictures for one seller as the wizard does, and gives each one's id by its name. */
export async function uploadAll(
  site: Site,
  cloud: Cloud,
  token: string,
  pictures: readonly DemoPicture[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  await inParallel(pictures, 6, async ({ name, kind, original }) => {
    const { id, url, fields } = await site('/api/uploads', Form, {
      token,
      body: { kind: kindOf(kind), contentType: 'image/webp', bytes: original.length },
    });
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(original)]), `${name}.webp`);
    const sent = await fetch(url, { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`The demo's picture ${name} was refused: ${await sent.text()}`);
    ids.set(name, id);
  });
  await cloud.idle();
  const [last] = [...ids.values()].slice(-1);
  if (last !== undefined) {
    const { status } = await site(`/api/uploads/${last}`, Image, { token });
    if (status !== 'ready') throw new Error(`The demo's pictures are ${status}`);
  }
  return ids;
}
