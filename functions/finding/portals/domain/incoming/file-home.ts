import type * as z from 'zod';
import type { FactOrigin } from '../../../../listings/properties/domain/fact-origin.ts';
import type { KeyFacts } from '../../../../listings/properties/domain/key-facts.ts';
import type { Epc } from '../../../../listings/properties/domain/listing.ts';

/** What a file may say of a home, whatever its own names are. */
export type FileFact =
  | 'reference'
  | 'deal'
  | 'status'
  | 'houseNo'
  | 'line1'
  | 'line2'
  | 'town'
  | 'county'
  | 'postcode'
  /** Whatever its text: the house number isn’t to be shown. */
  | 'streetOnly'
  | 'price'
  | 'priceQualifier'
  | 'noOfBedrooms'
  | 'noOfBathrooms'
  | 'noOfReceptions'
  | 'propertyType'
  | 'tenure'
  | 'squareMetres'
  | 'squareFeet'
  | 'councilTaxBand'
  | 'newBuild'
  | 'description'
  | 'tour';

export interface FileCell {
  readonly text: string;
  /** For remarks: as the file names it, or as sellers do where its names are codes. */
  readonly column: string;
  /** How many characters the file has, where that is more than we read. */
  readonly uncut?: number;
}

/** A picture or document that a file names: a file beside it, or an address. */
export interface FileMedium {
  readonly kind: 'photo' | 'floor_plan' | 'epc';
  readonly name: string;
  readonly caption?: string | undefined;
}

/** What a file says in words that are ours already. */
export interface ToldFacts {
  readonly keyFacts: Partial<KeyFacts>;
  readonly epcCertificate?: z.input<typeof Epc> | undefined;
  readonly uprn?: string | undefined;
  /** How the file knows each, by our names of fields and key facts. */
  readonly origins: Readonly<Record<string, FactOrigin>>;
  /** What has no place in a draft, as the file has it. */
  readonly unread: readonly string[];
}

/** One home as a file has it, before anything of it is understood. */
export interface FileHome {
  /** Where it is in the file: `Row 3`, `Home 2`. */
  readonly at: string;
  /** Without empty ones. */
  readonly facts: ReadonlyMap<FileFact, FileCell>;
  /** Lines about the home that have no field of ours. */
  readonly features: readonly string[];
  readonly media: readonly FileMedium[];
  readonly told?: ToldFacts | undefined;
  /** What the file itself holds back. */
  readonly remarks?: readonly Remark[] | undefined;
  /** Why nothing of it is read. */
  readonly fault?: string | undefined;
}

/** Something of a home that was not taken over, or not whole. */
export interface Remark {
  readonly column: string;
  readonly text: string;
  /** Where to enter it instead; a page where it can be corrected at once leaves this out. */
  readonly advice?: string | undefined;
}

export interface FileContent {
  readonly homes: readonly FileHome[];
  /** What is wrong with the file as a whole. */
  readonly remarks: readonly string[];
}

/** A file that is not one of homes; its text is for the person who chose it. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** The most characters of a text that are read: what reads them takes much longer for much longer ones. */
export const mostRead = { description: 20_000, other: 1_000 } as const;

/** Facts without those that say nothing, cut to `mostRead`. */
export function createFacts(cells: Iterable<readonly [FileFact, FileCell]>): ReadonlyMap<FileFact, FileCell> {
  const facts = new Map<FileFact, FileCell>();
  for (const [fact, { text, column }] of cells) {
    const said = text.trim();
    // The first column of a fact wins: the second is its other unit or an older name.
    if (said !== '' && !facts.has(fact)) facts.set(fact, cutCell({ text: said, column }, fact));
  }
  return facts;
}

function cutCell({ text, column }: FileCell, fact: FileFact): FileCell {
  const most = fact === 'description' ? mostRead.description : mostRead.other;
  return text.length > most ? { text: text.slice(0, most), column, uncut: text.length } : { text, column };
}
