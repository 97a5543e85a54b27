import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from '../../../web/ui/icon.tsx';

test.each([undefined, 'text-muted', 'shrink-0', 'text-muted shrink-0'])(
  'an icon with the class %s has each class once and keeps its width',
  async (className) => {
    const { container } = await render(<Icon as={House} {...(className && { className })} />);
    const classes = container.querySelector('svg')?.getAttribute('class')?.split(/\s+/).filter(Boolean) ?? [];
    expect(classes).toContain('shrink-0');
    expect(classes).toEqual([...new Set(classes)]);
  },
);
