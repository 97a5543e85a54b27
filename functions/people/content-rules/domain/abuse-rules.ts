import { type TextSign, toSure, toUnsure } from './sign.ts';

const slurs =
  /\b(?:nigg(?:er|a)s?|pakis?|wogs?|gyppos?|pikeys?|chinks?(?= (?:next door|live|lived|are|moved?|not welcome)\b)|trann(?:y|ies)(?! (?:vans?|park(?:ed|ing)|hire)\b)|spastics?(?! (?:society|colon|bowel|movement|\w+plegia)\b)|retards?(?! (?:the|fire|spread|flame|growth|rust|damp|moisture|heat|any|it|mould)\b))\b/giu;
/** Bundles of wood, and a dish. */
const faggots =
  /(?<!\b(?:bundles? of|wood|pork|homemade|butcher's|brushwood|oven for) )\bfagg?ots?\b(?! (?:and|&|with|in) (?:peas|gravy|mash|chips|onion)|,? peas\b| of (?:wood|sticks|brushwood|straw|hazel|willow)| for the (?:oven|fire))/giu;
/** "Kike" is a given name, too. */
const kikes = /\b(?:kikes?|Kikes|KIKES?)\b/gu;

const mask = '[*#@%·]';
const oaths = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:mother)?fuck(?:s|ed|ers?|ing?|wits?|face|up|off|all)?|f(?:${mask}{1,4}|c)k(?:s|ed|er|ers|ing)?|f${mask}{1,2}ck(?:s|ed|er|ers|ing)?|(?:bull)?shit(?:ty|e|s|holes?)?|sh${mask}{1,2}t(?:ty|holes?)?|cunts?|c${mask}{1,2}nts?|wank(?:er|ers)?|twats?|arseholes?|dickheads?|(?<!never mind the )bollocks|bastards?(?!(?:-| )(?:teak|sandstone|stone|cut|files?|mahogany|saffron|toadflax|title|grain|sizes?)\\b))(?![\\p{L}\\d])`,
  'giu',
);

const place =
  /^(?:-| )(?:Lane|Road|Street|Hill|Close|Wood|Row|Bridge|Corner|Avenue|Way|Farm|Cottage|Green|Common|Terrace)\b/u;
/** Matches that are no name of a street or a place. */
const findAbuse = (words: string, pattern: RegExp): string | undefined =>
  [...words.matchAll(pattern)].find(
    ({ 0: found, index }) => !(/^\p{Lu}/u.test(found) && place.test(words.slice(index + found.length))),
  )?.[0];

/** The first slur of a text. */
export function findSlur(words: string): TextSign | undefined {
  const slur = findAbuse(words, slurs) ?? findAbuse(words, faggots) ?? findAbuse(words, kikes);
  return slur === undefined ? undefined : toSure(slur);
}

/** The first oath of a text, which staff read in context. */
export function findOath(words: string): TextSign | undefined {
  const oath = findAbuse(words, oaths);
  return oath === undefined ? undefined : toUnsure(oath);
}
