import { reach, splitSentences, type TextSign, toSure, toUnsure, chooseSign } from './sign.ts';

/**
 * Words that exclude or prefer people by a characteristic that the Equality Act 2010 protects, and "no DSS", which the
 * courts hold to be indirect discrimination. A rule needs a person: white goods, English Heritage, a floor that needs no
 * polish and a door in black only are about the property.
 */
const people =
  '(?:people|persons?|folks?|buyers?|purchasers?|bidders?|tenants?|renters?|famil(?:y|ies)|couples?|households?|applicants?|owners?|neighbours?|viewers?|callers?|residents?|lodgers?|men|man|women|woman|ladies|gentlemen|guys?|students?|workers?|parents?|mothers?|mums?|landlords?|investors?|children|kids|nationals?|citizens?|community|types?)';

/** Adjectives of people. Those of `things` also describe colours, materials, food and languages. */
const origins =
  'asian|african|afro-?caribbean|caribbean|chinese|indian|pakistani|bangladeshi|polish|romanian|bulgarian|albanian|nigerian|somali|arab|turkish|eastern european|irish|muslim|islamic|jewish|christian|hindu|sikh|catholic|protestant|gay|lesbian|bisexual|trans(?:gender)?|lgbt\\w{0,4}|foreign|ethnic|immigrant|migrant|refugee|gypsy|traveller|roma|unmarried|divorced|pregnant|disabled|elderly';
const colours = 'white|black|brown|coloured';
const adjective = `(?:${origins}|${colours})`;
const peopleOfOrigin =
  'blacks|coloureds|asians|africans|pakistanis|indians|romanians|bulgarians|albanians|nigerians|somalis|arabs|(?:eastern )?europeans|brits(?= only)|foreigners|immigrants|migrants|refugees|asylum ?-?seekers|gyps(?:y|ies)';
const peopleOfFaithOrSex =
  'muslims|jews|christians|hindus|sikhs|catholics|protestants|gays|lesbians|homosexuals|transgenders|transsexuals|single (?:mothers|mums|parents)|unmarried mothers';
const onBenefits =
  'dss|d\\.s\\.s|housing benefits?|universal credit|doleites|(?:benefits?|dole) (?:claimants?|people|persons|tenants?|famil(?:y|ies)|types?|scroungers?)|(?:people|anyone|persons|tenants|those|families|one) (?:on|claiming|receiving) (?:benefits|the dole|universal credit|housing benefit)';
const withDisability = '(?:wheelchairs?|mobility scooter) users|the disabled|the elderly';
const certainNoun = `${peopleOfOrigin}|${peopleOfFaithOrSex}|${onBenefits}|${withDisability}`;
/** Nouns of people that ordinary sentences say without refusing them. */
const commonNoun = 'travellers|pensioners|old people|old folks?';

const refusal =
  "(?:no|not (?:for|to|suit(?:ed to)?|suitable for|open to|available to|accepting)|never to|nobody|(?:will not|won't|would not|wouldn't|doesn't|(?:rather|prefer) not(?: to)?|not|do not|don't|cannot|can't) (?:sell|selling|let|letting|rent|renting|suit|accept|accepting|want|have|take|show|welcome)(?: (?:it|this house|this home|this flat|the house|the home|the flat|our home|our house))?(?: to)?)";
