import * as z from 'zod';
import { caseRoutes } from '../../functions/cases/contract.ts';
import { staffAt } from '../accounts/staff.ts';
import { chattingAt } from '../messages/chatting.ts';
import type { TestCloud } from '../support/boot.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}
const Filed = z.object({ caseId: z.string() });

/** What people and staff do about reports. */
export function reportingAt(cloud: TestCloud) {
  const people = chattingAt(cloud);
  const { call, own, mailsTo } = people;

  const file = async (by: Person | undefined, about: object) => {
    const body = { type: 'report', category: 'fraud', ...about };
    const answer = await call('POST', '/api/report', { ...(by && { token: by.token }), body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return Filed.parse(answer.body).caseId;
  };

  const detail = async (staff: Person, id: string) => {
    const { status, body } = await own(staff, 'GET', `/api/staff/reports/${id}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return caseRoutes.staffReport.result.parse(body);
  };
  /** Acts on a case as it is now. */
  const act = async (staff: Person, id: string, verb: 'take' | 'hide' | 'decide', body: object = {}) => {
    const { version } = await detail(staff, id);
    return own(staff, 'POST', `/api/staff/reports/${id}/${verb}`, { version, ...body });
  };
  const answerAppeal = async (staff: Person, id: string, body: object) => {
    const { version } = await detail(staff, id);
    const answer = 'We looked at everything a second time.';
    return own(staff, 'POST', `/api/staff/appeals/${id}/decide`, { version, answer, ...body });
  };
  const words = 'The listing shows a home that is not for sale.';
  const decide = async (staff: Person, id: string, verdict: object) => {
    await act(staff, id, 'take');
    return act(staff, id, 'decide', { words, ...verdict });
  };

  /** The case as its reader sees it. */
  const view = (id: string, reader: { readonly person?: Person; readonly key?: string }) =>
    call('GET', `/api/cases/${id}${reader.key === undefined ? '' : `?key=${reader.key}`}`, {
      ...(reader.person && { token: reader.person.token }),
    });
  const appeal = (
    id: string,
    { person, key }: { readonly person?: Person; readonly key?: string },
    text = 'This is not right, please look at it again.',
  ) =>
    call('POST', `/api/cases/${id}/appeal`, {
      ...(person && { token: person.token }),
      body: { words: text, ...(key !== undefined && { key }) },
    });

  /** The key in the link of the latest mail to an address. */
  const keyFor = (email: string): string => {
    const text = mailsTo(email)[0]?.text ?? '';
    const found = /\/cases\/cas_\w+#([\w-]+)/.exec(text)?.[1];
    if (!found) throw new Error(`No link of a case in the mail to ${email}`);
    return found;
  };
  const subjects = (email: string) => mailsTo(email).map(({ subject }) => subject);

  const months = (body: unknown) => caseRoutes.transparency.result.parse(body).months;

  return {
    ...people,
    months,
    file,
    detail,
    act,
    decide,
    answerAppeal,
    view,
    appeal,
    keyFor,
    subjects,
    words,
    staff: () => staffAt(cloud),
  };
}
