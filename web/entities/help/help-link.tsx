import type { ReactNode } from 'react';
import type { HelpQuestionId } from '../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

interface Props {
  readonly to: HelpQuestionId;
  /** The question as it arises here. */
  readonly children: ReactNode;
}

/** A link to an answer of the help page. It opens a new tab, so that nothing typed on this page is lost. */
export function HelpLink({ to, children }: Props) {
  return (
    <Link to={`${paths.help}#${to}`} target="_blank" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
