import { UserId } from '../../../../events/vocabulary.ts';

/** What a search for people asks for: an id, a whole email address, or how a username begins. */
export type PersonQuery =
  | { readonly by: 'id'; readonly id: UserId }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'name'; readonly prefix: string };

export function parsePersonQuery(typed: string): PersonQuery {
  const query = typed.trim();
  const id = UserId.safeParse(query);
  if (id.success) return { by: 'id', id: id.data };
  return query.includes('@')
    ? { by: 'email', email: query.toLowerCase() }
    : { by: 'name', prefix: query.replaceAll(/\s+/g, ' ') };
}
