import { describeOperator, type Operator } from '../../../../kernel/operator.ts';
import { html, type Html } from '../html.ts';
import { operatorTitle } from '../texts/contact-text.ts';

/** Who runs the site and how to reach them, as far as the stage has it. */
export interface OperatorContact {
  readonly operator?: Operator | undefined;
  readonly supportEmail?: string | undefined;
}

/** The operator's name and contact details; `undefined` without any. */
export function renderOperatorDetails({ operator, supportEmail }: OperatorContact): Html | undefined {
  const words = operator && describeOperator(operator);
  const phone = operator?.supportPhone;
  if (!words && !supportEmail && !phone) return undefined;
  return html`<section class="grid max-w-prose gap-2">
    <h2 class="text-xl">${operatorTitle}</h2>
    ${words ? html`<p>${words}</p>` : undefined}
    ${
      supportEmail
        ? html`<p>Email: <a class="link break-all" href="mailto:${supportEmail}">${supportEmail}</a></p>`
        : undefined
    }
    ${
      phone
        ? html`<p>Phone: <a class="link" href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>`
        : undefined
    }
  </section>`;
}
