import { formatPersonName } from '../../../lib/format.ts';
import type { StaffTask } from './api.ts';

type NamedTask = Pick<StaffTask, 'title' | 'home' | 'person'>;

export function namePerson({ person }: NamedTask): string | undefined {
  return person && formatPersonName(person);
}

/** What a task is about, with the home or else the person that tells it from others of its kind. */
export function nameTask(task: NamedTask): string {
  const { title, home = namePerson(task) } = task;
  return home === undefined ? title : `${title}: ${home}`;
}
