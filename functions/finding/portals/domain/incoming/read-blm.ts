import { blmNames } from './blm-names.ts';
import {
  createFacts,
  type FileContent,
  type FileFact,
  FileFault,
  type FileHome,
  type FileMedium,
} from './file-home.ts';

/** The signs that end a field and a row. */
interface Marks {
  readonly field: string;
  readonly row: string;
}

/** The columns that have a fact of ours, and what sellers call it; the address is put together from several. */
const columns: Readonly<Record<string, readonly [fact: FileFact, name: string]>> = {
  AGENT_REF: ['reference', 'Reference'],
  TRANS_TYPE_ID: ['deal', 'Sale or let'],
  STATUS_ID: ['status', 'Status'],
  TOWN: ['town', 'Town'],
  COUNTY: ['county', 'County'],
  PRICE: ['price', 'Price'],
  PRICE_QUALIFIER: ['priceQualifier', 'Price qualifier'],
  BEDROOMS: ['noOfBedrooms', 'Bedrooms'],
  BATHROOMS: ['noOfBathrooms', 'Bathrooms'],
  LIVING_ROOMS: ['noOfReceptions', 'Reception rooms'],
  PROP_SUB_ID: ['propertyType', 'Property type'],
  TENURE_TYPE_ID: ['tenure', 'Tenure'],
  COUNCIL_TAX_BAND: ['councilTaxBand', 'Council tax band'],
  NEW_HOME_FLAG: ['newBuild', 'New build'],
  MEDIA_VIRTUAL_TOUR_00: ['tour', 'Video or tour'],
  DESCRIPTION: ['description', 'Description'],
  SUMMARY: ['description', 'Summary'],
};

type Fields = ReadonlyMap<string, string>;

/**
 * The homes of a BLM file, version 3. The file declares its own delimiters; the last one of a row may be missing, and
 * a row’s mark inside a text doesn’t end the row.
 * @throws FileFault for another kind of file
 */
export function readBlm(text: string): FileContent {
  const definition = findSection(text, '#DEFINITION#');
  const data = findSection(text, '#DATA#');
  if (definition === undefined || data === undefined)
    throw new FileFault(
      'This isn’t a BLM file, or half of it is missing: it has no #DEFINITION# or no #DATA#.',
    );
  const header = findSection(text, '#HEADER#') ?? '';
  const marks = { field: readMark(header, 'EOF') ?? '^', row: readMark(header, 'EOR') ?? '~' };
  const names = splitFields(definition.split(marks.row)[0] ?? '', marks).map((name) =>
    name.trim().toUpperCase(),
  );
  const homes = joinCutRows(data, names.length, marks).map((fields, at) => toFileHome(fields, names, at + 1));
  const promised = Number(/^\s*Property Count\s*:\s*(\d+)/im.exec(header)?.[1] ?? homes.length);
  return {
    homes,
    remarks: [
      ...(text.includes('#END#') ? [] : ['The file ends without #END#, so its end may be missing.']),
      ...(promised === homes.length
        ? []
        : [`The file says that it has ${promised} homes. We found ${homes.length}.`]),
    ],
  };
}

/** What follows a heading, up to the next one: a text may contain the words of a heading, but no line of them. */
function findSection(text: string, heading: string): string | undefined {
  const start = new RegExp(`^[ \\t]*${heading}`, 'm').exec(text);
  if (!start) return undefined;
  const rest = text.slice(start.index + start[0].length);
  const end = /^[ \t]*#(?:HEADER|DEFINITION|DATA|END)#/m.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
}

/** `EOF : '^'`; some programs leave the quotes out. */
function readMark(header: string, name: 'EOF' | 'EOR'): string | undefined {
  const line = new RegExp(`^[ \\t]*${name}[ \\t]*:[ \\t]*(\\S+)`, 'm').exec(header);
  return line?.[1]?.replaceAll(/^['"]|['"]$/g, '');
}

/** The fields of a row; the mark after the last one may be missing. */
function splitFields(row: string, { field }: Marks): string[] {
  const fields = row.split(field);
  return fields.length > 1 && fields.at(-1)?.trim() === '' ? fields.slice(0, -1) : fields;
}

/** The rows, with those joined again that a row’s mark in a text has cut. */
function joinCutRows(data: string, width: number, marks: Marks): string[][] {
  const parts = data.split(marks.row).filter((part) => part.trim() !== '');
  const rows: string[][] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    let [joined, last] = [part, at];
    while (splitFields(joined, marks).length < width && last + 1 < parts.length) {
      last += 1;
      joined += `${marks.row}${parts[last] ?? ''}`;
    }
    const isWhole = splitFields(joined, marks).length === width;
    rows.push(splitFields(isWhole ? joined : part, marks));
    if (isWhole) at = last;
  }
  return rows;
}

function toFileHome(values: readonly string[], names: readonly string[], row: number): FileHome {
  const at = `Row ${row}`;
  const fields = new Map(names.map((name, place) => [name, (values[place] ?? '').trim()] as const));
  const home = { at, facts: toCells(fields), features: listFeatures(fields), media: listMedia(fields) };
  if (values.length > names.length)
    return {
      ...home,
      fault: `This row has ${values.length} fields in place of ${names.length}: one of its texts contains the sign that ends a field, so we can’t tell which is which.`,
    };
  return home;
}

function toCells(fields: Fields): FileHome['facts'] {
  const [street, more] = splitAddress(fields);
  const postcode = `${fields.get('POSTCODE1') ?? ''} ${fields.get('POSTCODE2') ?? ''}`;
  return createFacts([
    ['line1', { column: 'Street', text: street }],
    ['line2', { column: 'Area or village', text: more }],
    ['postcode', { column: 'Postcode', text: postcode }],
    ...Object.entries(columns).map(([name, [fact, column]]) => {
      const text = fields.get(name) ?? '';
      return [fact, { column, text: blmNames[name]?.[text] ?? text }] as const;
    }),
  ]);
}

/** The first line of the address and those after it; the town may be one of them and has a column of its own. */
function splitAddress(fields: Fields): readonly [first: string, more: string] {
  const [first = '', ...others] = [1, 2, 3].map((line) => fields.get(`ADDRESS_${line}`) ?? '');
  const town = (fields.get('TOWN') ?? '').toLowerCase();
  return [first, others.filter((line) => line !== '' && line.toLowerCase() !== town).join(', ')];
}

function listFeatures(fields: Fields): string[] {
  return [...fields]
    .filter(([name, value]) => /^FEATURE\d+$/.test(name) && value !== '')
    .map(([, value]) => value);
}

/** From this number on, images are certificates and documents energy certificates. */
const firstCertificate = 60;

function listMedia(fields: Fields): FileMedium[] {
  return [...fields].flatMap(([column, name]): FileMedium[] => {
    const [, kind = '', digits = ''] = /^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT)_(\d+)$/.exec(column) ?? [];
    if (name === '' || kind === '') return [];
    const caption = fields.get(`MEDIA_${kind}_TEXT_${digits}`) || undefined;
    if (kind === 'FLOOR_PLAN') return [{ kind: 'floor_plan', name }];
    if (kind === 'DOCUMENT') return isCertificate(caption) ? [{ kind: 'epc', name }] : [];
    if (Number(digits) < firstCertificate) return [{ kind: 'photo', name, caption }];
    return isCertificate(caption) ? [{ kind: 'epc', name }] : [];
  });
}

const isCertificate = (caption: string | undefined): boolean => /\bepc\b/i.test(caption ?? '');
