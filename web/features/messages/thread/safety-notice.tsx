import { HelpLink } from '../../../entities/help/help-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Advice against fraud, shown at the beginning until the person has written. */
export function SafetyNotice({ side }: { readonly side: 'buyer' | 'seller' }) {
  return (
    <div className="mx-auto max-w-prose py-2">
      <Notice title="Before you write">
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>Keep the conversation on Gable, so there’s a record of what was said.</li>
          <li>
            {side === 'buyer'
              ? 'Never pay a deposit or a fee to see or keep a home. Money for a home goes through solicitors, and not before they ask.'
              : 'No one needs your bank details before solicitors do. Money goes through them.'}
          </li>
          <li>
            Don’t send bank details, and be careful with links to other sites.{' '}
            <HelpLink to="spot-scam">How to recognise a scam</HelpLink>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
