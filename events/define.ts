import * as z from 'zod';

/** A domain event in the outbox: its name and its parsed detail. */
export interface DomainEvent {
  readonly name: string;
  readonly detail: Record<string, unknown>;
}

/** An event type: its name on the bus, the schema of its detail, an example, and its constructor. */
export interface EventType<Name extends string = string, Detail extends z.ZodObject = z.ZodObject> {
  readonly name: Name;
  readonly detail: Detail;
  readonly example: z.output<Detail>;
  of(fields: z.input<Detail>): DomainEvent;
}

export const eventSource = 'gable';

/**
 * Defines an event type named `<noun>.<verb>.v<n>`. A test parses the example, and the catalogue shows it.
 */
export function defineEvent<const Name extends `${string}.${string}.v${number}`, Detail extends z.ZodObject>(
  name: Name,
  detail: Detail,
  example: z.output<Detail>,
): EventType<Name, Detail> {
  return { name, detail, example, of: (fields) => ({ name, detail: detail.parse(fields) }) };
}

/** Actor and cause of an event, sent with the detail so that every subscriber can trace it. */
export const Envelope = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  actor: z.string().nullable(),
  /** The API key by which the actor acted. */
  apiKey: z.string().optional(),
  correlationId: z.string(),
});
export type Envelope = z.output<typeof Envelope>;

/** An event as a subscriber receives it. */
export type ReceivedEvent<T extends EventType> =
  T extends EventType<infer Name, infer Detail>
    ? { readonly name: Name; readonly data: z.output<Detail> }
    : never;
