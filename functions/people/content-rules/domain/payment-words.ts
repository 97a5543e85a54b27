/** Sums and the words for money, as parts of patterns. */
export const fees =
  'deposits?|holding fees?|holding deposits?|reservation fees?|booking fees?|viewing fees?|(?:admin(?:istration)?|advance|application|referencing) fees?|release fees?|(?:good faith|goodwill|commitment|earnest) (?:payments?|fees?|money)|fees?|tokens?';

const words = 'one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty';
const pounds = '(?:quid|pounds?|gbp)';
const tens = '(?:ten|fifteen|twenty|thirty|forty|fifty|hundred|\\d{2,3}) (?:notes|nicker)';
const behindGrand =
  'and|or|to|now|then|today|holds|keeps|secures|reserves|gets|takes|per|for|each|cash|up|off|down|is';
const spoken = `(?<![\\w£.])(?:[1-9][\\d,]{0,5} ?${pounds}|(?:${words})(?: hundred)? ${pounds}|(?:a|\\d{1,2}) hundred ${pounds}|${tens}|(?:(?:an?|another|${words}) )?(?:tenners?|fivers?)|(?:${words}|a|half a|\\d{1,2}) grand(?=\\s*(?:[,.;!?)/]|$|(?:${behindGrand})(?!\\p{L}))))(?!\\p{L})`;
/** What costs nothing is no sum. */
const sign = '(?:£ ?|\\bgbp ?)(?!0+(?!\\d|\\.\\d?[1-9]))';
/** By how much a price moves is no sum to be paid. */
const unmoved =
  '(?!,? (?:off|less|more|extra|lower|under|over(?! (?:by|to|into|now|today|tonight|first)(?!\\p{L}))|below|above|on top|cheaper|reduction|discount)(?!\\p{L}))';
/** Less than what prices move by: so much is asked for holding a home. */
export const small = `(?:(?:${sign}\\d{1,2},\\d{3}(?![,\\d])|${sign}\\d{1,4}(?![,.]?\\d)(?! ?[km]\\b)|(?:${sign}|(?<![\\w£.,]))1?\\d(?:\\.\\d{1,2})? ?k(?!\\p{L})|${spoken})${unmoved})`;
/** So much, and no price of a home, is asked for seeing one. */
export const tiny = `(?:${sign}\\d{1,3}(?!,?\\d|\\.\\d{3}| ?[km]\\b)(?:\\.\\d{2})?|${spoken})(?! ?(?:an?|per|every|each) (?:hour|day|week|month|year|annum))`;

/** Any sum, and what the word money is about only where no other noun follows. */
export const sums = `(?:${sign}\\d(?:[\\d,.]*\\d)?(?: ?k\\b)?|(?<![\\w£.,])[1-9][\\d,.]*(?: ?(?:pounds|quid|gbp|k\\b)| ?%)|${spoken})(?![\\d,.]*\\d)${unmoved}`;
export const funds = `(?:${fees}|money|funds|payments?|balance|cash|amount)(?! (?:breakdown|schedules?|details?|quotes?|lists?|history|terms|plans?|structure|scales?|information|dates?|references?|proofs?|protection|schemes?|certificates?|letters?|forms?|notices?|machine|flow|buyers?|position|back)\\b)`;

/** The writer, or somebody beside them. */
export const payee =
  "(?:me|us|(?:my|our) (?:wife|husband|partner|son|daughter|brother|sister|friend|mum|dad|mother|father|cousin|agent|assistant|colleague|bank|account|card|wallet|monzo|revolut|starling|chase|barclays|lloyds|natwest|hsbc|santander|nationwide|halifax|wise|paypal)(?:'s)?)(?![\\p{L}'])";
export const home = '(?:it|this|the (?:home|house|flat|property|place))';
