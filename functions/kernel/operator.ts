/** The business that runs a stage. Missing details are empty and not printed. */
export interface Operator {
  /** The legal name, such as that of a company. */
  readonly name: string;
  readonly tradingName: string;
  readonly addressLines: readonly string[];
  readonly companyNumber: string;
  readonly vatNumber: string;
  /** The number in the Information Commissioner’s register of fee payers. */
  readonly icoNumber: string;
  /** The scheme for complaints that the operator’s final answer does not settle. */
  readonly redress?: { readonly name: string; readonly url: string; readonly membership: string };
  readonly supportPhone: string;
}

/** An operator whose details are not known. */
export const unnamedOperator: Operator = {
  name: '',
  tradingName: 'Gable',
  addressLines: [],
  companyNumber: '',
  vatNumber: '',
  icoNumber: '',
  supportPhone: '',
};

/**
 * The company of a site that runs on one's own machine. Each of its names states that it is invented, so that every page
 * and paper that shows one does; its numbers are none that a register gives out.
 */
export const inventedOperator: Operator = {
  name: 'Gable Homes Ltd (invented for this demonstration)',
  tradingName: 'Gable',
  addressLines: ['1 Example Row', 'Leeds LS1 0AA'],
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  icoNumber: 'ZA000000',
  redress: {
    name: 'The Example Redress Scheme (invented)',
    url: 'https://redress.example',
    membership: 'membership D00000',
  },
  supportPhone: '0113 496 0000',
};

/** The stage’s operator from the environment variable of a function. */
export function parseOperator(setting: string): Operator {
  const operator: Operator = JSON.parse(setting);
  return operator;
}

/** Both names when they differ, such as `Homes Ltd, trading as Gable`. */
export function formatOperatorName({ name, tradingName }: Operator): string {
  return name === '' || name === tradingName ? tradingName : `${name}, trading as ${tradingName}`;
}

/** The operator's details as sentences; `undefined` when only the trading name is known. */
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
