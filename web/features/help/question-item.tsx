import { ChevronDown, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { HelpQuestion } from '../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** A question with an answer that opens below it. */
export function QuestionItem({
  question,
  isOpen,
  heading: Heading = 'h3',
}: {
  readonly question: HelpQuestion;
  readonly isOpen: boolean;
  readonly heading?: 'h3' | 'h4';
}) {
  const { id, question: title, answer, link } = question;
  const [pressed, setPressed] = useState<boolean>();
  const open = pressed ?? isOpen;
  return (
    <div id={id} className="scroll-mt-24 border-t border-line">
      <Heading className="text-base font-medium">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          className="flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left hover:text-action"
          onClick={() => setPressed(!open)}
        >
          {title}
          <Icon as={ChevronDown} size={20} className={cx('shrink-0 text-muted', open && 'rotate-180')} />
        </button>
      </Heading>
      <div id={`${id}-answer`} hidden={!open} className="max-w-prose pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            {paragraph}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-5">
          {link && (
            <Link to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          )}
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-ink hover:underline"
          >
            <Icon as={Link2} size={16} /> Link to this answer
          </a>
        </p>
      </div>
    </div>
  );
}
