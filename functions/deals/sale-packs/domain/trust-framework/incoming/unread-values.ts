import { type FrameworkNode, listLeaves } from './framework-node.ts';

/** People's names, addresses and dates of birth are theirs, and other people's bank details nobody's here. */
const personal = /^\/participants\/|\/bankDetails\/|\/(?:contact|namesOfLegalOwners)\//;

/** A value of a file that has no place here, in plain words. */
export interface UnreadValue {
  readonly pointer: string;
  /** As `Electricity › Mains electricity › Supplier`. */
  readonly name: string;
  readonly value: string;
}

/** What no reader has looked at, in the file's order; of people only that they are there. */
export function listUnread(root: FrameworkNode): { values: UnreadValue[]; hasPeople: boolean } {
  const left = listLeaves(root).filter(({ isRead }) => !isRead);
  const values = left
    .filter(({ pointer }) => !personal.test(pointer))
    .map(({ pointer, value }) => ({ pointer, name: namePointer(pointer), value: String(value) }));
  return { values, hasPeople: left.some(({ pointer }) => personal.test(pointer)) };
}

/** A JSON pointer as people read it. */
export function namePointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .filter((name) => name !== 'propertyPack' && name !== 'yesNo')
    .map(splitWords)
    .join(' › ');
}

function splitWords(name: string): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
