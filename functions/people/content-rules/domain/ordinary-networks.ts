import { type TextSign, toSure, toUnsure } from './sign.ts';

/** Words that make a place, a thing or a group of what stands before them. */
export const placeWords =
  'office|boy|boys|box|boxes|hill|road|street|lane|house|pole|poles|strength|coverage|court|way|avenue|close|tower|worthy|building|exchange|cottage|lodge|mill|mews|villas?|barn|inn|arms|place|gardens|terrace|drive|row|square|park|works|service|services|delivery|operator|group|groups|page|community|company|engineer|station|from|marketplace';
/** No name, but what a listing says of a service, a picture or a line. */
export const said = `(?:${placeWords}|not|no|none|nil|yes|n/?a|tbc|works?|working|delivered|good|great|fine|ok|okay|fast|slow|strong|weak|poor|patchy|excellent|available|very|ten|five|famous|friendly|ready|lovely|nice|beautiful|perfect|gorgeous|stunning|pretty|amazing|heaven|dreamy?|gold|ideal|metric|imperial|coarse|intact|kitchens?|bathrooms?|homes?|interiors?|material|moments?|spots?|backdrops?|walls?|feeds?|posts?|photos?|pics?|pictures?|videos?|tours?|stories|reels?|style|able|postcodes?|reign(?:s|ed)?|ruled|followed|settled|over|loose|worn|straight|busy|free|open|closed|copper|fibre|active|drawings?|thinking|views?)`;

/** Networks whose names are also words, letters or lines: only what stands round them tells. */
const ordinary = 'threads?|line|x|twitter|snap|wa|nextdoor';
/** Short and new names that are seldom words. */
const rare = 'ig|insta(?:gram)?|tik ?tok|snap ?chat|kik|bsky|blue ?sky|mastodon|discord|fb|tg|tt';
const any = `(?:${rare}|${ordinary})`;

/** "Private message", where "8 pm" is a time. */
export const privately =
  '(?<!(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen) ?)pm';

/** What follows the name of a network where people are reached on it: nothing, a name, or what for. */
const end =
  "(?=\\s*(?:[.,!?;:)\\n]|$|-\\s|@)|\\s+(?:as|under|if|instead|please|pls|plz|any ?time|or|for (?:more|photos|pics|pictures|details|a chat|viewings?)|to (?:arrange|book|view|chat|talk|see))(?![\\p{L}']))";
const toPerson = `(?:dm|${privately}|inbox|hmu|slide into|(?:message|msg|text|find|follow|add|reach|contact|ping|write(?: to)?|get|catch|talk to|chat (?:to|with)|hit|look|search(?: for)?|buzz|connect with|reply to) (?:me|us|my|our|him|her))(?![\\p{L}'])`;

