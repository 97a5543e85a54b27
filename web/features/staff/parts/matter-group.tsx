import type { ReactNode } from 'react';

interface GroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** One kind of what a person or a home has; nothing where there is none. */
export function MatterGroup<Row>({ title, rows, children }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2 pt-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="border-b border-line">{rows.map(children)}</ul>
    </section>
  );
}
