import { listUserTexts } from './user-texts.ts';

// `npm run texts` prints every text that people read, with its place, for an editor.
for (const { file, line, text } of listUserTexts()) console.log(`${file}:${line}  ${text}`);
