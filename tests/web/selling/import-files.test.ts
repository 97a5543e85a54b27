import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FileFault } from '../../../functions/finding/portals/domain/incoming/file-home.ts';
import { toIncomingHome } from '../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { csvColumns } from '../../../web/features/selling/import/csv-columns.ts';
import { fileLimits } from '../../../web/features/selling/import/file-limits.ts';
import {
  createHomeFiles,
  listPaths,
  toPath,
  unpackFiles,
} from '../../../web/features/selling/import/home-zip.ts';
import { pickMedia } from '../../../web/features/selling/import/pick-media.ts';
import { readCsv } from '../../../web/features/selling/import/read-csv.ts';
import { byteOrderMark, writeCsv } from '../../../web/lib/csv.ts';
import { decodeText } from '../../../web/lib/decode-text.ts';

describe('decodeText', () => {
  const text = '“Café” £450,000 – 84 m²';
  const latin = Uint8Array.from(text, (sign) => windows.get(sign) ?? sign.charCodeAt(0));
  const toUtf16 = (isBig: boolean) =>
    Uint8Array.from(
      Array.from(text).flatMap((sign) => {
        const code = sign.charCodeAt(0);
        const pair = [code & 255, code >> 8];
        return isBig ? pair.toReversed() : pair;
      }),
    );
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(byteOrderMark + text)],
    ['Windows-1252', latin],
    ['UTF-16, little end first', Uint8Array.from([0xff, 0xfe, ...toUtf16(false)])],
    ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, ...toUtf16(true)])],
    ['UTF-16 without a mark', toUtf16(false)],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(text));
});
const windows = new Map([
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
]);

describe('readCsv', () => {
  const read = (text: string) => readCsv(text).homes.map(toIncomingHome);

  test('reads our own template without a remark', () => {
    const template = writeCsv([
      csvColumns.map(({ heading }) => heading),
      csvColumns.map(({ example }) => example),
    ]);
    expect(readCsv(template).remarks).toEqual([]);
    const [home] = read(template);
    expect(home).toMatchObject({
      at: 'Row 2',
      reference: 'OAK14',
      title: '14 Oak Road, Leeds',
      remarks: [],
      refusal: undefined,
      facts: {
        postcode: 'LS6 3HN',
        price: 325_000,
        priceQualifier: 'offers_over',
        propertyType: 'terraced',
        tenure: 'freehold',
        floorAreaSqm: 84,
        features: ['fireplace', 'double_glazing'],
        newBuild: false,
      },
    });
    expect(home?.media).toEqual([
      { kind: 'photo', name: 'front.jpg' },
      { kind: 'photo', name: 'kitchen.jpg' },
      { kind: 'floor_plan', name: 'plan.pdf' },
    ]);
  });

  test.each([
    ['commas', 'POSTCODE,Asking Price,beds\nLS6 3HN,"£450,000",3\n'],
    ['semicolons', 'postcode;price;bedrooms\r\nLS6 3HN;£450,000;3\r\n'],
    ['tabs', 'Post code\tPrice (GBP)\tBedrooms\nLS6 3HN\t450000\t3'],
    ['strokes', 'postcode|price|bedrooms\nLS6 3HN|450000.00|3\n'],
    ['columns in another order', 'bedrooms,price,postcode\n3,450000,ls63hn\n'],
    ['spaces around headings and blank rows', ' postcode , price , bedrooms \n\n,,\nLS6 3HN,450000,3\n'],
  ])('takes %s', (_, text) => {
    const [home, ...others] = read(text);
    expect(others).toEqual([]);
    expect(home?.facts).toMatchObject({ postcode: 'LS6 3HN', price: 450_000, noOfBedrooms: 3 });
  });

  test('names rows as a spreadsheet does, past blank ones and texts of several lines', () => {
    const homes = read('postcode,description\nLS6 3HN,"One\ntwo"\n,\nLS7 1AA,Three\n');
    expect(homes.map(({ at }) => at)).toEqual(['Row 2', 'Row 4']);
    expect(homes[0]?.facts.description?.[0].value.mainDescription).toBe('One\ntwo');
  });

  test('refuses a row with a cell too many, and no other', () => {
    const [first, second] = read('postcode,price\nLS6 3HN,450,000\nLS7 1AA,450000\n');
    expect(first?.refusal).toContain('more cells than there are headings (3 and 2)');
    expect(second?.refusal).toBeUndefined();
  });

  test('names the columns that it leaves out', () =>
    expect(readCsv('postcode,price,Negotiator\nLS6 3HN,1,Jo\n').remarks).toEqual([
      'We don’t take these columns: Negotiator.',
    ]));

  test.each([
    ['no headings', 'LS6 3HN,450000\n', /headings/],
    ['other headings', 'Name,Email\nJo,jo@example.com\n', /headings/],
    ['a quotation mark that never ends', 'postcode,price\n"LS6 3HN,450000\n', /quotation mark/],
  ])('refuses %s', (_, text, why) => {
    expect(() => readCsv(text)).toThrow(FileFault);
    expect(() => readCsv(text)).toThrow(why);
  });
});

