import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import type { DemoPicture } from '../picture-files.ts';
import type { Site } from '../site.ts';

const Form = z.object({ id: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
const Image = z.object({ status: z.enum(['uploading', 'ready', 'refused']) });

/** What a picture is to a listing. */
const toImageKind = (kind: string): string =>
  kind === 'plan' ? 'floor_plan' : kind === 'epc' ? 'epc' : 'photo';
/** About as long as an upload takes whose sizes are made already. */
const pauseMs = 500;

/** One seller's pictures: each is uploaded as the wizard does when a home first needs it. */
export function createAlbum(
  site: Site,
  token: string,
  pictures: ReadonlyMap<string, DemoPicture>,
): (name: string) => Promise<string> {
  const ids = new Map<string, Promise<string>>();
  return (name) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`The demo has no picture ${name}`);
    const id = ids.get(name) ?? uploadPicture(site, token, picture);
    ids.set(name, id);
    return id;
  };
}

async function uploadPicture(
  site: Site,
  token: string,
  { name, kind, original }: DemoPicture,
): Promise<string> {
  const file = { bytes: original, kind: toImageKind(kind), contentType: 'image/webp', name: `${name}.webp` };
  const id = await sendFile(site, token, file);
  await waitUntilReady(site, token, id);
  return id;
}

interface DemoFile {
  readonly bytes: Buffer;
  readonly kind: string;
  readonly contentType: string;
  readonly name: string;
}

/** Sends a file as a browser does. @returns its id; `ready` waits until it was looked at */
export async function sendFile(
  site: Site,
  token: string,
  { bytes, kind, contentType, name }: DemoFile,
): Promise<string> {
  const body = { kind, contentType, bytes: bytes.length };
  const { id, url, fields } = await site('/api/uploads', Form, { token, body });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const sent = await fetch(url, { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`The demo's file ${name} was refused: ${await sent.text()}`);
  return id;
}

export async function waitUntilReady(site: Site, token: string, id: string): Promise<void> {
  for (;;) {
    await setTimeout(pauseMs);
    const { status } = await site(`/api/uploads/${id}`, Image, { token });
    if (status === 'ready') return;
    if (status === 'refused') throw new Error(`The demo's file ${id} was refused`);
  }
}
