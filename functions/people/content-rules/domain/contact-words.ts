import { listSigns, type TextSign, toSure, toUnsure } from './sign.ts';

const ats = /(?<=[\p{L}\d_.+-]) ?(?:@|[[({<] ?(?:at|@) ?[\])}>]) ?(?=[\p{L}\d])/giu;
const mailDomain =
  /^[\p{L}\d-]{1,63}(?:(?:\.| ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )[\p{L}\d-]{1,63}){0,4}(?:\.| ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )[\p{L}]{2,24}(?![\p{L}\d])/iu;
const mailName = /[\p{L}\d_.+-]{1,64}$/u;
/** Services of mail whose names are no words. */
const mailNames = 'gmail|googlemail|hotmail|yahoo|ymail|icloud|btinternet|aol|protonmail';
const freeMail = `${mailNames}|g mail|proton mail|outlook|live|msn|sky|me`;
const mailNameAlone = new RegExp(`^(?:${mailNames})(?![\\p{L}\\d])`, 'iu');
/** "Gmail: jane77", "my hotmail is jane.t". */
const named = new RegExp(
  `\\b(?:${mailNames})(?: (?:is|address|account|name))*(?: ?[:=-])? ?(?!\\d)(?=[\\p{L}.]{0,30}[\\d_.][\\p{L}\\d])[\\p{L}\\d_.]{4,40}`,
  'giu',
);
const spokenAt = new RegExp(
  `(?<=[\\p{L}\\d_.+-]{2} {1,3})at {1,3}(?:(?:${freeMail})(?: dot |\\.| ?\\(dot\\) ?)(?:com|co|net|uk)|[\\p{L}\\d-]{1,63} {1,3}dot {1,3}(?:com|co|net|org|uk|me|info)|(?:${mailNames}))(?![\\p{L}\\d])`,
  'giu',
);
const employed =
  /\b(?:work|works|worked|working|job|engineer|team|people|staff|folks|based|offices?|employed|engineers|someone|friends?|colleagues?)\s+(?:\w+\s+){0,2}at /i;

/** Email addresses, also with `(at)` and `(dot)` and as they are spoken. */
export function findEmailAddresses(plain: string): TextSign[] {
  const written = [...plain.matchAll(ats)].flatMap(({ 0: sign, index }) => {
    const behind = plain.slice(index + sign.length, index + sign.length + 260);
    const domain = (mailDomain.exec(behind) ?? mailNameAlone.exec(behind))?.[0];
    const name = mailName.exec(plain.slice(Math.max(0, index - 64), index))?.[0];
    return domain === undefined || name === undefined ? [] : [toSure(name + sign + domain)];
  });
  const spoken = [...plain.matchAll(spokenAt)].flatMap(({ 0: words, index }) => {
    const before = plain.slice(Math.max(0, index - 40), index);
    const name = mailName.exec(before.trimEnd())?.[0] ?? '';
    if (employed.test(`${before}${words}`.slice(0, before.length + 3))) return [];
    const isNamed =
      /dot|\.|\(/.test(words) ||
      /[\d._+-]./.test(name) ||
      /\b(?:email|e-mail|mail|write|contact|reach|me|address|is)[\s:]+[\p{L}\d_.+-]{1,64} {0,3}$/iu.test(
        before,
      );
    return [isNamed ? toSure(`${name} ${words}`) : toUnsure(`${name} ${words}`)];
  });
  return [...written, ...spoken, ...listSigns(plain, named)];
}
