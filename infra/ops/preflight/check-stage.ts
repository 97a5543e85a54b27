import { inventedOperator, type Operator } from '../../../functions/kernel/operator.ts';
import { parseSender, type Stage } from '../../stages.ts';
import { type Finding, toNote, toRefusal } from './finding.ts';

const isExample = (host: string): boolean => host === 'example' || host.endsWith('.example');
const toDomain = (address: string): string => address.slice(address.indexOf('@') + 1);

/** What is wrong with a stage's own description, before anyone asks AWS. */
export function checkStage(stage: Stage): Finding[] {
  return [
    ...checkNames(stage),
    ...(takesMoney(stage) ? checkOperator(stage.operator) : []),
    ...(stage.retained ? checkProduction(stage) : []),
  ];
}

function checkNames({ mail, domain, alarmEmail }: Stage): Finding[] {
  const { address } = parseSender({ mail });
  return [
    isExample(toDomain(address)) &&
      toRefusal(
        `Mails are sent as ${address}, which no one owns: name an address of yours in mail.from. Without a domain, take your own address with identity: 'address'.`,
      ),
    domain !== undefined &&
      isExample(domain.host) &&
      toRefusal(
        `The site's host is ${domain.host}, which no one owns: name yours in domain, or leave domain out.`,
      ),
    alarmEmail !== undefined &&
      isExample(toDomain(alarmEmail)) &&
      toRefusal(
        `Alarms are mailed to ${alarmEmail}, which no one reads: name an address of yours in alarmEmail.`,
      ),
  ].filter((finding) => finding !== false);
}

/** Prices have VAT in them, and estate agency work needs a redress scheme, so no field may be left out. */
const requiredOperator: readonly (keyof Operator)[] = [
  'name',
  'addressLines',
  'companyNumber',
  'vatNumber',
  'icoNumber',
  'redress',
  'supportPhone',
];

/** A stage that outlives its stack is for real people, and PayPal's live API moves real money in any stage. */
const takesMoney = ({ retained, paypalUrl }: Stage): boolean => retained || !paypalUrl.includes('sandbox');

const isEmpty = (detail: Operator[keyof Operator]): boolean =>
  detail === undefined || detail === '' || (Array.isArray(detail) && detail.length === 0);

function checkOperator(operator: Operator): Finding[] {
  const missing = requiredOperator.filter((field) => isEmpty(operator[field]));
  return [
    missing.length > 0 &&
      toRefusal(`The operator has no ${missing.join(', ')}: receipts and legal pages show them.`),
    operator.name === inventedOperator.name &&
      toRefusal('The operator is the invented company of a local site: write your own in operator.'),
  ].filter((finding) => finding !== false);
}

/** A retained stage takes real money from real people. */
function checkProduction(stage: Stage): Finding[] {
  const { account, alarmEmail, paypalUrl, trueLayerHost, ecologi, domain } = stage;
  return [
    account === undefined &&
      toRefusal('No account is pinned: write the twelve digits of its AWS account in account.'),
    alarmEmail === undefined && toRefusal('No one reads its alarms: write an address in alarmEmail.'),
    paypalUrl.includes('sandbox') && toRefusal('PayPal is the sandbox, which moves no money: set paypalUrl.'),
    trueLayerHost.includes('sandbox') &&
      toRefusal('TrueLayer is the sandbox, whose bank is made up: set trueLayerHost.'),
    ecologi.test && toRefusal('Trees are a test and no tree is planted: set ecologi.test to false.'),
    domain === undefined && toNote('It has no domain: the site is at the name that the CDN gives it.'),
  ].filter((finding) => finding !== false);
}