const reached: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])${toPerson}(?: [\\p{L}\\d_.']{1,20}){0,3}? (?:(?:on|via|by|over|through) (?:(?:my |our )?${any}|the ${any} app)|(?:in|at) (?:my |our )?(?:${rare}))${end}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:message|msg|text|find|follow|add|reach|contact) (?!(?:the|an?|some|more|it|that|this|your|all) )[\\p{L}\\d_.']{1,20}(?: [\\p{L}\\d_.']{1,20})? (?:on|via) (?:${rare}|snap)${end}`,
    'giu',
  ),
  // "I'm janesells on IG".
  new RegExp(
    `(?<![\\p{L}\\d])(?:i'm|im|i am|we're|we are) (?!(?:${said}|still|hardly|rarely|seldom|never|always|all|just|only|big|huge|new|keen|popular|out|up|\\p{L}+ing)(?![\\p{L}']))[\\p{L}\\d_.]{2,30}(?: \\p{L}{2,20})? (?:on|via) (?:${rare}|snap|threads|twitter|facebook|linked ?in)${end}`,
    'giu',
  ),
  // "I'm on Bluesky", "find us: on Threads as jane".
  new RegExp(
    `(?<![\\p{L}\\d])(?:i'm|im|i am|we're|we are|me|us|also) on (?:${rare}|threads|twitter|x|wa|nextdoor)${end}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])on (?:${rare}|threads|twitter|x|line|nextdoor)(?: (?:as|under))(?: (?:the )?name)? (?!(?:an?|the|if|it|well|soon|old|long|far|good|we|i|they|you|many|much|part|such|usual)(?![\\p{L}']))[\\p{L}\\d_.]{2,30}(?=\\s*(?:[.,!?;:)\\n]|$))`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:my|our) (?:bsky|blue ?sky|mastodon|threads|twitter|discord) (?:is|handle|name|user ?name|account|:|=)(?! (?:${said}|of|old|in|the|an?|so|clear|between|with|about)(?![\\p{L}']))`,
    'giu',
  ),
];

const start = '(?:^|[:;,.!?(\\n] ?)';
const nameAtEnd = '[\\p{L}\\d_.]{1,30}(?=\\s*(?:[,;!?)\\n]|\\.(?:\\s|$)|$))';
const handle =
  '(?!(?:no|zone|bus|tram|route|phase|section|platform|bsp|bspt|npt|unf|unc|iso|din|pn|dn|od|pvc|cat|photos?|pictures?|pics?|videos?|page|step|plan|room|flat|unit|number|part|type|grade)_?\\d)\\p{L}(?:[\\p{L}\\d.]{0,30}_|\\p{L}{2,30}[.#]?\\d)[\\p{L}\\d_.]{0,30}(?![\\p{L}\\d])';
const signed: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:insta(?:gram)?|ig|tik ?tok|snap ?chat|kik|bsky|bluesky|mastodon) ?(?:[:=|]|-{1,2}>?|=?>|/) ?(?!${said}(?![\\p{L}']))@?${nameAtEnd}`,
    'giu',
  ),
  // A name with digits or an underscore, where the line of a bus or a pipe has another.
  new RegExp(`${start}(?:(?:line|threads|twitter|discord|x) ?[:=-]|line app[ :=-]) ?${handle}`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])(?:my|our) (?:line|snap|x|threads) ?(?:is|:|=) ?${handle}`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d_.])${handle} (?:on|via) (?:threads|line|x|twitter|bsky|bluesky|ig|snap)(?=\\s*(?:[.,!?;:)\\n]|$))`,
    'giu',
  ),
];

/** A single name in small letters behind a network that says nothing else: "Discord bob". */
const named: readonly RegExp[] = [
  new RegExp(
    `${start}(?:insta|ig|tik ?tok|kik|discord|bsky|bluesky|mastodon) ?[ :=-] ?(?!${said}(?![\\p{L}']))(?=\\p{L})${nameAtEnd}`,
    'giu',
  ),
  new RegExp(
    `${start}(?:[Tt]hreads|[Tt]witter|LINE(?: app)?|Line app) ?[:=-] ?(?!${said}(?![\\p{L}']))\\p{Ll}{2,30}(?=\\s*(?:[,;!?)\\n]|\\.(?:\\s|$)|$))`,
    'gu',
  ),
  new RegExp(
    `${start}(?!${said} )\\p{Lu}?\\p{Ll}{1,20} on (?:discord|Discord|DISCORD|bsky|Bluesky|LINE|Kik|kik)(?=\\s*(?:[.,!?;)\\n]|$))`,
    'gu',
  ),
];

/** "On line" is how some write online; the network is written with a capital letter. */
const isSmallLine = (words: string): boolean => /(?<!\p{L})(?:line|thread)(?!\p{L})/u.test(words);
const hasHandle = (words: string): boolean => /[\p{L}_]\d|_/u.test(words);

/** What stands before words that reach nobody: a refusal, or what others did. */
const refused =
  /\b(?:don't|do not|didn't|never|not|won't|cannot|can't|no need to|without|rather than|instead of|stop|no)(?: (?:please|to|ever|be|have|want|need|use|using|ask|asked|like|you|me|us|people|anyone|my|our|on|via|by|contact(?:ed|ing)?|messages?))* ?$/i;
const others =
  'people|customers|guests|buyers|viewers|neighbours|friends|relatives|them|they|others|him|her|he|she';
const seenOfOthers = new RegExp(
  `\\b(?:(?:had|saw|watched|let|helped|made)(?: [\\p{L}\\d]+){0,2} (?:${others})|used to) $`,
  'iu',
);
const saidOfOthers = new RegExp(
  `\\b(?:people|neighbours|friends|relatives|they|he|she)(?:(?: \\p{L}+ly)?|(?: \\p{L}+){1,3} (?:on|by|via)) $|\\b(?:her|his|their|\\p{L}+'s) $`,
  'iu',
);

/** The matches of a pattern that lead to the writer; what others do is not sure to. */
export function listReached(words: string, pattern: RegExp): TextSign[] {
  return [...words.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const before = words.slice(Math.max(0, index - 50), index);
    if (refused.test(before) || seenOfOthers.test(before)) return [];
    return [saidOfOthers.test(before) ? toUnsure(found) : toSure(found)];
  });
}

/** Ways to write to a person on a network whose name is an ordinary word. */
export function findOrdinaryNetworks(words: string, plain: string): TextSign[] {
  const found = reached.flatMap((pattern) => listReached(words, pattern));
  return [
    ...found.filter((sign) => !isSmallLine(sign.words)),
    ...signed.flatMap((pattern) =>
      [...plain.matchAll(pattern)].flatMap(([match]) =>
        isSmallLine(match) && !hasHandle(match) ? [] : [toSure(match)],
      ),
    ),
    ...named.flatMap((pattern) => [...words.matchAll(pattern)].map(([match]) => toUnsure(match))),
  ];
}
