import {
  ApplicationId,
  BuyerCheckId,
  CaseId,
  CommentId,
  PaymentId,
  PropertyId,
  TicketId,
  type UserId,
} from '../../../../events/vocabulary.ts';
import { findCheckById } from '../../../deals/buyer-checks/adapters/buyer-check-repository.ts';
import { findIdentityCheck } from '../../../deals/identity-checks/adapters/identity-check-repository.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import { findPackage } from '../../../money/packages/adapters/package-repository.ts';
import { findPayment } from '../../../money/payments/adapters/payment-repository.ts';
import { findApplication } from '../../../money/referrals/adapters/application-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { findComment } from '../../../trust/blog/adapters/comment-repository.ts';
import { findReportCase } from '../../../trust/cases/adapters/report-case-repository.ts';
import { toAffectedId } from '../../../trust/cases/domain/report-case.ts';
import { findTicket } from '../../../trust/enquiries/adapters/ticket-repository.ts';
import { formatTaskId } from '../domain/task-id.ts';
import type { Task, TaskKind } from '../domain/task.ts';

/** Whose matter a task is; a home's owner is its person. */
interface Subject {
  readonly userId?: UserId | null | undefined;
  readonly propertyId?: PropertyId | undefined;
  /** Of a writer without an account. */
  readonly name?: string;
}

/** Whose matter a task is, as its line in the list says. */
interface TaskSubject {
  readonly person?: { readonly id: UserId | null; readonly user_name: string | null };
  readonly home?: string;
}

const findHome = async (id: string): Promise<Subject> => ({ propertyId: PropertyId.parse(id) });

const findCase = async (id: string): Promise<Subject> => {
  const found = await findReportCase(CaseId.parse(id));
  return found ? { userId: toAffectedId(found), propertyId: found.propertyId } : {};
};

const findWriter = async (id: string): Promise<Subject> => {
  const found = await findTicket(TicketId.parse(id));
  return found ? { userId: found.userId, name: found.name } : {};
};

const findPayer = async (id: string): Promise<Subject> => {
  if (TicketId.safeParse(id).success) return findWriter(id);
  const payment = PaymentId.safeParse(id);
  const found = payment.success ? await findPayment(payment.data) : await findPackage(id);
  return found ? { userId: found.ownerId, propertyId: found.propertyId } : {};
};

const finders: Readonly<Record<TaskKind, (id: string) => Promise<Subject>>> = {
  home_review: findHome,
  ownership_proof: findHome,
  seal: findHome,
  report: findCase,
  appeal: findCase,
  comment: async (id) => ({ userId: (await findComment(CommentId.parse(id)))?.authorId }),
  affiliate: async (id) => {
    const found = await findApplication(ApplicationId.parse(id));
    return found ? { name: found.name } : {};
  },
  ticket: findWriter,
  identity_check: async (id) => ({ userId: (await findIdentityCheck(id))?.userId }),
  buyer_check: async (id) => ({ userId: (await findCheckById(BuyerCheckId.parse(id)))?.userId }),
  refund: findPayer,
};

/** The people and homes of tasks, in their order; nothing for what is gone. Rows of all tasks are read together. */
export async function loadTaskSubjects(tasks: readonly Task[]): Promise<readonly TaskSubject[]> {
  const subjects = await loadTogether(() =>
    Promise.all(tasks.map(({ kind, subjectId }) => finders[kind](subjectId))),
  );
  const homes = await listProperties([...new Set(subjects.flatMap(({ propertyId }) => propertyId ?? []))]);
  const byId = new Map(homes.map((home) => [home.id, home]));
  const found = subjects.map(({ userId, propertyId, name }) => {
    const home = propertyId && byId.get(propertyId);
    return { userId: userId ?? home?.ownerId, home, name };
  });
  const people = await loadAccounts(found.flatMap(({ userId }) => userId ?? []));
  return found.map(({ userId, home, name }) => ({
    ...(userId
      ? { person: { id: userId, user_name: people.get(userId)?.user_name ?? null } }
      : name !== undefined && { person: { id: null, user_name: name } }),
    ...(home && { home: formatFullAddress(home) }),
  }));
}

/** What the line of a task says in every list. */
export function toTaskLine(task: Task, subject: TaskSubject | undefined) {
  const { kind, subjectId, title } = task;
  return { id: formatTaskId(task), kind, subjectId, title, ...subject };
}
