import type { FileMedium } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import type { Draft } from '../../../entities/own-home/api.ts';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { describeUnsuitableFile } from '../../../lib/upload-files.ts';
import { type Image, uploadImage } from '../../../lib/upload.ts';
import { type DraftData, sell } from '../api.ts';
import { findPlace } from './find-place.ts';
import { type HomeFiles, listPaths } from './home-zip.ts';
import type { HomeFileFormat, HomeFileReading } from './read-home-file.ts';

/** What has been done for a home; a second try goes on from here, so that nothing is made twice. */
export interface DraftAttempt {
  readonly key: string;
  place?: Pick<DraftData, 'houseNo' | 'address'>;
  readonly sent: Map<FileMedium, Image['id']>;
  /** Why a file was not taken. */
  readonly refused: Map<FileMedium, string>;
}

export function createAttempt(): DraftAttempt {
  return { key: createIdempotencyKey(), sent: new Map(), refused: new Map() };
}

interface Work {
  readonly home: IncomingHome;
  readonly media: readonly FileMedium[];
  readonly files: HomeFiles;
  readonly format: HomeFileReading['format'];
  readonly unpack: HomeFileReading['unpack'];
  /** Told the number of files that are through. */
  readonly onSent: (done: number) => void;
}

/** Uploads the files of a home, then creates its draft with them: a failure leaves no draft that is half made. */
export async function createDraftOf(work: Work, attempt: DraftAttempt): Promise<Draft> {
  await sendFiles(work, attempt);
  attempt.place ??= await findPlace(work.home);
  const data = {
    ...work.home.facts,
    ...attempt.place,
    ...toMediaData(work.media, (medium) => attempt.sent.get(medium)),
  };
  const source = toFileSource(work.home, work.format);
  return sell.createDraft({ body: { data, ...(source && { source }) }, key: attempt.key });
}

const longestReference = 100;
/** What the file calls a home, in the signs that a draft keeps; undefined where that is no name. */
export function toFileSource(
  { reference, origins }: Pick<IncomingHome, 'reference' | 'origins'>,
  format: HomeFileFormat,
) {
  const line = reference?.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line && line.length <= longestReference
    ? { format, reference: line, ...(origins && { origins }) }
    : undefined;
}

const atOnce = 3;

async function sendFiles({ media, files, unpack, onSent }: Work, attempt: DraftAttempt): Promise<void> {
  const { sent, refused } = attempt;
  const queue = media.filter((medium) => !sent.has(medium) && !refused.has(medium));
  if (queue.length === 0) return;
  const contents = await unpack(new Set(queue.flatMap(({ name }) => listPaths(name, files))));
  const stop = new AbortController();
  const sendNext = async (): Promise<void> => {
    const medium = queue.shift();
    if (!medium || stop.signal.aborted) return;
    const bytes = contents.get(listPaths(medium.name, files)[0] ?? '');
    await sendFile({ medium, bytes, signal: stop.signal }, attempt);
    onSent(sent.size + refused.size);
    await sendNext();
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext));
  } catch (error) {
    stop.abort();
    throw error;
  }
}

interface FileSend {
  readonly medium: FileMedium;
  readonly bytes: Uint8Array | undefined;
  readonly signal: AbortSignal;
}

/** @throws what is no fault of the file, such as a lost connection: a second try goes on from here */
async function sendFile({ medium, bytes, signal }: FileSend, { sent, refused }: DraftAttempt): Promise<void> {
  const file = new File([new Uint8Array(bytes ?? [])], medium.name, { type: findType(medium.name) });
  const unsuitable = describeUnsuitableFile(file, medium.kind);
  if (unsuitable) {
    refused.set(medium, unsuitable);
    return;
  }
  try {
    const image = await uploadImage(file, { kind: medium.kind, signal, onProgress: () => undefined });
    if (image.status === 'refused') refused.set(medium, image.reason ?? 'This file was refused.');
    else sent.set(medium, image.id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refused.set(medium, describeError(error));
  }
}

/** Whether something is wrong with the file itself: too large, or nothing that can be read. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 413 || error.status === 422);

const typesOfEndings: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
};
const findType = (name: string): string => typesOfEndings[/[^.]*$/.exec(name.toLowerCase())?.[0] ?? ''] ?? '';

/** What of a draft the files are that went up for it. */
export function toMediaData(
  media: readonly FileMedium[],
  findSent: (medium: FileMedium) => Image['id'] | undefined,
): Partial<DraftData> {
  const chosen = media.flatMap((medium) => {
    const id = findSent(medium);
    return id === undefined ? [] : [{ kind: medium.kind, picture: { id, ...toAlt(medium) } }];
  });
  const photos = chosen.filter(({ kind }) => kind === 'photo').map(({ picture }) => picture);
  const plan = chosen.find(({ kind }) => kind === 'floor_plan')?.picture;
  const certificate = chosen.find(({ kind }) => kind === 'epc')?.picture;
  return {
    ...(photos.length > 0 && { images: photos }),
    ...(plan && { floorPlan: plan }),
    ...(certificate && { epcCertificate: { status: 'uploaded', image: certificate } }),
  };
}

const longestAlt = 160;
const toAlt = ({ caption }: FileMedium): { alt?: string } =>
  caption === undefined
    ? {}
    : {
        alt: caption
          .replaceAll(/[\p{C}\s]+/gu, ' ')
          .trim()
          .slice(0, longestAlt),
      };

/** Why a draft wasn't created, with the fields that the server refuses and the page itself didn't find wrong. */
export function describeDraftFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return describeError(error);
  const texts = Object.values(error.errors).flat();
  return [describeError(error), ...texts.filter((text) => text !== error.detail)].join(' ');
}
