/**
 * Nouns for people, for rules that find words which exclude or prefer people by a characteristic that the
 * Equality Act 2010 protects, and "no DSS", which the courts hold to be indirect discrimination. Words about
 * the property itself must pass: white goods, English Heritage, no disabled access, not suitable for
 * wheelchairs.
 */
const people =
  '(?:people|persons?|buyers?|tenants?|famil(?:y|ies)|couples?|applicants?|owners?|neighbours?|viewers?)';
/** An adjective is about people when a noun for people, the end of a clause or another adjective follows. */
const ofPeople = `(?=\\s*(?:[.,;:!?)/&]|$|and\\b|or\\b|nor\\b|need\\b|please\\b|${people}\\b))`;
const adjective = [
  'white',
  'black',
  'asian',
  'african',
  'caribbean',
  'chinese',
  'indian',
  'pakistani',
  'bangladeshi',
  'polish',
  'romanian',
  'albanian',
  'eastern european',
  'irish',
  'muslim',
  'jewish',
  'christian',
  'hindu',
  'sikh',
  'catholic',
  'protestant',
  'gay',
  'lesbian',
  'trans(?:gender)?',
  'lgbt\\w*',
  'disabled',
  'foreign',
  'ethnic',
  'coloured',
  'unmarried',
  'elderly',
].join('|');
const noun = [
  'blacks',
  'asians',
  'africans',
  'pakistanis',
  'indians',
  'romanians',
  'albanians',
  'muslims',
  'jews',
  'christians',
  'hindus',
  'sikhs',
  'catholics',
  'protestants',
  'gays',
  'lesbians',
  'homosexuals',
  'foreigners',
  'immigrants',
  'migrants',
  'refugees',
  'asylum seekers',
  'gyps(?:y|ies)',
  'travellers',
  'pensioners',
  'old people',
  'single (?:mothers|mums|parents)',
  'dss',
  'housing benefit',
  'universal credit',
  'benefits? claimants?',
  '(?:people|anyone) on benefits',
].join('|');
const refusal = "(?:no|not (?:for|to|suitable for)|never to|(?:will not|won't|not) (?:sell|selling) to)";
const kept = [
  'white british',
  'british',
  'english',
  'scottish',
  'welsh',
  'irish',
  'european',
  'asian',
  'black',
  'christian',
  'muslim',
  'jewish',
  'hindu',
  'sikh',
  'catholic',
  'protestant',
  'straight',
  'heterosexual',
  'able[- ]bodied',
  'married',
].join('|');
const end = '(?=\\s*(?:[.,;:!?)]|$|need\\b|please\\b|apply\\b))';

const refusals: readonly RegExp[] = [
  new RegExp(`\\b${refusal}\\s+(?:any\\s+)?(?:${noun})\\b(?!')`, 'i'),
  new RegExp(`\\b${refusal}\\s+(?:any\\s+)?(?:${adjective})\\b${ofPeople}(?:\\s+${people})?`, 'i'),
  /\b(?:dss|housing benefit|universal credit|benefits? claimants?)\s+(?:is |are )?(?:not (?:accepted|welcome|considered)|need not apply)\b/i,
  /\b(?:whites|non-muslims|british nationals|uk nationals|uk passport holders)\s+only\b/i,
  new RegExp(`\\b(?:white|${kept})\\s+${people}\\s+(?:only|preferred|need apply)\\b`, 'i'),
  new RegExp(`\\b(?:${kept})\\s+only\\b${end}`, 'i'),
  new RegExp(
    `\\bonly\\s+(?:for |to |sell to |selling to )?(?:a |an )?(?:white|${kept})\\s+${people}\\b`,
    'i',
  ),
];

/** The first words that exclude people, which cannot be published in any context. */
export function findRefusal(plain: string): string | undefined {
  return findFirstMatch(plain, refusals);
}

const faith = 'white|black|asian|christian|muslim|jewish|hindu|sikh|catholic|english|british';
const preferences: readonly RegExp[] = [
  new RegExp(
    `\\b(?:suits?|suitable for|ideal for|perfect for|looking for|wanted|prefer(?:red)?)\\s+(?:an?\\s+)?(?:nice\\s+|good\\s+)?(?:${faith})\\s+${people}\\b`,
    'i',
  ),
  /\b(?:predominantly|mostly|mainly|all|nice|good)[- ](?:white|black|asian|muslim|english|british)\s+(?:area|street|road|neighbourhood|estate|neighbours)\b/i,
  /\b(?:males?|females?|men|women|ladies|gentlemen) only\b/i,
  /\bunder[- ]?(?:30|35|40|45|50)s only\b|\byoung (?:people|buyers|couples) only\b/i,
];
/** Lawful in housing for older people, an exclusion of families elsewhere. */
const childFree: readonly RegExp[] = [
  /\bno (?:children|kids|babies|families)\b(?!'s|')(?! (?:have|has|were|are left))/i,
  /\b(?:children|kids|families)\s+(?:are )?not (?:allowed|welcome|accepted|permitted)\b/i,
  /\badults only\b/i,
];

/**
 * The first words that may prefer some people to others, which staff must read in context.
 * @param isRetirement whether the property is housing for older people, for which an age rule is lawful
 */
export function findPreference(plain: string, isRetirement: boolean): string | undefined {
  return findFirstMatch(plain, isRetirement ? preferences : [...preferences, ...childFree]);
}

const slurs =
  /\b(?:nigg(?:er|a)s?|pakis?|wogs?|kikes?|gyppos?|pikeys?|fagg?ots?|trann(?:y|ies)|spastics?|retards?)\b/i;
const oaths =
  /\b(?:fuck\w*|shit(?:ty|e|s|hole)?|cunts?|wank(?:er|ers)?|twats?|arseholes?|bollocks|bastards?)\b/i;

export function findSlur(plain: string): string | undefined {
  return slurs.exec(plain)?.[0];
}
export function findOath(plain: string): string | undefined {
  return oaths.exec(plain)?.[0];
}

function findFirstMatch(plain: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
