import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups, toGroupFolder } from './groups.ts';

const labels = ['States', 'Events in', 'Events out', 'Invariants'] as const;
const readReadme = (group: string): string => readFileSync(`${toGroupFolder(group)}/README.md`, 'utf8');

describe('the README of a group', () => {
  test.each(groups.order)(
    'of %s has a purpose and the four labels in at most 20 lines and 220 words',
    (group) => {
      const readme = readReadme(group);
      expect(readme).toMatch(/^# .+\n\n[A-Z].{40}/);
      const found = Array.from(
        readme.matchAll(/^- \*\*(States|Events in|Events out|Invariants)\*\*/gm),
        ([, label]) => label,
      );
      expect(found).toEqual(labels);
      expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
      expect(readme.split(/\s+/).length).toBeLessThanOrEqual(220);
    },
  );
});
