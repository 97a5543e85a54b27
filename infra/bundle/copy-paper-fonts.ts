import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const reader = 'functions/kernel/pdf/script-fonts.ts';
const fonts = 'functions/kernel/pdf/fonts';

/** Copies the fonts of papers next to each written bundle that reads them: they are too large for its code. */
export const copyPaperFonts: Plugin = {
  name: 'copy-paper-fonts',
  setup(build) {
    const { absWorkingDir: root = '.', write } = build.initialOptions;
    if (write === false) return;
    build.onEnd(({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        if (reader in inputs)
          cpSync(path.join(root, fonts), path.resolve(root, path.dirname(output), 'fonts'), {
            recursive: true,
          });
      }
    });
  },
};
