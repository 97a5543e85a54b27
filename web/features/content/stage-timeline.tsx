import type { Stage } from './timelines.ts';

/** Stages in order, each with its cost and duration. */
export function StageTimeline({
  title,
  stages,
}: {
  readonly title: string;
  readonly stages: readonly Stage[];
}) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{title}</h2>
      <ol className="grid">
        {stages.map((stage, at) => (
          <li key={stage.title} className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-4 pb-7 last:pb-0">
            {at < stages.length - 1 && (
              <span aria-hidden className="absolute top-9 bottom-0 left-4.5 w-px -translate-x-1/2 bg-line" />
            )}
            <span
              aria-hidden
              className="tabular grid size-9 place-items-center rounded-full bg-action-soft font-bold text-action-strong"
            >
              {at + 1}
            </span>
            <div className="grid gap-1 pt-1">
              <h3 className="text-lg leading-7">{stage.title}</h3>
              <p className="text-muted">{stage.text}</p>
              <dl className="mt-1 grid gap-x-3 grid-cols-[auto_minmax(0,1fr)] text-sm">
                <dt className="font-semibold">Costs</dt>
                <dd>{stage.cost}</dd>
                <dt className="font-semibold">Takes</dt>
                <dd>{stage.takes}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
