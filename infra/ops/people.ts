import * as z from 'zod';
import { type OpsOptions, requireOption } from './options.ts';
import { type SiteCall, Refusal } from './site.ts';

const FoundPerson = z.object({ id: z.string(), user_name: z.string().nullable(), email: z.string() });
type FoundPerson = z.output<typeof FoundPerson>;
const People = z.object({ people: z.array(FoundPerson) });
const Blocked = z.object({ saleUnderWay: z.string().nullable() });

const describePerson = ({ id, user_name: name, email }: FoundPerson) =>
  `${id} (${name ?? 'no username'}, ${email})`;

/** @throws Refusal unless exactly one account has the id, the email address or the username */
async function getPerson(call: SiteCall, wanted: string): Promise<FoundPerson> {
  const path = `/api/staff/search?q=${encodeURIComponent(wanted)}`;
  const { people } = await call('GET', path, People);
  const [person] = people;
  if (!person) throw new Refusal(`No account has ${wanted} as its id, email address or username.`);
  if (people.length > 1)
    throw new Refusal(
      `Several people fit; take an id:\n${people.map((one) => `  ${describePerson(one)}`).join('\n')}`,
    );
  return person;
}

/** Blocks an account: its sign-ins, viewings and open offers end. @throws Refusal with the site's message */
export async function blockPerson(call: SiteCall, wanted: string, options: OpsOptions): Promise<string> {
  const reason = requireOption(options, 'reason');
  const words = requireOption(options, 'words');
  const person = await getPerson(call, wanted);
  const path = `/api/staff/people/${person.id}/block`;
  const { saleUnderWay } = await call('POST', path, Blocked, { reason, words });
  const sale = saleUnderWay === null ? '' : ` A sale goes on: ${saleUnderWay}.`;
  return `${describePerson(person)} is blocked.${sale}`;
}

export async function unblockPerson(call: SiteCall, wanted: string, options: OpsOptions): Promise<string> {
  const reason = requireOption(options, 'reason');
  const person = await getPerson(call, wanted);
  await call('POST', `/api/staff/people/${person.id}/unblock`, z.undefined(), { reason });
  return `${describePerson(person)} can log in again.`;
}
