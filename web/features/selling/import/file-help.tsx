import { formatCounted } from '../../../lib/format.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { csvColumns } from './csv-columns.ts';
import { fileLimits } from './file-limits.ts';

const kinds = [
  [
    'CSV',
    'A table from Excel, Numbers or Google Sheets, with one home in each row. Use our template or your own headings.',
  ],
  ['BLM', 'What estate agents’ programs export for property portals. Ask your agent for it when you leave.'],
  ['REAXML', 'What some other programs export, with the ending .xml.'],
  [
    'PDTF',
    'Property packs in the format of the Property Data Trust Framework, version 3, with the ending .json: from agents, conveyancers, or Gable.',
  ],
  [
    'Zip',
    `One of these files with its photos, floor plans and energy certificates. Up to ${formatCounted(fileLimits.zipFiles, 'file')}.`,
  ],
] as const;

/** Which files there are, and the columns of a table. */
export function FileHelp() {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="kinds" className="grid gap-3">
        <h2 id="kinds" className="text-xl">
          Which files you can use
        </h2>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
          {kinds.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="max-w-prose text-muted max-sm:-mt-3">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-muted">
          Homes to let are left out. What the file doesn’t say, we ask you for in the usual six steps.
        </p>
      </section>
      <section aria-labelledby="columns" className="grid justify-items-start gap-3">
        <h2 id="columns" className="text-xl">
          A table of your own
        </h2>
        <p className="max-w-prose text-muted">
          The first row names the columns, in any order and with or without capitals. Leave out what you don’t
          know. Commas, semicolons or tabs between the cells all work.
        </p>
        <CsvButton
          file="gable-homes"
          label="Download the template"
          rows={() => [csvColumns.map(({ heading }) => heading), csvColumns.map(({ example }) => example)]}
        />
        <details className="w-full">
          <summary className="link inline-flex min-h-11 items-center">What goes in each column</summary>
          <dl className="grid gap-x-6 gap-y-3 pt-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
            {csvColumns.map(({ heading, help, example }) => (
              <div key={heading} className="contents">
                <dt className="font-semibold">{heading}</dt>
                <dd className="min-w-0 break-words text-muted max-sm:-mt-3">{`${help} Example: ${example}`}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </div>
  );
}
