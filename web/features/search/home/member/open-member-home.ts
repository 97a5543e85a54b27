import { loadQueryClient } from '../../../../lib/query.ts';

/** A file of its own, so that the list of what a member's page loads is no part of a visitor's first script. */
export async function openMemberHome() {
  const [page] = await Promise.all([import('./member-home.tsx'), loadQueryClient()]);
  return page;
}
