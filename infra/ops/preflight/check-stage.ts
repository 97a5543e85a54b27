import type { Operator } from '../../../functions/kernel/operator.ts';
import { parseSender, type Stage } from '../../stages.ts';
import { type Finding, toNote, toRefusal } from './finding.ts';

const isExample = (host: string): boolean => host === 'example' || host.endsWith('.example');
const toDomain = (address: string): string => address.slice(address.indexOf('@') + 1);

/** What is wrong with a stage's own description, before anyone asks AWS. */
export function checkStage(stage: Stage): Finding[] {
  return [...checkNames(stage), ...(stage.retained ? checkProduction(stage) : [])];
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

/** What a seller reads on receipts and the site's legal pages. */
const requiredOperator: readonly Exclude<keyof Operator, 'redress'>[] = [
  'name',
  'addressLines',
  'companyNumber',
  'icoNumber',
  'supportPhone',
];

/** A retained stage takes real money from real people. */
function checkProduction({ account, alarmEmail, operator, paypalUrl, ecologi, domain }: Stage): Finding[] {
  const missing = requiredOperator.filter((field) => operator[field].length === 0);
  return [
    account === undefined &&
      toRefusal('No account is pinned: write the twelve digits of its AWS account in account.'),
    alarmEmail === undefined && toRefusal('No one reads its alarms: write an address in alarmEmail.'),
    missing.length > 0 &&
      toRefusal(`The operator has no ${missing.join(', ')}: receipts and legal pages show them.`),
    operator.vatNumber === '' &&
      toNote('The operator has no vatNumber: receipts say that they are not VAT invoices.'),
    paypalUrl.includes('sandbox') && toRefusal('PayPal is the sandbox, which moves no money: set paypalUrl.'),
    ecologi.test && toRefusal('Trees are a test and no tree is planted: set ecologi.test to false.'),
    domain === undefined && toNote('It has no domain: the site is at the name that the CDN gives it.'),
  ].filter((finding) => finding !== false);
}
