import * as z from 'zod';

/** What happened, as the outbox keeps it: the event's name and its parsed detail. */
export interface DomainEvent {
  readonly name: string;
  readonly detail: Record<string, unknown>;
}

/** One lifecycle event: its name on the bus, the shape of its detail, an example, and how to raise it. */
export interface EventType<Name extends string = string, Detail extends z.ZodObject = z.ZodObject> {
  readonly name: Name;
  readonly detail: Detail;
  readonly example: z.output<Detail>;
  of(fields: z.input<Detail>): DomainEvent;
}

export const eventSource = 'gable';

/** `<noun>.<verb>.v<n>`; the example is parsed under test and shown in the catalogue. */
export function defineEvent<const Name extends `${string}.${string}.v${number}`, Detail extends z.ZodObject>(
  name: Name,
  detail: Detail,
  example: z.output<Detail>,
): EventType<Name, Detail> {
  return { name, detail, example, of: (fields) => ({ name, detail: detail.parse(fields) }) };
}

/** Who and what caused an event; travels beside the detail so that every subscriber can trace it. */
export const Envelope = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  actor: z.string().nullable(),
  correlationId: z.string(),
});
export type Envelope = z.output<typeof Envelope>;
