import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type TravelMode, travelModes } from '../../../../functions/finding/search/domain/journey.ts';
import { type Journey, travelAreaQuery } from '../../../entities/travel/api.ts';
import { DestinationField } from '../../../entities/travel/destination-field.tsx';
import {
  arrival,
  describeTravelSource,
  describeTravelError,
  formatMinutes,
  modeNames,
} from '../../../entities/travel/labels.ts';
import { storeLastDestination } from '../../../entities/travel/last-destination.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Filters } from '../filters/filters.ts';
import { noJourney, readJourney, writeJourney } from '../filters/journey.ts';

interface Props {
  readonly filters: Filters;
  readonly onChange: (change: Filters) => void;
  /** Called while the area of a journey is on its way, and when it is there. */
  readonly onWait: (isWaiting: boolean) => void;
}

const offeredMinutes = [10, 15, 20, 30, 45, 60, 90];
const usual = { mode: 'public_transport', minutes: 30 } as const;

/** The journey of a search: where to, how and in how many minutes. Its area becomes the filter. */
export function TravelFields({ filters, onChange, onWait }: Props) {
  const queries = useQueryClient();
  const asked = readJourney(filters);
  const [journey, setJourney] = useState<Omit<Journey, 'to'> & Partial<Journey>>(asked ?? usual);
  const area = useMutation({
    mutationFn: (next: Journey) => queries.fetchQuery(travelAreaQuery(next)),
    onMutate: () => onWait(true),
  });
  const ask = (next: Journey) =>
    area.mutate(next, {
      // Only for the latest of several questions.
      onSuccess: (answer) => onChange(writeJourney(next, answer.area)),
      onSettled: () => onWait(false),
    });
  const change = (part: Partial<Journey>) => {
    const { to, ...how } = { ...journey, ...part };
    setJourney({ ...how, ...(to && { to }) });
    if (part.to) storeLastDestination(part.to);
    if (to) ask({ to, ...how });
  };
  const minutes = [...new Set([...offeredMinutes, journey.minutes])].toSorted((a, b) => a - b);
  return (
    <Fieldset legend="Travel time">
      <div className="grid gap-4">
        <DestinationField label="Travel to" value={journey.to} onChoose={(to) => change({ to })} />
        <div className="grid grid-cols-2 gap-3">
          <Field label="How">
            <Select
              value={journey.mode}
              options={travelModes.map((value) => ({ value, label: modeNames[value] }))}
              onChange={({ target }) => change({ mode: toMode(target.value) })}
            />
          </Field>
          <Field label="At most">
            <Select
              value={String(journey.minutes)}
              options={minutes.map((value) => ({ value: String(value), label: formatMinutes(value) }))}
              onChange={({ target }) => change({ minutes: Number(target.value) })}
            />
          </Field>
        </div>
        <output className="text-sm text-muted">
          {area.isPending && 'Working out the area…'}
          {area.isSuccess && describeTravelSource(area.data.source)}
          {area.isIdle && arrival}
        </output>
        {area.isError && (
          <Notice kind="error" alert>
            <p>{describeTravelError(area.error)}</p>
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => change({})}>
              Try again
            </Button>
          </Notice>
        )}
        {filters.travel_area && (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => {
              area.reset();
              onWait(false);
              setJourney(usual);
              onChange(noJourney);
            }}
          >
            Any travel time
          </Button>
        )}
      </div>
    </Fieldset>
  );
}

const toMode = (value: string): TravelMode => travelModes.find((mode) => mode === value) ?? usual.mode;
