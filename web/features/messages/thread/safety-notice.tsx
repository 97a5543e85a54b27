import { HelpLink } from '../../../entities/help/help-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as words from '../words.ts';
import { fillNodes } from '../../../lib/fill.ts';

/** Advice against fraud, shown at the beginning until the person has written. */
export function SafetyNotice({ side }: { readonly side: 'buyer' | 'seller' }) {
  return (
    <div className="mx-auto max-w-prose py-2">
      <Notice title={words.beforeYouWrite}>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{words.keepTheConversationOnGable}</li>
          <li>{side === 'buyer' ? words.neverPayADepositOr : words.noOneNeedsYourBank}</li>
          <li>
            {fillNodes(words.dontSendBankDetailsAnd, {
              link: <HelpLink to="spot-scam">{words.howToRecogniseAScam}</HelpLink>,
            })}
          </li>
        </ul>
      </Notice>
    </div>
  );
}
