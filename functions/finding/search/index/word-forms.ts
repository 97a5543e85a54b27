/*
 * Words find each other in British and American spelling, in singular and plural. The index in memory uses `toTerm`;
 * OpenSearch is given `termOverrides`, and has a stemmer of its own with the rules of `toSingular`.
 */

/** American beginnings and endings with their British ones. Each beginning goes with each ending. */
interface SpellingFamily {
  readonly beginnings: readonly string[];
  readonly endings: Readonly<Record<string, string>>;
}

const splitWords = (words: string): readonly string[] => words.split(' ');
const families: readonly SpellingFamily[] = [
  {
    beginnings: splitWords('arm col fav flav harb hon hum lab neighb od parl sav splend vap'),
    endings: {
      or: 'our',
      ors: 'ours',
      ored: 'oured',
      oring: 'ouring',
      orful: 'ourful',
      orless: 'ourless',
      orite: 'ourite',
      orites: 'ourites',
      orable: 'ourable',
      orably: 'ourably',
      orhood: 'ourhood',
      orhoods: 'ourhoods',
      orside: 'ourside',
    },
  },
  {
    // A meter is a metre, and also what counts electricity.
    beginnings: splitWords('cent theat fib lit kilomet centimet millimet calib'),
    endings: {
      er: 're',
      ers: 'res',
      ered: 'red',
      ering: 'ring',
      erpiece: 'repiece',
      erpieces: 'repieces',
      erglass: 'reglass',
    },
  },
  {
    beginnings: splitWords(
      'capital central character civil custom econom emphas energ equal familiar fertil final harmon individual item maxim minim modern motor neutral optim organ patron pedestrian personal priorit privat rational real recogn reorgan revital sanit special stabil standard steril summar symbol util visual',
    ),
    endings: {
      ize: 'ise',
      izes: 'ises',
      ized: 'ised',
      izer: 'iser',
      izers: 'isers',
      izing: 'ising',
      izable: 'isable',
      ization: 'isation',
      izations: 'isations',
    },
  },
  {
    beginnings: splitWords(
      'bevel channel chisel counsel gravel jewel label level model panel remodel swivel travel tunnel',
    ),
    endings: { ed: 'led', ing: 'ling', ings: 'lings', er: 'ler', ers: 'lers' },
  },
  {
    beginnings: splitWords('m'),
    endings: {
      old: 'ould',
      olds: 'oulds',
      olded: 'oulded',
      olding: 'oulding',
      oldings: 'ouldings',
      oldy: 'ouldy',
    },
  },
];

const singleSpellings: Readonly<Record<string, string>> = {
  aging: 'ageing',
  aluminum: 'aluminium',
  analyze: 'analyse',
  catalog: 'catalogue',
  catalogs: 'catalogue',
  cozier: 'cosier',
  coziest: 'cosiest',
  cozily: 'cosily',
  coziness: 'cosiness',
  cozy: 'cosy',
  curb: 'kerb',
  curbs: 'kerb',
  curbside: 'kerbside',
  defense: 'defence',
  draft: 'draught',
  drafts: 'draught',
  drafty: 'draughty',
  fulfill: 'fulfil',
  gray: 'grey',
  installment: 'instalment',
  installments: 'instalment',
  jewelry: 'jewellery',
  license: 'licence',
  licenses: 'licence',
  livable: 'liveable',
  marvelous: 'marvellous',
  plow: 'plough',
  plowed: 'ploughed',
  program: 'programme',
  programs: 'programme',
  sizable: 'sizeable',
  skillful: 'skilful',
  stories: 'storey',
  story: 'storey',
  tranquility: 'tranquillity',
  woolen: 'woollen',
};

/** Plurals that no rule makes, and words that mean something else without their last letter. */
const singlePlurals: Readonly<Record<string, string>> = {
  bookshelves: 'bookshelf',
  buses: 'bus',
  children: 'child',
  creches: 'creche',
  feet: 'foot',
  halves: 'half',
  movies: 'movie',
  niches: 'niche',
  shelves: 'shelf',
  downs: 'downs',
  goods: 'goods',
  grounds: 'grounds',
  news: 'news',
  wells: 'wells',
};

/** Plurals of words that end in an e, although their ending is mostly one that takes another e: `shoes`, `aches`. */
const plainPlurals = splitWords(
  'shoes canoes oboes cliches avalanches mustaches moustaches quiches headaches heartaches porsches tranches caches',
);
const isPlainPlural = (word: string): boolean =>
  plainPlurals.some((plural) => word.endsWith(plural) || plural.endsWith(word));

/** The rules of OpenSearch's stemmer `plural_english`, which keeps `bus` and `glass` and makes `lady` of `ladies`. */
function toSingular(word: string): string {
  if (word.length < 3 || !/[^us]s$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const takesE = word.length > 4 ? /(?:x|o|ch|sh|ss)es$/ : /oes$/;
  return word.slice(0, takesE.test(word) && !isPlainPlural(word) ? -2 : -1);
}

const familyPairs = families.flatMap(({ beginnings, endings }) =>
  beginnings.flatMap((beginning) =>
    Object.entries(endings).map(
      ([american, british]) => [beginning + american, toSingular(beginning + british)] as const,
    ),
  ),
);

/** The term of each word that has another one than the rule for plurals gives. */
export const termOverrides: ReadonlyMap<string, string> = new Map([
  ...familyPairs,
  ...Object.entries(singleSpellings),
  ...Object.entries(singlePlurals),
]);

/** The term by which a word is found: in British spelling and in the singular. */
export function toTerm(word: string): string {
  return termOverrides.get(word) ?? toSingular(word);
}
