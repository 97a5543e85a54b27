import { type TextSign, toSure, toUnsure, listSigns } from './sign.ts';

const ats = /(?<=[\p{L}\d_.+-]) ?(?:@|[[({<] ?(?:at|@) ?[\])}>]) ?(?=[\p{L}\d])/giu;
const mailDomain =
  /^[\p{L}\d-]{1,63}(?:(?:\.| ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )[\p{L}\d-]{1,63}){0,4}(?:\.| ?[[({<] ?(?:dot|\.) ?[\])}>] ?| dot )[\p{L}]{2,24}(?![\p{L}\d])/iu;
const mailName = /[\p{L}\d_.+-]{1,64}$/u;
const freeMail =
  'gmail|googlemail|g mail|hotmail|yahoo|ymail|icloud|btinternet|aol|protonmail|proton mail|outlook|live|msn|sky|me';
const spokenAt = new RegExp(
  `(?<=[\\p{L}\\d_.+-]{2} {1,3})at {1,3}(?:(?:${freeMail})(?: dot |\\.| ?\\(dot\\) ?)(?:com|co|net|uk)|[\\p{L}\\d-]{1,63} {1,3}dot {1,3}(?:com|co|net|org|uk|me|info)|(?:gmail|googlemail|hotmail|yahoo|icloud|btinternet|aol|protonmail))(?![\\p{L}\\d])`,
  'giu',
);
const employed =
  /\b(?:work|works|worked|working|job|engineer|team|people|staff|folks|based|offices?|employed|engineers|someone|friends?|colleagues?)\s+(?:\w+\s+){0,2}at /i;

/** Email addresses, also with `(at)` and `(dot)` and as they are spoken. */
export function findEmailAddresses(plain: string): TextSign[] {
  const written = [...plain.matchAll(ats)].flatMap(({ 0: sign, index }) => {
    const domain = mailDomain.exec(plain.slice(index + sign.length, index + sign.length + 260))?.[0];
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
  return [...written, ...spoken];
}

const network =
  'what ?s ?app|telegram|signal|snap ?chat|instagram|insta|facebook|messenger|fb|tik ?tok|linked ?in|viber|we ?chat|skype|discord|kik|imessage|face ?time';
/** What follows the name of a network where it is a place or an ordinary word. */
const notNetwork =
  '(?! ?(?:-|/)(?:worthy|famous|friendly|ready)|s?[ -](?:office|boy|boys|box|boxes|hill|road|street|lane|house|pole|poles|strength|coverage|court|way|avenue|close|tower|worthy|building|exchange|cottage|group|groups|page|community|company|engineer|station|from|marketplace)\\b|able)';
const social = `(?<!turn |wifi |mobile |phone |4g |5g |tv |good |strong |former |old )(?:${network})(?![\\p{L}])${notNetwork}`;
const writing =
  'message|msg|text|dm|pm|chat|talk|speak|find|follow|add|reach|contact|ping|write|move|switch|continue|carry on|catch|get|look|hit|see|call|video call|buzz|search|reply|respond|connect';
const messengers: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${writing})\\b(?: [\\p{L}']{1,20}){0,4}? (?:on|via|by|over|through|to|using|over to|over on) (?:my |our |the )?${social}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:i'm|im|i am|we're|we are|are you|also|you|have|use|got|via|by|available|is) (?:on |via )?(?:what ?s ?app|telegram|snap ?chat|viber|we ?chat|discord|kik)(?![\\p{L}])${notNetwork}`,
    'giu',
  ),
  new RegExp(`\\b(?:my|our|your|ur) ${social}(?! (?:photos?|friends?))`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${network}) (?:me|us)(?![\\p{L}])`, 'giu'),
  /(?<![\p{L}\d])what ?s ?app(?![\p{L}])(?=\s*(?:[.!,?:;]|$|number|no\b|only|is\b|if\b|any\b|or\b|anytime|today|\+?\d|\())/giu,
  new RegExp(`(?<![\\p{L}\\d])(?:${network}|snap|ig|tt) ?(?:[:=@]|is @|- ?@) ?@?[\\p{L}\\d]\\S{1,40}`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${network}) (?:handle|username|user name|number|id|account)\\b`, 'giu'),
  /(?<![\p{L}\d_@.])@[a-z][\w.]{2,40}/giu,
];

/** Ways to write to a person on another network. */
export function findMessengers(words: string): TextSign[] {
  return messengers.flatMap((pattern) => listSigns(words, pattern));
}
