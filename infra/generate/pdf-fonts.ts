/**
 * Packs the site's font for PDFs: `npm run paper:fonts`. Functions run from source as well as from a bundle, and both
 * can load a module.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { requireTool } from '../tools/install.ts';

const packages = requireTool('sources');
const weights = { regular: '400Regular', semiBold: '600SemiBold' } as const;

const packed = Object.entries(weights).map(([name, weight]) => {
  const file = packages.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`);
  const font = deflateSync(readFileSync(file), { level: 9 });
  return `export const ${name} =\n  '${font.toString('base64')}';`;
});

writeFileSync(
  'functions/kernel/pdf/figtree.ts',
  [
    '/** Figtree (Copyright 2022 The Figtree Project Authors, SIL Open Font License 1.1); compressed, in base64. */',
    ...packed,
    '',
  ].join('\n'),
);
