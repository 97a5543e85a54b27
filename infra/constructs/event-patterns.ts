import { createHash } from 'node:crypto';
import type { EventPattern } from 'aws-cdk-lib/aws-events';

/** Characters of a pattern; EventBridge takes 2,048. */
export const maxPatternLength = 2_000;

/**
 * Patterns that together match the events of these names once each. There are as few as the length of a pattern
 * allows: one, two, four and so on. With the same number of patterns a name stays where it is, whatever is added or
 * removed; where their number doubles, a name stays or moves to a later pattern.
 * @throws RangeError where one name alone is too long
 */
export function toEventPatterns(source: string, names: readonly string[]): EventPattern[] {
  for (let count = 1; ; count *= 2) {
    const parts = Array.from({ length: count }, (_, part) =>
      names.filter((name) => hashName(name) % count === part),
    ).filter((part) => part.length > 0);
    if (parts.every((part) => measurePattern(source, part) <= maxPatternLength))
      return parts.map((detailType) => ({ source: [source], detailType }));
    if (parts.some((part) => part.length === 1 && measurePattern(source, part) > maxPatternLength))
      throw new RangeError('The name of an event is longer than a pattern may be');
  }
}

const hashName = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE();

/** As the deployment sends it. */
const measurePattern = (source: string, names: readonly string[]): number =>
  JSON.stringify({ source: [source], 'detail-type': names }).length;
