import type { Board } from './api.ts';
import { Figure } from './figure.tsx';

const stepNames = [
  'Address saved',
  'Price saved',
  'Description saved',
  'Photos saved',
  'Floor plan or video saved',
  'Last step saved',
];

/** How far the drafts that were begun in the range got. */
export function FunnelFigure({ board: { from, to, funnel } }: { readonly board: Board }) {
  const stages = [
    { name: 'Started', count: funnel.started },
    ...stepNames.map((name, nth) => ({ name, count: funnel.steps[nth]?.count ?? 0 })),
    { name: 'Sent', count: funnel.submitted },
    { name: 'Package chosen', count: funnel.chosen },
    { name: 'Paid', count: funnel.paid },
    { name: 'On sale', count: funnel.published },
  ];
  const share = (count: number): number =>
    funnel.started === 0 ? 0 : Math.round((100 * count) / funnel.started);
  const rows = stages.map(({ name, count }) => ({ label: name, values: [count, share(count)] }));
  return (
    <Figure
      title="The wizard"
      unit="Step"
      columns={[
        { name: 'Homes', drawn: 'action' },
        { name: 'Of started', format: (value) => `${value}%` },
      ]}
      rows={rows}
      inOrder
      empty="Nobody started to list a home."
      file={`gable-wizard-${from}-${to}`}
      fileRows={() => [
        ['Step', 'Homes', 'Percent of started'],
        ...rows.map(({ label, values }) => [label, ...values]),
      ]}
    >
      <p className="text-muted">
        Homes that people started to list in this time, and how far they’ve got by now. A free package needs
        no payment.
      </p>
    </Figure>
  );
}
