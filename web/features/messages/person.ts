import { startCase } from '../../lib/format.ts';

/** A person's name as it is shown; an account that is gone has none. */
export const personName = ({ user_name }: { readonly user_name: string | null }): string =>
  user_name === null ? 'Former member' : startCase(user_name);