describe('unpackFiles', () => {
  const all = () => true;

  test('keeps files of one name in several folders apart, and leaves out what macOS adds', () => {
    const zip = zipSync({
      'homes/A.CSV': strToU8('a'),
      'photos/front.JPG': strToU8('b'),
      'other/front.jpg': strToU8('c'),
      '__MACOSX/._A.CSV': strToU8('d'),
      '.DS_Store': strToU8('e'),
    });
    const files = unpackFiles(zip, all);
    expect([...files.keys()].toSorted()).toEqual(['homes/a.csv', 'other/front.jpg', 'photos/front.jpg']);
    expect(files.get('photos/front.jpg')).toEqual(strToU8('b'));
    expect(files.get('other/front.jpg')).toEqual(strToU8('c'));
  });

  test.each(['../../etc/passwd', '..\\..\\etc\\passwd', '/etc/./PASSWD'])('keeps %j inside', (path) =>
    expect(toPath(path)).toBe('etc/passwd'),
  );

  test('refuses too many files', () => {
    const many = Array.from({ length: fileLimits.zipFiles + 1 }, (_, nth) => [`${nth}.jpg`, strToU8('a')]);
    expect(() => unpackFiles(zipSync(Object.fromEntries(many)), all)).toThrow(/more than 1,000 files/);
  });

  test('unpacks nothing of a zip that is too large unpacked', () => {
    const zip = zipSync({ 'a.csv': new Uint8Array(50_000) });
    setSize(zip, 'unpacked', 500_000_000);
    expect(() => unpackFiles(zip, all)).toThrow(/larger than 400 MB/);
  });

  test('believes the larger of two sizes', () => {
    const zip = zipSync({ 'a.csv': new Uint8Array(50_000) });
    setSize(zip, 'packed', 500_000_000);
    expect(() => unpackFiles(zip, all)).toThrow(/larger than 400 MB/);
  });

  test('lets no file grow beyond the size that it says', () => {
    const zip = zipSync({ 'a.csv': new Uint8Array(5_000_000) });
    setSize(zip, 'unpacked', 100);
    expect(unpackFiles(zip, all).get('a.csv')?.length).toBe(100);
  });

  test.each([strToU8('no zip'), new Uint8Array(0)])('refuses what is no zip', (bytes) =>
    expect(() => unpackFiles(bytes, all)).toThrow(FileFault),
  );
});

/** What the directory of a zip with one file says of its size. */
function setSize(zip: Uint8Array, which: 'packed' | 'unpacked', bytes: number): void {
  const at = zip.findLastIndex(
    (_, place) => zip[place] === 0x50 && zip[place + 1] === 0x4b && zip[place + 2] === 1,
  );
  new DataView(zip.buffer, zip.byteOffset).setUint32(at + (which === 'packed' ? 20 : 24), bytes, true);
}

describe('listPaths', () => {
  const paths = ['all/oak14/front.jpg', 'all/elm3/front.jpg', 'all/plan.pdf', 'plan.pdf', 'back.jpg'];
  const files = createHomeFiles(paths, 'all/homes.csv');
  test.each([
    ['oak14/front.jpg', ['all/oak14/front.jpg']],
    ['Elm3\\FRONT.jpg', ['all/elm3/front.jpg']],
    ['all/elm3/front.jpg', ['all/elm3/front.jpg']],
    ['front.jpg', ['all/oak14/front.jpg', 'all/elm3/front.jpg']],
    ['ash5/front.jpg', []],
    ['plan.pdf', ['all/plan.pdf']],
    ['C:\\agent\\back.jpg', ['back.jpg']],
    ['gone.jpg', []],
  ])('finds %j', (name, found) => expect(listPaths(name, files)).toEqual(found));
});

describe('pickMedia', () => {
  const home = toIncomingHome({
    at: 'Row 2',
    facts: new Map(),
    features: [],
    media: [
      { kind: 'photo', name: 'photos/A.jpg' },
      { kind: 'photo', name: 'b.jpg' },
      { kind: 'photo', name: 'c.jpg' },
      { kind: 'photo', name: 'https://agent.example/d.jpg' },
      { kind: 'floor_plan', name: 'plan.pdf' },
      { kind: 'floor_plan', name: 'plan2.pdf' },
    ],
  });

  test('takes what is in the zip, within the limits, and says what it leaves', () => {
    const { media, remarks } = pickMedia(
      home,
      createHomeFiles(['a.jpg', 'b.jpg', 'plan.pdf', 'plan2.pdf'], 'homes.csv'),
      1,
    );
    expect(media.map(({ name }) => name)).toEqual(['photos/A.jpg', 'plan.pdf']);
    expect(remarks.map(({ text }) => text)).toEqual([
      '1 picture is a link to another site, and we don’t copy from there. Add yours in step 4.',
      '1 picture isn’t in the zip: c.jpg.',
      'We take the first 1 of its 2 photos.',
      'We take one floor plan and one energy certificate.',
    ]);
  });

  test('takes no photo that may be another home’s', () => {
    const { media, remarks } = pickMedia(
      home,
      createHomeFiles(['oak/b.jpg', 'elm/b.jpg', 'oak/c.jpg', 'photos/a.jpg'], 'homes.csv'),
      30,
    );
    expect(media.map(({ name }) => name)).toEqual(['photos/A.jpg', 'c.jpg']);
    expect(remarks.map(({ text }) => text)).toContain(
      '“b.jpg” is in the zip more than once. Write its folder, too.',
    );
  });

  test('asks for a zip where there is none', () => {
    const { media, remarks } = pickMedia(home, createHomeFiles([], 'homes.csv'), 30);
    expect(media).toEqual([]);
    expect(remarks.map(({ text }) => text)).toEqual([
      '1 picture is a link to another site, and we don’t copy from there. Add yours in step 4.',
      'Put the file in a zip with its photos, and choose the zip.',
    ]);
  });
});