/** Verbs before "no" of what a thing has or needs, or what people see. */
const statesFact =
  /\b(?:needs?|needed|has|have|had|having|is|are|was|were|be|been|with|sees?|saw|gets?|got|used?|requires?|required|contains?|found|shows?|took|takes?|carry|carries|there's|says?|of|made|leaves?|left|see)\s+(?:(?:almost|virtually|absolutely|currently|now|also|had|been)\s+)?$/i;
const wishes = /\b(?:i|we|seller|owner|vendor|want|wants|wanted|prefer|looking for|accept)\b[^,]{0,30}$/i;
const access =
  /\b(?:stairs?|stairway|staircase|steps?|stepped|access|lifts?|elevator|ramps?|narrow|wheelchairs?|steep|uneven|floors?|storey|hall(?:way)?|level|levels|spiral|because|as (?:the|it|there)|due to|owing to|since|mobility|doorways?|corridor|bathroom|shower|path|gravel|slope|hill|adapted|adaptations?|unless|without a)\b/i;

const clauseEnd =
  '(?=\\s*(?:[.,;:!?)/&"]|$|and\\b|or\\b|nor\\b|need\\b|please\\b|pls\\b|thanks?\\b|thank you|allowed|welcome|accepted|wanted|here\\b|at all))';
const list = `(?:${adjective}(?:\\s*(?:,|/|&|and|or|nor)\\s*(?:no\\s+)?){1,2}){0,4}`;
const refusedPeople = new RegExp(
  `\\b${refusal}\\s+(?:any\\s+|more\\s+|to\\s+)?${list}${adjective}\\s+(?:${adjective}\\s+)?${people}\\b`,
  'giu',
);
const refusedNouns = new RegExp(
  `\\b${refusal}\\s+(?:any\\s+|more\\s+)?(?:${certainNoun}|${commonNoun})\\b(?!'|-\\p{L}|\\s+(?:church|cemetery|chapel|mosque|temple|school|street|road|club|arms|office|line|site|inn|rest|joy|tree|bungalows?|home|check|cheques?|burial|quarters?|wall)\\b)`,
  'giu',
);
const refusedOrigin = new RegExp(`\\b${refusal}\\s+(?:any\\s+)?(${adjective})${clauseEnd}`, 'giu');
const notAccepted = new RegExp(
  `\\b(?:dss|housing benefits?|universal credit|benefits? claimants?|${certainNoun})\\s+(?:is |are |will be )?(?:not (?:be )?(?:accepted|welcome|considered|allowed|wanted)|need not apply|unwelcome|refused)\\b`,
  'giu',
);

const colour = new RegExp(`^(?:${colours})$`, 'i');
const beginsWithPeople = new RegExp(`^(?:${adjective}|${certainNoun}|${commonNoun}|${people})\\b`, 'iu');
const wordBehindOrigins = new RegExp(
  `^(?:${adjective}[\\s,/&]{0,4}(?:and\\b|or\\b|nor\\b)?\\s{0,4}){0,8}(\\p{L}{0,40})`,
  'iu',
);
const isAboutPeople = new RegExp(`^(?:${people}|please|need|${certainNoun}|${commonNoun})$`, 'iu');
/** A word without which no rule of this file finds anything. */
const namesPeople = new RegExp(
  `\\b(?:${adjective}|${certainNoun}|${commonNoun}|${people}|white|brit|english|scottish|welsh|european|straight|heterosexual|able|married|non-\\p{L}+|uk|eu)`,
  'iu',
);

const factNouns = new RegExp(`\\b(?:${commonNoun}|blacks|whites)\\b`, 'i');

function judgeRefusal(sentence: string, match: RegExpExecArray): TextSign | undefined {
  const { 0: words, index } = match;
  const before = sentence.slice(Math.max(0, index - 40), index);
  const isSuitability = /^not (?:suit\b|(?:suited |suitable |available |open )?(?:for|to)\b)/i.test(words);
  if (isSuitability && /\b(?:disabled|elderly|pensioners|old people|old folks?|pregnant)\b/i.test(words))
    return access.test(
      sentence.slice(Math.max(0, index - reach), index) +
        sentence.slice(index + words.length, index + words.length + reach),
    )
      ? undefined
      : toUnsure(words);
  // Steps in the house are no refusal; whom a place would not suit is a guess that can mean well.
  if (isSuitability && /\bwheelchair|\bscooter/i.test(words))
    return /^not suitable/i.test(words) ? undefined : toUnsure(words);
  if (/\bsuit(?:ed)?\b/i.test(words)) return toUnsure(words);
  if (statesFact.test(before)) {
    if (factNouns.test(words)) return undefined;
    return toUnsure(words);
  }
  return toSure(words);
}

/** An origin without a noun: a person only where a sentence or a list of refusals is about nothing else. */
function judgeOrigin(sentence: string, match: RegExpExecArray): TextSign | undefined {
  const { 0: words, 1: origin = '', index } = match;
  const before = sentence.slice(Math.max(0, index - 60), index);
  const after = sentence.slice(index + words.length, index + words.length + 200);
  if (statesFact.test(before.slice(-40)) && !wishes.test(before.slice(-40))) return undefined;
  const isColour = colour.test(origin);
  const isPolite = /^\s*(?:please|pls|need\b|allowed|welcome|accepted|wanted|thank)/i.test(after);
  const startsClause =
    index === 0 ||
    /(?:[,:(–-]|\band|\bor|\bbut|\bsorry|\bstrictly|\babsolutely|\bdefinitely|\bplease|\bpls)\s*$/i.test(
      before,
    );
  const follows = /^\s*(?:\/|&|and\b|or\b|nor\b)\s*(?:no\s+)?/i.exec(after)?.[0];
  if (follows !== undefined) {
    const next = after.slice(follows.length);
    if (!beginsWithPeople.test(next)) return undefined;
    const lastWord = wordBehindOrigins.exec(next)?.[1] ?? '';
    if (lastWord !== '' && !isAboutPeople.test(lastWord)) return undefined;
  }
  if (/^elderly$|^disabled$|^foreign$|^ethnic$/i.test(origin) && !isPolite && !startsClause) return undefined;
  // Lower-case "polish" is for floors; a colour alone is for walls.
  if (isColour) return isPolite ? toUnsure(words) : undefined;
  if (origin === 'polish' && !isPolite) return undefined;
  // "One Catholic, one Jewish, no Muslim" counts schools, as a list that began without a refusal.
  if (/^no /i.test(words) && /\b(?:one|two|three|several|some|both)\s+[\p{L}-]+\s*,\s*$/iu.test(before))
    return undefined;
  if (!startsClause && !isPolite && !wishes.test(before.slice(-40))) return toUnsure(words);
  return toSure(words);
}

const kept =
  'white british|british|english|scottish|welsh|irish|european|asian|black|white|indian|chinese|christian|muslim|jewish|hindu|sikh|catholic|protestant|straight|heterosexual|able[- ]bodied|married|english[- ]speaking|professional white';
/** "Ladies only" ends a clause, where "the men only need an hour" goes on. */
const onlyEnd =
  '(?=\\s*(?:[.,;:!?()/&"-]|$|and\\b|or\\b|please\\b|pls\\b|thanks?\\b|thank you|need apply|allowed|welcome|accepted|wanted|as\\b|house|home|flat|building|buyers?|viewings?))';
const keptPeople: readonly RegExp[] = [
  new RegExp(
    `\\b(?:whites|brits|(?:native )?english[ -]speakers|non-muslims|non-asians|non-blacks|(?:british|uk|eu|english|irish) (?:nationals|citizens)|uk passport holders) (?:only|preferred)${onlyEnd}`,
    'giu',
  ),
  new RegExp(`\\b(?:${kept})\\s+${people}\\s+(?:only|preferred|need apply)\\b`, 'giu'),
  new RegExp(
    `\\bonly\\s+(?:for |to |sell to |selling to |available to |want |accepting |accept )?(?:a |an )?(?:nice |good )?(?:${kept})\\s+${people}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:sell|selling|sold|let|rent|available|open) (?:it |this |our home )?only to (?:a |an )?(?:${kept})(?:\\s+${people})?\\b`,
    'giu',
  ),
];
const origin =
  'white british|british|english|scottish|welsh|irish|european|asian|indian|chinese|christian|muslim|jewish|hindu|sikh|catholic|protestant|heterosexual|able[- ]bodied';
const keptAlone = new RegExp(
  `\\b(?:${origin})s?\\s+only\\b(?=\\s*(?:[.,;:!?)]|$|need\\b|please\\b|apply\\b|thank))`,
  'giu',
);
const clauseStart = /(?:^|[.,;:!?(-]|\bsorry|\bstrictly|\bplease|\bfor|\bto)\s*$/i;

/** A nationality alone before "only": of people at the start of a clause, of a language or a stone behind other words. */
function judgeKept(sentence: string, { 0: words, index }: RegExpExecArray): TextSign | undefined {
  const before = sentence.slice(Math.max(0, index - 40), index);
  const after = sentence.slice(index + words.length);
  if (/^\s*(?:need|please|apply|thank)/i.test(after) && !/\bin\s*$/i.test(before)) return toSure(words);
  return clauseStart.test(before) ? toSure(words) : undefined;
}

/** Words that exclude people; sure where a person is meant. */
export function findRefusal(plain: string): TextSign | undefined {
  if (!namesPeople.test(plain)) return undefined;
  const signs = splitSentences(plain).flatMap((sentence) => [
    ...[...sentence.matchAll(refusedPeople)].flatMap((match) => judgeRefusal(sentence, match) ?? []),
    ...[...sentence.matchAll(refusedNouns)].flatMap((match) => judgeRefusal(sentence, match) ?? []),
    ...[...sentence.matchAll(refusedOrigin)].flatMap((match) => judgeOrigin(sentence, match) ?? []),
    ...[...sentence.matchAll(notAccepted)].map(([words]) => toSure(words)),
    ...keptPeople.flatMap((pattern) => [...sentence.matchAll(pattern)].map(([words]) => toSure(words))),
    ...[...sentence.matchAll(keptAlone)].flatMap((match) => judgeKept(sentence, match) ?? []),
  ]);
  return chooseSign(signs);
}

const faith =
  'white|black|asian|christian|muslim|jewish|hindu|sikh|catholic|english|british|irish|polish|indian|chinese';
const preferences: readonly RegExp[] = [
  new RegExp(
    `\\b(?:suits?|suitable for|ideal for|perfect for|looking for|wanted|prefer(?:red)?|would like|hoping for)\\s+(?:an?\\s+)?(?:nice\\s+|good\\s+)?(?:${faith})\\s+${people}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:would|rather|prefer(?:ably)?|like|love|want|hope|ideally|happier|happy only)(?: to)?(?: (?:sell|let|go|pass it|selling|see it go))(?: (?:it|this|the house|the home|our home))?(?: (?:on|only))? to (?:an? |other |fellow )?(?:nice |good )?(?:${faith}|married|local white)s? ${people}\\b`,
    'iu',
  ),
  /\bmust be a married couple\b/i,
  /\b(?:couples?|buyers?|families|people|you|applicants?|owners?) (?:must|should|have to|need to) be (?:married|christian|white|british|english|muslim|jewish|straight|catholic|hindu|sikh)\b/i,
  /\b(?:predominantly|mostly|mainly|all|nice|good)[- ](?:white|black|asian|muslim|english|british)\s+(?:area|street|road|neighbourhood|estate|neighbours)\b/i,
  new RegExp(`\\b(?:males?|females?|men|women|ladies|gentlemen|girls|boys|lads) only${onlyEnd}`, 'iu'),
  /\bunder[- ]?(?:30|35|40|45|50)s only\b|\byoung (?:people|buyers|couples|professionals) only\b/i,
];
/** Lawful in housing for older people, an exclusion of families elsewhere. */
const childFree: readonly RegExp[] = [
  /(?<!\b(?:have|has|had|having|with|are|were|is|was|see|saw|sees|of|been|got|i'm) )\bno (?:children|kids|babies|families)\b(?!'s|')(?! (?:have|has|had|were|are left|at home|lived?|next door|under|in the|on the|upstairs))/i,
  /\b(?:children|kids|families)\s+(?:are )?not (?:allowed|welcome|accepted|permitted)\b/i,
  /\badults only\b/i,
];

/**
 * Words that may prefer some people to others, which staff must read in context.
 * @param isRetirement whether the property is housing for older people, for which an age rule is lawful
 */
export function findPreference(plain: string, isRetirement: boolean): TextSign | undefined {
  for (const pattern of isRetirement ? preferences : [...preferences, ...childFree]) {
    const words = pattern.exec(plain)?.[0];
    if (words !== undefined) return toUnsure(words);
  }
  return undefined;
}
