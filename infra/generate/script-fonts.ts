/**
 * Packs the fonts of papers for scripts that the site's font lacks, and the list of the characters that papers can
 * show: `npm run paper:fonts`. The fonts are fetched only for this, as they are large and change rarely.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { create } from 'fontkit';
import * as z from 'zod';
import { fonts as siteFonts } from '../../functions/kernel/pdf/fonts.ts';

interface ScriptFont {
  /** The name of its package, where that isn't the one of Noto Sans for the script. */
  readonly source?: string;
  readonly family: string;
  readonly version: string;
  /** The characters that are kept of a font that is too large; all of them otherwise. */
  readonly kept?: RegExp;
}
const families: Readonly<Record<string, ScriptFont>> = {
  // The letters of African and Azerbaijani names, with the accents that stand on them.
  latin: {
    source: 'noto-sans',
    family: 'NotoSans',
    version: '0.4.2',
    kept: /[\u{300}-\u{36f}]|[\u{250}-\u{2af}\u{2c60}-\u{2c7f}\u{a720}-\u{a7ff}\u{ab30}-\u{ab6f}]/u,
  },
  // Noto Sans sets Arabic letters from parts that several letters share, so that programs read other letters back.
  arabic: { source: 'vazirmatn', family: 'Vazirmatn', version: '0.4.1' },
  armenian: { family: 'NotoSansArmenian', version: '0.4.2' },
  bengali: { family: 'NotoSansBengali', version: '0.4.4' },
  devanagari: { family: 'NotoSansDevanagari', version: '0.4.1' },
  ethiopic: { family: 'NotoSansEthiopic', version: '0.4.2' },
  georgian: { family: 'NotoSansGeorgian', version: '0.4.3' },
  gujarati: { family: 'NotoSansGujarati', version: '0.4.2' },
  hebrew: { family: 'NotoSansHebrew', version: '0.4.1' },
  khmer: { family: 'NotoSansKhmer', version: '0.4.3' },
  lao: { family: 'NotoSansLao', version: '0.4.2' },
  tamil: { family: 'NotoSansTamil', version: '0.4.3' },
  // Without the radicals, whose glyphs are those of the characters that they look like.
  sc: {
    family: 'NotoSansSC',
    version: '0.4.3',
    kept: /[\u3000-\u303f\u3041-\u312f\u4e00-\u9fff\uff01-\uff9f]/,
  },
  kr: { family: 'NotoSansKR', version: '0.4.3', kept: /[\u3131-\u318e\uac00-\ud7a3]/ },
};

const folder = path.resolve('node_modules/.cache/gable-script-fonts');
const target = path.resolve('functions/kernel/pdf/fonts');

const packageOf = (name: string, { source = `noto-sans-${name}` }: ScriptFont): string =>
  `@expo-google-fonts/${source}`;
const Subset = z.custom<
  (font: Buffer, text: string, options: { noLayoutClosure: boolean; noHinting: boolean }) => Promise<Buffer>
>((value) => typeof value === 'function');

function installFonts(): NodeJS.Require {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const packages = Object.entries(families).map(([name, font]) => `${packageOf(name, font)}@${font.version}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--save-exact'];
  execFileSync('npm', ['install', ...options, 'subset-font@2.9.0', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  return createRequire(path.join(folder, 'package.json'));
}

const requireFont = installFonts();
const subset = Subset.parse(requireFont('subset-font'));

async function readScriptFont(name: string, source: ScriptFont): Promise<Buffer> {
  const { family, kept } = source;
  const file = requireFont.resolve(`${packageOf(name, source)}/400Regular/${family}_400Regular.ttf`);
  const font = readFileSync(file);
  if (!kept) return font;
  const letters = create(font)
    .characterSet.map((codePoint) => String.fromCodePoint(codePoint))
    .filter((letter) => kept.test(letter));
  return subset(font, letters.join(''), { noLayoutClosure: true, noHinting: true });
}

const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Code points as ranges of hexadecimal numbers: `41-5a,61`. */
function formatRanges(codePoints: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of codePoints.toSorted((first, second) => first - second)) {
    const range = ranges.at(-1);
    if (range?.last === codePoint - 1) range.last = codePoint;
    else if (range?.last !== codePoint) ranges.push({ first: codePoint, last: codePoint });
  }
  return ranges
    .map(({ first, last }) =>
      first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',');
}

/** Control characters, which fonts have for old software, are no letters; neither is U+FFFF. */
const isDrawn = (codePoint: number): boolean => !/\p{Cc}|\p{Cn}/u.test(String.fromCodePoint(codePoint));

/** Accents stand in every font that has them, as a letter and its accents are of one font. */
const isAccent = (codePoint: number): boolean => /\p{M}/u.test(String.fromCodePoint(codePoint));

const site = new Set([...siteFonts.regular.characterSet, ...siteFonts.noto.characterSet]);
const coverage: [name: string, ranges: string][] = [
  ['figtree', formatRanges(siteFonts.regular.characterSet.filter(isDrawn))],
  ['noto', formatRanges(siteFonts.noto.characterSet.filter(isDrawn))],
];
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const licence = requireFont.resolve('@expo-google-fonts/noto-sans-hebrew/LICENSE_FONT');
writeFileSync(
  path.join(target, 'OFL.txt'),
  `Noto Sans KR and Noto Sans SC: Copyright 2014-2021 Adobe, with Reserved Font Name 'Source'.\nVazirmatn (Arabic): Copyright 2015 The Vazirmatn Project Authors (https://github.com/rastikerdar/vazirmatn).\nThe other fonts:\n${readFileSync(licence, 'utf8')}`,
);
for (const [name, font] of Object.entries(families)) {
  const bytes = await readScriptFont(name, font);
  writeFileSync(path.join(target, `${name}.ttf.br`), compress(bytes));
  const own = create(bytes).characterSet.filter((codePoint) => !site.has(codePoint) || isAccent(codePoint));
  coverage.push([name, formatRanges(own.filter(isDrawn))]);
}

writeFileSync(
  'functions/kernel/paper-coverage.ts',
  [
    '/** The characters of each font of papers, as ranges of hexadecimal numbers; made by `npm run paper:fonts`. */',
    'export const coverage = [',
    ...coverage.map(([name, ranges]) => `  ['${name}', '${ranges}'],`),
    '] as const;',
    'export type PaperFont = (typeof coverage)[number][0];',
    '',
  ].join('\n'),
);
