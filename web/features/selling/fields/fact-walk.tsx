import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAnswered } from '../../../../functions/listings/properties/domain/fact-answers.ts';
import {
  type KeyFactName,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type {
  KeyFactEntry,
  KeyFactGroup,
} from '../../../../functions/listings/properties/domain/key-fact.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFacts } from '../editor.tsx';
import { FactQuestion } from './fact-questions.tsx';
import { NewTabLink } from './new-tab-link.tsx';

export interface QuestionGroup {
  readonly title: string;
  readonly group: KeyFactGroup;
  /** Where the answers can be looked up. */
  readonly source?: { readonly href: string; readonly label: string };
}

interface Props {
  readonly names: readonly KeyFactName[];
  readonly groups: readonly QuestionGroup[];
  readonly onDone: () => void;
}

/** The key facts one at a time, from the first that has no answer. */
export function FactWalk({ names, groups, onDone }: Props) {
  const [facts] = useFacts();
  const [at, setAt] = useState(() => names.find((name) => !isAnswered(name, facts)) ?? names[0]);
  const head = useRef<HTMLParagraphElement>(null);
  if (at === undefined) return null;
  const index = names.indexOf(at);
  const next = names[index + 1];
  const fact: KeyFactEntry = keyFactTable[at];
  const group = groups.find((one) => one.group === fact.group);
  const go = (name: KeyFactName | undefined) => {
    if (name === undefined) return onDone();
    flushSync(() => setAt(name));
    head.current?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label="One question at a time"
      className="border-y border-line py-4 sm:rounded-md sm:border-x sm:bg-surface sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-4">
        <p ref={head} tabIndex={-1} className="-order-1 w-0 min-w-0 grow outline-none">
          <span className="tabular block text-sm text-muted">
            Question {index + 1} of {names.length}
          </span>
          <span className="block truncate text-sm text-muted">{group?.title}</span>
          <span className="sr-only">{fact.question ?? fact.label}</span>
        </p>
        <div className="w-full">
          <FactQuestion key={at} name={at} />
          {group?.source && (
            <p className="mt-3">
              <NewTabLink href={group.source.href}>{group.source.label}</NewTabLink>
            </p>
          )}
        </div>
        {/* Read after the question and shown above it, so that both buttons stay where they are. */}
        <div className="-order-1 flex items-center gap-2">
          {index > 0 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label="Previous question"
              onClick={() => go(names[index - 1])}
            >
              <Icon as={ArrowLeft} />
            </Button>
          )}
          <Button variant={isAnswered(at, facts) ? 'primary' : 'secondary'} onClick={() => go(next)}>
            {next === undefined ? 'Done' : isAnswered(at, facts) ? 'Next' : 'Skip'}
            <Icon as={ArrowRight} size={18} />
          </Button>
        </div>
      </div>
    </section>
  );
}
