import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { tasksQuery } from '../tasks/api.ts';
import { TaskRow } from '../tasks/task-row.tsx';

export const handle: Handle = { head: { title: 'Buyer checks', noindex: true } };

/** /staff/buyer-checks: checks that wait for a decision, sorted by due date. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(tasksQuery({ kind: 'buyer_check', page }));
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl">Buyer checks</h1>
        <p className="text-muted">Papers by which buyers show that they can proceed.</p>
      </header>
      <StaffSection query={query} what="load the checks">
        {({ tasks, total, per_page }) =>
          total === 0 ? (
            <EmptyState icon={CircleCheck} title="No checks to decide">
              What buyers hand in will appear here.
            </EmptyState>
          ) : (
            <>
              <ul>
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} />
                ))}
              </ul>
              <Pagination page={page} perPage={per_page} total={total} />
            </>
          )
        }
      </StaffSection>
    </div>
  );
}
