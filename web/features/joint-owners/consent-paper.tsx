import type { Consent } from '../../entities/joint-owner/consent-api.ts';

/** The consent as its PDF has it, to be read before it is signed. */
export function ConsentPaper({ consent: { document, paper } }: { readonly consent: Consent }) {
  return (
    <section
      aria-labelledby="consent-paper"
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="consent-paper" className="text-xl">
          {document}
        </h2>
        <p>{paper.about}</p>
        <p className="text-sm text-muted">{`${paper.stamp} ${paper.issued}`}</p>
      </div>
      {paper.sections.map(({ heading, rows }) => (
        <div key={heading} className="grid gap-2">
          <h3 className="text-lg">{heading}</h3>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2">
            {rows.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-sm text-muted sm:text-base">{label}</dt>
                <dd className="mb-2 wrap-anywhere sm:mb-0">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {paper.footnotes.map((text) => (
        <p key={text} className="text-sm text-muted">
          {text}
        </p>
      ))}
    </section>
  );
}
