import { listSigns, type TextSign, toSure, toUnsure } from './sign.ts';
import { webEndings } from './web-endings.ts';

/**
 * Endings of domains that are words of English sentences or of their abbreviations, and so follow a full stop without
 * a space: "living room.top floor".
 */
const wordEndings = new Set(
  `ac ad ae ag ai al am an ar as at au ba be bi bo by ca cd cf ch ci cl cm co cr cu de do ec er es fm ga ge gm gs hr ht hu id ie il im in is it je ke kg km la lb lc li ls lt ma mc me mg mm mo mp ms mt mu my na ne ng no nu om pa pe ph pl pm pr pt pw re ru sa sc sd se sg sh si sl sm so sr st sv tc td tf th tl tm to tr tv us va vc ve vi vu ws
  academy accountant accountants active actor adult agency air apartments app arab archi army art arte associates attorney auction audio auto autos baby band bank bar bargains baseball basketball beauty beer best bet bible bid bike bingo bio black blog blue boats bond book booking bot boutique box broadway broker brother build builders business buy buzz cab cafe call cam camera camp capital car cards care career careers cars case cash casino catering catholic center channel charity chat cheap christmas church circle city claims cleaning click clinic clothing cloud club coach codes coffee college community company compare computer condos construction consulting contact contractors cooking cool corsica country coupon coupons courses credit cricket cruise cruises dad dance data date dating day deal dealer deals delivery democrat dental dentist design dev diamonds diet digital direct directory discount discover doctor dog domains dot download drive earth eat eco education email energy engineer engineering enterprises equipment estate events exchange expert exposed express extraspace fail faith family fan fans farm farmers fashion fast film final finance financial fire fish fishing fit fitness flights florist flowers fly foo food football forsale forum foundation free fun fund furniture fyi gallery game games garden gay gift gifts gives giving glass global gold golf graphics gratis green gripe grocery group guide guitars guru hair health healthcare help here hiking hiphop hockey holdings holiday homes horse hospital host hosting hot hotels house how immo info ink institute insurance insure international investments jewelry jobs join joy kids kitchen land latino law lawyer lease legal life lifestyle lighting like limited limo link live living loan loans locker lol lotto love ltd luxury maison makeup management map market marketing markets mba media meet memorial men menu mobile moda moe mom money monster mortgage motorcycles mov movie museum music name navy net network new news next now office one online open organic page parts party pay pet phone photo photos pics pictures pid pin pink pizza place play plumbing plus poker porn post press prime pro productions promo properties property protection pub qpon racing radio read realestate realty recipes red rehab rent rentals repair report republican rest restaurant review reviews rich rip rocks room rugby run safe safety sale salon save school science search secure security select services sex shoes shop shopping show silk singles site ski skin sky smart smile soccer social software solar solutions song space sport spot storage store stream studio study style supplies supply support surf surgery systems talk tattoo tax taxi team tech technology tennis theater theatre tickets tips tires today tools top total tours town toys trade trading training travel trust tube university uno vacations video villas vin vip vision vote voyage walter watch watches weather wed wedding wiki win wine winners work works world wow yachts yoga you zero zone`.split(
    /\s+/,
  ),
);
/** Second labels of Britain: `co.uk` is an ending in any case of letters. */
const britishEnding = /[\p{L}\d]\.(?:co|org|ltd|me|plc|ac|gov|net|sch|nhs)\.uk$/iu;
const endingInAnyCase = /\.(?:com|org)$/i;
const ownOrGovernment = /(?:^|\.)(?:gov\.uk|gov\.scot|gov\.wales|nidirect\.gov\.uk|gable\.example)$/i;

/** Ways to hide the full stop and the scheme of an address. */
function restoreAddresses(plain: string): string {
  return plain
    .replaceAll(/(?<=[\p{L}\d])[。｡․‧・·•](?=[\p{L}\d])/gu, '.')
    .replaceAll(/(?<=[\p{L}\d]) {0,2}[[({<] {0,2}(?:\.|dot|punkt) {0,2}[\])}>] {0,2}(?=[\p{L}\d])/giu, '.')
    .replaceAll(
      /(?<=[\p{L}\d]) {1,2}dot {1,2}(?=(?:com|net|org|uk|co|info|io|biz|me|app|dev|shop|site|online|xyz|homes|house)\b)/giu,
      '.',
    )
    .replaceAll(/(?<=[\p{L}\d])(?: {1,2}\. {0,2}|\. {1,2})(?=(?:com|co\.uk|org\.uk)\b)/giu, '.')
    .replaceAll(/(?<=\.co) {0,2}(?:dot|\.) {0,2}(?=uk\b)/giu, '.')
    .replaceAll(/\bh(?:xx|\*\*|tt)ps?(?:\[:\]|:) {0,2}\/ {0,2}\/ {0,2}/giu, 'https://');
}

const hosts =
  /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+/gu;
const spacedWww =
  /(?<![\p{L}\d])www[ .]{1,2}[\p{L}\d-]{2,63}[ .]{1,2}(?:com|co|net|org|uk|info|io)(?![\p{L}\d])/giu;
