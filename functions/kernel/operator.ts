/** The business behind a stage. What it has not given is empty, and is printed nowhere. */
export interface Operator {
  /** The legal name, such as that of a company. */
  readonly name: string;
  readonly tradingName: string;
  readonly addressLines: readonly string[];
  readonly companyNumber: string;
  readonly vatNumber: string;
  /** In the Information Commissioner’s register of those who pay the data protection fee. */
  readonly icoNumber: string;
  /** The scheme that decides complaints which the operator’s final answer does not settle. */
  readonly redress?: { readonly name: string; readonly url: string; readonly membership: string };
  readonly supportPhone: string;
}

/** The stage’s operator, from the environment of a function. */
export function parseOperator(setting: string): Operator {
  const operator: Operator = JSON.parse(setting);
  return operator;
}

/** Both names where they differ, such as `Homes Ltd, trading as Gable`. */
export const formatOperatorName = ({ name, tradingName }: Operator): string =>
  name === '' || name === tradingName ? tradingName : `${name}, trading as ${tradingName}`;

/** What the operator has given, in sentences; `undefined` where that is no more than the trading name. */
export function describeOperator(operator: Operator): string | undefined {
  const { addressLines, companyNumber, vatNumber, icoNumber, redress } = operator;
  const facts = [
    ...(companyNumber ? [`company number ${companyNumber}`] : []),
    ...(addressLines.length > 0 ? [addressLines.join(', ')] : []),
  ];
  const who = formatOperatorName(operator);
  const sentences = [
    ...(facts.length > 0 || who !== operator.tradingName ? [[who, ...facts].join(', ')] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    ...(icoNumber ? [`Data protection registration ${icoNumber}`] : []),
    ...(redress ? [`Member of ${redress.name}, ${redress.membership}`] : []),
  ];
  return sentences.length > 0 ? `${sentences.join('. ')}.` : undefined;
}
