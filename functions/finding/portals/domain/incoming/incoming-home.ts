import type * as z from 'zod';
import { formatPostcode, isPostcode } from '../../../../../events/postcode.ts';
import { formatCount } from '../../../../kernel/counts.ts';
import { formatFirstLine } from '../../../../listings/properties/domain/address.ts';
import type { DraftInput } from '../../../../listings/properties/domain/listing.ts';
import {
  type FileFact,
  type FileHome,
  type FileMedium,
  mostRead,
  type Remark,
  type ToldFacts,
} from './file-home.ts';
import { isRent } from './file-numbers.ts';
import { isLetting } from './file-words.ts';
import { splitHouse } from './house-line.ts';
import { shorten } from './plain-text.ts';
import { readFacts } from './read-facts.ts';

type Facts = Omit<z.input<typeof DraftInput>, 'address' | 'images' | 'floorPlan'>;

/** A home of a file as its draft begins; what the file doesn’t say is missing. */
export interface IncomingHome {
  readonly at: string;
  /** The source’s own name for it. */
  readonly reference: string | undefined;
  readonly title: string;
  readonly facts: Facts;
  /** The address as the file has it; its place on the map has to be found. */
  readonly lines: {
    readonly line1?: string;
    readonly line2?: string;
    readonly town?: string;
    readonly county?: string;
  };
  /** The number of its address in the national register, where the file has it. */
  readonly uprn?: string | undefined;
  /** How the file knows its facts, by the names of our fields. */
  readonly origins?: ToldFacts['origins'] | undefined;
  /** What of the file has no place in a draft. */
  readonly unread?: readonly string[] | undefined;
  readonly media: readonly FileMedium[];
  readonly remarks: readonly Remark[];
  /** Why it can’t become a draft. */
  readonly refusal: string | undefined;
}

/** What a home of a file becomes, and in the seller’s words what doesn’t. */
export function toIncomingHome(home: FileHome): IncomingHome {
  const { at, facts, media, told } = home;
  const textOf = (fact: FileFact) => facts.get(fact)?.text ?? '';
  const address = readAddress(home);
  const read = readFacts(home);
  const { houseNo, lines, postcode } = address;
  const reference = facts.get('reference')?.text;
  const street = lines.line1 && (houseNo ? formatFirstLine(houseNo, lines.line1) : lines.line1);
  return {
    at,
    reference,
    title: [street ?? houseNo, lines.town ?? postcode].filter(Boolean).join(', ') || (reference ?? at),
    facts: {
      ...read.facts,
      ...addTold(read.facts, told),
      ...(houseNo && { houseNo }),
      ...(postcode && { postcode }),
    },
    lines,
    ...(told && { uprn: told.uprn, origins: told.origins, unread: told.unread }),
    media,
    remarks: [...(home.remarks ?? []), ...listCuts(home), ...address.remarks, ...read.remarks],
    refusal: home.fault ?? findRefusal(textOf('deal'), textOf('status'), textOf('price')),
  };
}

/** What the file says in our words, beside what was read of its own. */
function addTold({ keyFacts }: Pick<Facts, 'keyFacts'>, told: ToldFacts | undefined): Partial<Facts> {
  if (!told) return {};
  const all = { ...keyFacts, ...told.keyFacts };
  return {
    ...(Object.keys(all).length > 0 && { keyFacts: all }),
    ...(told.epcCertificate && { epcCertificate: told.epcCertificate }),
  };
}

/** The description says itself how much of it is taken. */
function listCuts({ facts }: FileHome): Remark[] {
  return [...facts].flatMap(([fact, { column, uncut }]) =>
    uncut === undefined || fact === 'description'
      ? []
      : [
          {
            column,
            text: `The text has ${formatCount(uncut)} characters. We read the first ${formatCount(mostRead.other)}.`,
          },
        ],
  );
}

function findRefusal(deal: string, status: string, price: string): string | undefined {
  // “Let agreed” is 5 in a BLM file.
  if (isLetting(deal) || isRent(price) || status === '5' || /\b(let|leased)\b/i.test(status))
    return 'This home is to let. Gable is for homes for sale.';
  if (/^(sold|completed|deleted)$/i.test(status)) return 'The file says that this home is sold.';
  return undefined;
}

const longestLine = 80;
const longestHouse = 40;
/** The signs of British addresses, as the address of a draft takes them. */
const addressSigns = /^[\p{L}\p{M}\p{N} '‘’\-–.,/&()#:]*$/u;

function readAddress({ facts }: FileHome) {
  const remarks: Remark[] = [];
  const textOf = (fact: FileFact) => facts.get(fact)?.text.replaceAll(/\s+/g, ' ') ?? '';
  const take = (fact: FileFact, text: string, max: number): string | undefined => {
    if (text.length <= max && addressSigns.test(text)) return text || undefined;
    remarks.push({
      column: facts.get(fact)?.column ?? '',
      text: `“${shorten(text)}” is too long or has signs that addresses don’t have.`,
      advice: 'Type it in step 1.',
    });
    return undefined;
  };
  const house = splitHouse({ houseNo: textOf('houseNo'), line1: textOf('line1'), line2: textOf('line2') });
  const line1 = take('line1', house.line1, longestLine);
  const line2 = take('line2', house.line2, longestLine);
  const town = take('town', textOf('town'), longestLine);
  const county = take('county', textOf('county'), longestLine);
  const postcode = textOf('postcode');
  if (postcode !== '' && !isPostcode(postcode))
    remarks.push({
      column: facts.get('postcode')?.column ?? '',
      text: `“${shorten(postcode)}” isn’t a full UK postcode.`,
    });
  return {
    houseNo: take(facts.has('houseNo') ? 'houseNo' : 'line1', house.houseNo, longestHouse),
    postcode: isPostcode(postcode) ? formatPostcode(postcode) : undefined,
    lines: {
      ...(line1 && { line1 }),
      ...(line2 && { line2 }),
      ...(town && { town }),
      ...(county && { county }),
    },
    remarks,
  };
}
