import { describeOperator, type Operator, parseOperator, unnamedOperator } from '../operator.ts';

/** What every mail states of its sender. */
export interface Letterhead {
  /** Origin of the site; without it the mail has neither the logo nor the link to the help. */
  readonly site?: string | undefined;
  readonly operator: Operator;
}

/** The letterhead of the stage of this function; outside of a stage it is the name alone. */
export function loadLetterhead(): Letterhead {
  const { SITE_URL: site, OPERATOR: setting } = process.env;
  return { site, operator: setting ? parseOperator(setting) : unnamedOperator };
}

/** The last lines of a mail: the operator, as company law asks of business letters, and where to get help. */
export function toSenderLines({ operator }: Letterhead): string[] {
  const { tradingName, supportPhone } = operator;
  return [
    describeOperator(operator) ?? tradingName,
    ...(supportPhone ? [`Help by phone: ${supportPhone}`] : []),
  ];
}
