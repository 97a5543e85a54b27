import { LeaveGuard } from '../wizard/leave-guard.tsx';

/** Asks before the page is left while pictures are on their way. */
export function WorkGuard({ isWorking }: { readonly isWorking: boolean }) {
  return <LeaveGuard isUnsaved={isWorking} flush={stayUnsaved} />;
}

/** Nothing can be hurried. */
const stayUnsaved = async () => false;
