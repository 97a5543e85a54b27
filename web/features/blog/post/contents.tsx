import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Heading } from './headings.ts';

interface Props {
  readonly headings: readonly Heading[];
}

/** The table of contents of a long post: in the margin if there is room, else folded above the text. */
export function Contents({ headings }: Props) {
  return (
    <>
      <details className="group rounded-md border border-line bg-surface lg:hidden" data-print="no">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
          In this guide
          <Icon as={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="In this guide" className="px-4 pb-3">
          <SectionLinks headings={headings} />
        </nav>
      </details>
      <MarginContents headings={headings} />
    </>
  );
}

function MarginContents({ headings }: Props) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="sticky top-24 hidden lg:block" data-print="no">
      <h2 id={id} className="mb-2 text-base">
        In this guide
      </h2>
      <SectionLinks headings={headings} />
    </nav>
  );
}

const SectionLinks = ({ headings }: Props) => (
  <ol className="grid border-l border-line text-sm">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <Link
          to={{ hash: `#${id}` }}
          replace
          className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-muted hover:border-action hover:text-ink"
        >
          {text}
        </Link>
      </li>
    ))}
  </ol>
);
