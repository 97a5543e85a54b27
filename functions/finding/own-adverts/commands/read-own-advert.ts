import { createHash } from 'node:crypto';
import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { fetchAdvertPage } from '../adapters/advert-fetcher.ts';
import { readHtml } from '../adapters/html-page.ts';
import { buildOwnAdvertInsert } from '../adapters/own-advert-repository.ts';
import { decodePage } from '../adapters/page-text.ts';
import { FetchRefusal, isOpenToStandIns } from '../adapters/public-fetch.ts';
import type { OwnAdvertView } from '../contract.ts';
import { toAdvertUrl } from '../domain/advert-address.ts';
import { advertLimits } from '../domain/advert-limits.ts';
import { type AdvertReading, saysHome } from '../domain/advert-reading.ts';
import { createAdvertRefusal } from '../domain/advert-refusals.ts';
import { createOwnAdvert } from '../domain/own-advert.ts';
import { readPage } from '../domain/read-page.ts';
import { readAdvertText } from '../domain/read-text.ts';
import { countSiteReading } from './count-site.ts';

/**
 * Reads the page of an advert and keeps where it was, what it was by a digest, and its pictures.
 * @throws 422 on `url` with the reason in words, 429 `too_many`
 */
export async function readAdvertPage(userId: UserId, typed: string): Promise<OwnAdvertView> {
  const asked = toAdvertUrl(typed, isOpenToStandIns());
  await countReading(userId);
  const { url, type, body } = await fetchPage(asked);
  const reading = readPage(readHtml(decodePage(body, type)), url.href);
  if (reading === 'several') throw createAdvertRefusal('several');
  if (!saysHome(reading)) throw createAdvertRefusal('nothing_found');
  return keepReading(userId, reading, { digest: toDigest(body), url: url.href, site: url.host });
}

/** Reads a pasted text. @throws 422 on `text`, 429 `too_many` */
export async function readPastedAdvert(userId: UserId, text: string): Promise<OwnAdvertView> {
  await countReading(userId);
  const reading = readAdvertText(text);
  if (!saysHome(reading))
    throw createFieldError(
      'text',
      'We found no price, bedrooms, kind of home or address in this text. Paste the whole advert with its heading.',
    );
  return keepReading(userId, reading, { digest: toDigest(text) });
}

async function fetchPage(url: URL) {
  try {
    return await fetchAdvertPage(url, {
      lookup: { isOpen: isOpenToStandIns() },
      countSite: countSiteReading,
    });
  } catch (error) {
    throw error instanceof FetchRefusal ? createAdvertRefusal(error.refusal) : error;
  }
}

interface Source {
  readonly digest: string;
  readonly url?: string;
  readonly site?: string;
}

async function keepReading(
  userId: UserId,
  { cells, features, pictures }: AdvertReading,
  source: Source,
): Promise<OwnAdvertView> {
  const advert = createOwnAdvert({ id: newId('adv'), userId, pictures: [...pictures], ...source }, now());
  await commit([buildOwnAdvertInsert(advert)]);
  const { id, url, site } = advert;
  return { id, url, site, cells: [...cells], features: [...features], pictures: [...pictures] };
}

const countReading = (userId: UserId) =>
  enforceLimit({
    key: `advert-reading#${userId}`,
    max: advertLimits.readingsPerDay,
    seconds: daySeconds,
    detail: `You’ve had ${advertLimits.readingsPerDay} adverts read today. Try again tomorrow, or fill in the steps yourself.`,
  });

const toDigest = (read: Buffer | string): string => createHash('sha256').update(read).digest('hex');
