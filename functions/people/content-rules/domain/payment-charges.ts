/** The builder of a new home takes a fee for its plot, and who runs a block takes charges. */
const newBuild =
  /\b(?:new[ -]builds?|barratt|persimmon|taylor wimpey|bellway|redrow|bovis|vistry|crest nicholson|berkeley|david wilson|linden homes|cala homes|miller homes|help to buy|first homes|shared ownership|housing association|consumer code)\b/i;
const toDeveloper =
  /\b(?:to|with) (?:the|a|your|our) (?:developer|(?:house ?)?builder)s?\b|\b(?:developer|(?:house ?)?builder)s?(?:['’]s?)? (?:\p{L}+ )?(?:a |the )?(?:reservation fees?|£)/iu;
const ofBlock =
  /\b(?:service charge|ground rent|management (?:company|fee|charge|agents?)|managing agents?|residents['’]?|freeholder|factors?|sinking fund|estate charge|per annum|p\.a|a year|each year|every year|annual(?:ly)?|per month|monthly|notice of (?:transfer|charge|assignment)|deed of covenant|licence to assign)\b/i;
const toWriter =
  /\b(?:me|us|my|our account|in cash|cash|today|tonight|bank transfer|transfer|before (?:you|the|a|any) view\w*|to view)\b/i;

/** Whether a sentence tells of what a developer or who runs a block takes. */
export function isOrdinaryCharge(sentence: string, plain: string): boolean {
  if (toWriter.test(sentence)) return false;
  const isReservation = /\b(?:reservation|holding|booking|viewing)\b/i.test(sentence);
  if (!isReservation) return ofBlock.test(sentence);
  return /\breservation fees?\b/i.test(sentence) && (newBuild.test(plain) || toDeveloper.test(sentence));
}
