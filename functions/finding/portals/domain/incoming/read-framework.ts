import { FrameworkFault } from '../../../../deals/sale-packs/domain/trust-framework/incoming/framework-node.ts';
import {
  type FrameworkReading,
  readFrameworkFile,
} from '../../../../deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import type { ListingWord } from '../../../../deals/sale-packs/domain/trust-framework/incoming/read-listing.ts';
import { namePointer } from '../../../../deals/sale-packs/domain/trust-framework/incoming/unread-values.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import {
  createFacts,
  type FileContent,
  type FileFact,
  FileFault,
  type FileHome,
  type Remark,
  type ToldFacts,
} from './file-home.ts';
import { shorten } from './plain-text.ts';

/** The words of the framework that are read as those of other files are, and what of a draft they become. */
const cells = {
  houseNo: ['House name or number', 'address'],
  line1: ['Street', 'address'],
  line2: ['Area or village', 'address'],
  town: ['Town', 'address'],
  postcode: ['Postcode', 'address'],
  price: ['Price', 'price'],
  priceQualifier: ['Price type', 'priceQualifier'],
  propertyType: ['Type of home', 'propertyType'],
  tenure: ['Tenure', 'tenure'],
  noOfBedrooms: ['Bedrooms', 'noOfBedrooms'],
  noOfBathrooms: ['Bathrooms', 'noOfBathrooms'],
  noOfReceptions: ['Reception rooms', 'noOfReceptions'],
  squareMetres: ['Floor area', 'floorAreaSqm'],
  squareFeet: ['Floor area', 'floorAreaSqm'],
  newBuild: ['New build', 'newBuild'],
  description: ['Description', 'description'],
} as const satisfies Partial<Record<ListingWord & FileFact, readonly [column: string, becomes: string]>>;
type Cell = keyof typeof cells;
const cellNames = Object.keys(cells).filter((name): name is Cell => name in cells);

/**
 * The home of a file of the Property Data Trust Framework.
 * @throws FileFault for another kind of file, or another series of the framework
 */
export function readFramework(
  text: string,
  when: { readonly savedAt: Date; readonly now: Date },
): FileContent {
  const reading = read(text, when);
  return { homes: [toFileHome(reading)], remarks: listFileRemarks(reading) };
}

function read(text: string, when: { readonly savedAt: Date; readonly now: Date }): FrameworkReading {
  try {
    return readFrameworkFile(text, when);
  } catch (error) {
    if (error instanceof FrameworkFault) throw new FileFault(error.message);
    throw error;
  }
}

function toFileHome(reading: FrameworkReading): FileHome {
  const { reference, status, listing } = reading;
  const { words } = listing;
  const facts = createFacts([
    ['reference', { column: 'Reference', text: reference ?? nameHome(words) }],
    ['status', { column: 'Status', text: toStatus(status) }],
    ...cellNames.map((name) => [name, { column: cells[name][0], text: words[name] ?? '' }] as const),
  ]);
  return {
    at: 'Home 1',
    facts,
    features: [],
    media: [],
    told: toTold(reading),
    remarks: listRemarks(reading),
  };
}

/** What a file calls a home whose maker gave it no name. */
const nameHome = ({ uprn, line1, postcode }: FrameworkReading['listing']['words']): string =>
  uprn === undefined ? [line1, postcode].filter(Boolean).join(', ') : `UPRN ${uprn}`;

/** A home whose contracts are exchanged has a buyer. */
const toStatus = (status: string | undefined): string =>
  status === 'Contracts exchanged' ? 'Sold subject to contract' : (status ?? '');

function toTold({ listing, keyFacts, unread }: FrameworkReading): ToldFacts {
  const { words, originOf } = listing;
  const epcCertificate = toCertificate(words);
  const said = cellNames.filter((name) => words[name] !== undefined);
  return {
    keyFacts: keyFacts.facts,
    epcCertificate,
    uprn: /^\d{1,12}$/.test(words.uprn ?? '') ? words.uprn : undefined,
    origins: {
      ...Object.fromEntries(said.map((name) => [cells[name][1], originOf(name)] as const)),
      ...Object.fromEntries(keyFacts.origins),
      ...(epcCertificate && { epcCertificate: originOf('certificateNumber') }),
    },
    unread: unread.map(({ name, value }) => `${name}: ${shorten(value)}`),
  };
}

const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** `1234-1234-1234-1234-1234`; a certificate without its number can't be found on the register. */
function toCertificate({
  certificateNumber,
  rating,
}: FrameworkReading['listing']['words']): ToldFacts['epcCertificate'] {
  const digits = certificateNumber?.replaceAll(/\D/g, '') ?? '';
  if (digits.length !== 20) return undefined;
  const known = ratings.find((each) => each === rating);
  return {
    status: 'found',
    certificateNumber: digits.replaceAll(/\d{4}(?=\d)/g, '$&-'),
    ...(known && { rating: known }),
  };
}

function listRemarks({ doubts, listing: { words }, answers, hasPeople }: FrameworkReading): Remark[] {
  const { certificateNumber, rating } = words;
  const isCertificateRead = toCertificate(words) !== undefined;
  return [
    ...doubts
      .filter(({ asks }) => asks === 'listing')
      .map(({ pointer, said, why }) => ({
        column: namePointer(pointer),
        text: `“${shorten(said)}”.`,
        advice: why,
      })),
    ...(isCertificateRead || (certificateNumber ?? rating) === undefined
      ? []
      : [
          {
            column: 'Energy certificate',
            text: `“${shorten([certificateNumber, rating].filter(Boolean).join(', '))}” has no number of 20 digits.`,
            advice: 'Add the certificate in step 6.',
          },
        ]),
    ...(hasPeople
      ? [{ column: 'People', text: 'We take no names, addresses or phone numbers of people from a file.' }]
      : []),
    ...(answers.length > 0
      ? [
          {
            column: 'Sale-ready pack',
            text: `The file has ${formatCounted(answers.length, 'answer')} for it.`,
            advice:
              'Once the home is on sale with Plus or Premium, choose the file again on the pack’s page.',
          },
        ]
      : []),
  ];
}

function listFileRemarks({ listing: { words } }: FrameworkReading): string[] {
  if (words.nation !== 'Scotland' && words.nation !== 'Northern Ireland') return [];
  return [
    `The framework asks what the law of England and Wales asks, and this home is in ${words.nation}. Check each fact before you keep it.`,
  ];
}
