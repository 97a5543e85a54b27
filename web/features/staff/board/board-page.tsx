import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { boardQuery } from './api.ts';
import { BoardSummary } from './board-summary.tsx';
import { ComplaintFigures } from './complaint-figures.tsx';
import { FunnelFigure } from './funnel-figure.tsx';
import { HomesFigure, SalesFigure } from './market-figures.tsx';
import { type DayRange, parseRange, rangeLengths, toRange } from './range.ts';
import { RevenueFigure } from './revenue-figure.tsx';
import { TimesFigure } from './times-figure.tsx';

export const handle: Handle = { head: { title: 'Board', noindex: true } };

const toPath = ({ from, to }: DayRange): string => `/staff/board?from=${from}&to=${to}`;

/** /staff/board: how the business does between two days. */
export function Component() {
  const [search] = useSearchParams();
  const range = parseRange(search);
  const query = useQuery(boardQuery(range));
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="text-2xl">Board</h1>
        <p className="text-muted">What happened on the site, by the day in London</p>
      </header>
      <RangeChoices key={`${range.from} ${range.to}`} range={range} />
      <StaffSection query={query} what="load the board">
        {(board) => (
          <>
            <BoardSummary board={board} />
            <HomesFigure board={board} />
            <SalesFigure board={board} />
            <RevenueFigure board={board} />
            <FunnelFigure board={board} />
            <TimesFigure board={board} />
            <ComplaintFigures board={board} />
          </>
        )}
      </StaffSection>
    </div>
  );
}

function RangeChoices({ range }: { readonly range: DayRange }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(range);
  const chosen = rangeLengths.find(({ days }) => toPath(toRange(days)) === toPath(range));
  const show = (event: FormEvent) => {
    event.preventDefault();
    void navigate(toPath(typed));
  };
  return (
    <div className="grid gap-4">
      <FilterChoices
        label="How long"
        chosen={chosen?.label}
        choices={rangeLengths.map(({ days, label }) => ({ value: label, label, to: toPath(toRange(days)) }))}
      />
      <form onSubmit={show} className="flex flex-wrap items-end gap-3">
        <Field label="First day">
          <TextInput
            type="date"
            required
            value={typed.from}
            max={typed.to}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        </Field>
        <Field label="Last day">
          <TextInput
            type="date"
            required
            value={typed.to}
            min={typed.from}
            onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
    </div>
  );
}