const schemes = /\b(?:https?|ftp):\/\/([^\s<>"]{1,2000})/gi;
/** What leads to an address, directly before it. */
const cue =
  /(?:\b(?:see|visit|at|on|via|through|check(?: out)?|using|use|click|tap|follow|website|web ?site|webpage|link|url|site|from|into|find us|go to|goto|over to|listed|listing|book|browse|is|domain|email|mail|more|photos|video|details|form|portal|app)|[:>@=]) ?"?$/i;
const fileCue =
  /\b(?:file|files|attached|attachment|attaching|called|named|folder|document|document is|sent|saved|open)\s"?$/i;
const fileEndings = new Set(['zip', 'mov', 'md', 'sh', 'ps', 'py', 'pl', 'ai', 'rs', 'cad']);

/** Which endings of a host may follow from a missing space: `evil.com.Top` is `evil.com` and the word Top. */
function dropSentenceStart(labels: readonly string[]): readonly string[] {
  if (labels.every((label) => label === label.toUpperCase())) return labels;
  const last = labels.findLastIndex((label) => !/^\p{Lu}/u.test(label));
  return labels.slice(0, last + 1);
}

interface Candidate {
  readonly words: string;
  readonly before: string;
  readonly after: string;
}

function judgeHost({ words, before, after }: Candidate): TextSign | undefined {
  const typed = words.split('.');
  const withoutNextWord = /\.\p{Lu}[^.]*$/u.test(words) ? words.slice(0, words.lastIndexOf('.')) : words;
  for (const host of [words, withoutNextWord])
    if (britishEnding.test(host) || (endingInAnyCase.test(host) && !/^\d+\.[^.]+$/.test(host)))
      return toSure(host);
  const labels = dropSentenceStart(typed);
  if (/^www\d?$/i.test(labels[0] ?? '') && labels.length > 2) return toSure(labels.join('.'));
  const ending = (labels.at(-1) ?? '').toLowerCase();
  const name = labels.at(-2) ?? '';
  if (labels.length < 2 || !webEndings.has(ending) || !/\p{L}/u.test(name)) {
    // A capital ends a sentence, but "Gable-Pay.Homes/now" has a path.
    const isAddress =
      labels.length < typed.length &&
      /^\/[\w%-]/.test(after) &&
      /[-\d]/.test(typed.at(-2) ?? '') &&
      webEndings.has((typed.at(-1) ?? '').toLowerCase());
    return isAddress ? toSure(words) : undefined;
  }
  const host = labels.join('.');
  if (labels.every((label) => label.length === 1 || /^\d/.test(label)) && !/^\/\w/.test(after))
    return undefined;
  if (fileEndings.has(ending) && fileCue.test(before)) return undefined;
  const isWhole = labels.length === typed.length;
  if (isWhole && /^(?::\d{2,5})?\/[\w%?#~-]/.test(after) && !/^\/(?:and|or)\b/.test(after))
    return toSure(host);
  if (labels.every((label) => label === label.toUpperCase()) && ending !== 'com' && ending !== 'net')
    return undefined;
  if (!wordEndings.has(ending)) return name.length > 1 ? toSure(host) : undefined;
  const isCompound = labels.length > 2 && labels.every((label) => label.length > 1);
  const stands = before.trim() === '' && after.trim() === '';
  const isFoundByCue = cue.test(before) && !/^ ?\p{L}/u.test(after.replace(/^[.,!?)]+/, '').slice(0, 2));
  if (stands || isFoundByCue || cue.test(before) || isCompound || /[-\d]/.test(name))
    return name.length > 1 ? toSure(host) : undefined;
  // A sentence that goes on behind the full stop, or an address: the reader of the review sees it.
  return /^[\p{Ll}\d-]{2,}$/u.test(name) && !/^ \p{L}/u.test(after) ? toUnsure(host) : undefined;
}

function readHost(address: string): string {
  try {
    return new URL(`https://${address}`).hostname;
  } catch {
    return address;
  }
}

/** Addresses of sites other than the government's and our own. */
export function findWebAddresses(plain: string): TextSign[] {
  return findAllAddresses(plain, (host) => !ownOrGovernment.test(host));
}

/** Addresses of the sites that `isMeant` takes: sure with a scheme, `www.`, a path or a plain domain. */
export function findAllAddresses(plain: string, isMeant: (host: string) => boolean = () => true): TextSign[] {
  const text = restoreAddresses(plain);
  const linked = [...text.matchAll(schemes)]
    .filter(([, address = '']) => isMeant(readHost(address)))
    .map(([words]) => toSure(words.replace(/[.,;:!?)\]]+$/, '')));
  const bare = text.replaceAll(schemes, ' ');
  const found = [...bare.matchAll(hosts)].flatMap(({ 0: words, index }) => {
    const before = bare.slice(Math.max(0, index - 30), index);
    const after = bare.slice(index + words.length, index + words.length + 30);
    if (/[@\w.-]$|[[({<] ?at ?[\])}>] ?$/i.test(before) || /^ ?@/.test(after)) return [];
    const sign = judgeHost({ words, before, after });
    return sign && isMeant(sign.words) ? [sign] : [];
  });
  return [...linked, ...listSigns(bare, spacedWww), ...found];
}
