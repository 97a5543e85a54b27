import * as z from 'zod';
import { type OpsOptions, requireOption } from './options.ts';
import { type Call, Refusal } from './site.ts';

const FoundPerson = z.object({ id: z.string(), user_name: z.string().nullable(), email: z.string() });
type FoundPerson = z.output<typeof FoundPerson>;
const People = z.object({ people: z.array(FoundPerson) });
const Blocked = z.object({ saleUnderWay: z.string().nullable() });

const nameOf = ({ id, user_name: name, email }: FoundPerson) => `${id} (${name ?? 'no username'}, ${email})`;

/** @throws Refusal unless exactly one account has the id, the email address or the username */
async function findOne(call: Call, wanted: string): Promise<FoundPerson> {
  const path = `/api/staff/people?q=${encodeURIComponent(wanted)}`;
  const { people } = await call('GET', path, People);
  const [person] = people;
  if (!person) throw new Refusal(`No account has ${wanted} as its id, email address or username.`);
  if (people.length > 1)
    throw new Refusal(
      `Several people fit; take an id:\n${people.map((one) => `  ${nameOf(one)}`).join('\n')}`,
    );
  return person;
}

/** Blocks an account: its sign-ins, viewings and open offers end. @throws Refusal with the site's message */
export async function blockPerson(call: Call, wanted: string, options: OpsOptions): Promise<string> {
  const reason = requireOption(options, 'reason');
  const words = requireOption(options, 'words');
  const person = await findOne(call, wanted);
  const path = `/api/staff/people/${person.id}/block`;
  const { saleUnderWay } = await call('POST', path, Blocked, { reason, words });
  const sale = saleUnderWay === null ? '' : ` A sale goes on: ${saleUnderWay}.`;
  return `${nameOf(person)} is blocked.${sale}`;
}

export async function unblockPerson(call: Call, wanted: string, options: OpsOptions): Promise<string> {
  const reason = requireOption(options, 'reason');
  const person = await findOne(call, wanted);
  await call('POST', `/api/staff/people/${person.id}/unblock`, z.undefined(), { reason });
  return `${nameOf(person)} can log in again.`;
}
