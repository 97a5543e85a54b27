import * as z from 'zod';
import { caseRoutes } from '../../../functions/trust/cases/contract.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createMessageClient } from './messages.ts';
import { createStaffMember } from './staff.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}
const Filed = z.object({ caseId: z.string() });

/** What people and staff do about reports. */
export function createReportClient(cloud: TestCloud) {
  const people = createMessageClient(cloud);
  const { call, callAs, listMails } = people;

  const fileReport = async (by: Person | undefined, about: object) => {
    const body = { type: 'report', category: 'fraud', ...about };
    const answer = await call('POST', '/api/report', { ...(by && { token: by.token }), body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return Filed.parse(answer.body).caseId;
  };

  const getReport = async (staff: Person, id: string) => {
    const { status, body } = await callAs(staff, 'GET', `/api/staff/reports/${id}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return caseRoutes.staffReport.result.parse(body);
  };
  /** Acts on a case as it is now. */
  const actOnReport = async (
    staff: Person,
    id: string,
    verb: 'take' | 'hide' | 'decide',
    body: object = {},
  ) => {
    const { version } = await getReport(staff, id);
    return callAs(staff, 'POST', `/api/staff/reports/${id}/${verb}`, { version, ...body });
  };
  const decideAppeal = async (staff: Person, id: string, body: object) => {
    const { version } = await getReport(staff, id);
    const answer = 'We looked at everything a second time.';
    return callAs(staff, 'POST', `/api/staff/appeals/${id}/decide`, { version, answer, ...body });
  };
  const decisionText = 'The listing shows a home that is not for sale.';
  const decideReport = async (staff: Person, id: string, verdict: object) => {
    await actOnReport(staff, id, 'take');
    return actOnReport(staff, id, 'decide', { words: decisionText, ...verdict });
  };

  /** The case as its reader sees it. */
  const getCase = (id: string, reader: { readonly person?: Person; readonly key?: string }) =>
    call('GET', `/api/cases/${id}${reader.key === undefined ? '' : `?key=${reader.key}`}`, {
      ...(reader.person && { token: reader.person.token }),
    });
  const postAppeal = (
    id: string,
    { person, key }: { readonly person?: Person; readonly key?: string },
    text = 'This is not right, please look at it again.',
  ) =>
    call('POST', `/api/cases/${id}/appeal`, {
      ...(person && { token: person.token }),
      body: { words: text, ...(key !== undefined && { key }) },
    });

  /** The key in the link of the latest mail to an address. */
  const getCaseKey = (email: string): string => {
    const text = listMails(email)[0]?.text ?? '';
    const found = /\/cases\/cas_\w+#([\w-]+)/.exec(text)?.[1];
    if (!found) throw new Error(`No link of a case in the mail to ${email}`);
    return found;
  };
  const listSubjects = (email: string) => listMails(email).map(({ subject }) => subject);

  const parseMonths = (body: unknown) => caseRoutes.transparency.result.parse(body).months;

  return {
    ...people,
    parseMonths,
    fileReport,
    getReport,
    actOnReport,
    decideReport,
    decideAppeal,
    getCase,
    postAppeal,
    getCaseKey,
    listSubjects,
    decisionText,
    createStaff: () => createStaffMember(cloud),
  };
}
