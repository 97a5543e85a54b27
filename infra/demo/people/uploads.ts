import { setTimeout } from 'node:timers/promises';
import type { Cloud } from '@gable/local-cloud';
import * as z from 'zod';
import { type DemoPicture, findUploadBucket, seedPicture } from '../picture-files.ts';
import type { Site } from '../site.ts';

const Form = z.object({ id: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
const Image = z.object({ status: z.enum(['uploading', 'ready', 'refused']) });

/** What a picture is to a listing. */
const toImageKind = (kind: string): string =>
  kind === 'plan' ? 'floor_plan' : kind === 'epc' ? 'epc' : 'photo';
const pauseMs = 500;
const briefPauseMs = 50;

/** One person's pictures. */
export interface Album {
  /** Uploads a picture as the wizard does when a home first needs it; resolves with its id. */
  readonly add: (name: string) => Promise<string>;
  /** Resolves once all of them were looked at, so that they can be shown. */
  readonly settle: () => Promise<void>;
}

export interface AlbumWorld {
  readonly site: Site;
  readonly cloud: Cloud;
  readonly pictures: ReadonlyMap<string, DemoPicture>;
}

export function createAlbum({ site, cloud, pictures }: AlbumWorld, token: string): Album {
  const bucket = findUploadBucket(cloud);
  const ids = new Map<string, Promise<string>>();
  const waiting = new Set<string>();
  const send = async (name: string) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`The demo has no picture ${name}`);
    await seedPicture(cloud, picture);
    const { original: bytes, kind } = picture;
    const file = { bytes, kind: toImageKind(kind), contentType: 'image/webp', name: `${name}.webp` };
    const id = await sendFile(site, token, file);
    waiting.add(id);
    return id;
  };
  return {
    add(name) {
      const id = ids.get(name) ?? send(name);
      ids.set(name, id);
      return id;
    },
    async settle() {
      // An original is deleted once the picture is ready. Asking the site for each cost as much as its upload.
      for (const id of waiting) {
        while (cloud.services.objects.has(bucket, `uploads/${id}`)) await setTimeout(briefPauseMs);
        waiting.delete(id);
      }
    },
  };
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
  const { id, url, fields } = await site('/api/uploads', Form, { token, body, isRepeatable: true });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const sent = await fetch(url, { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`The demo's file ${name} was refused: ${await sent.text()}`);
  return id;
}

export async function waitUntilReady(site: Site, token: string, id: string): Promise<void> {
  for (;;) {
    const { status } = await site(`/api/uploads/${id}`, Image, { token });
    if (status === 'ready') return;
    if (status === 'refused') throw new Error(`The demo's file ${id} was refused`);
    await setTimeout(pauseMs);
  }
}
