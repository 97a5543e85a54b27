import { FrameworkFault } from './framework-node.ts';
import { createFrameworkReader, type FrameworkDoubt } from './framework-reader.ts';
import { openFrameworkFile } from './open-framework-file.ts';
import { type FrameworkAnswer, readAnswers } from './read-answers.ts';
import { type ReadKeyFacts, readKeyFacts } from './read-key-facts.ts';
import { type ReadListing, readListing } from './read-listing.ts';
import { listUnread, type UnreadValue } from './unread-values.ts';

/** All that a file of the Property Data Trust Framework says of a home, understood or not. */
export interface FrameworkReading {
  readonly reference: string | undefined;
  /** How far the sale is, in the framework's words. */
  readonly status: string | undefined;
  readonly listing: ReadListing;
  readonly keyFacts: ReadKeyFacts;
  readonly answers: readonly FrameworkAnswer[];
  /** What has a place here, and is said otherwise. */
  readonly doubts: readonly FrameworkDoubt[];
  /** What has no place here. */
  readonly unread: readonly UnreadValue[];
  /** Whether it has people in it, of whom nothing is taken. */
  readonly hasPeople: boolean;
}

/** @throws FrameworkFault for a file that is none, or none that we read */
export function readFrameworkFile(
  text: string,
  { savedAt, now }: { readonly savedAt: Date; readonly now: Date },
): FrameworkReading {
  const { root, reference } = openFrameworkFile(text, savedAt.toISOString().slice(0, 10));
  const reader = createFrameworkReader(root);
  const listing = readListing(reader);
  const keyFacts = readKeyFacts(reader, now);
  const answers = readAnswers(reader);
  const status = root.children.get('status');
  if (status) status.isRead = true;
  const { values, hasPeople } = listUnread(root);
  const doubts = [
    ...new Map(reader.doubts.map((doubt) => [`${doubt.asks} ${doubt.pointer}`, doubt])).values(),
  ];
  if (!root.children.has('propertyPack'))
    throw new FrameworkFault('This file says nothing of a home: it has no property pack.');
  return {
    reference,
    status: typeof status?.value === 'string' ? status.value : undefined,
    listing,
    keyFacts,
    answers,
    doubts,
    unread: values,
    hasPeople,
  };
}
