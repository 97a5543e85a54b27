/** The state of the delivery of an event to a target of a rule. */
export interface DeliveryEntry {
  readonly rule: string;
  readonly target: string;
  state: 'pending' | 'delivered' | 'retried' | 'dead-lettered' | 'lost' | 'rested';
  attempts: number;
  error?: string;
}

export interface EventEntry {
  readonly id: string;
  readonly bus: string;
  readonly time: string;
  readonly source: string;
  readonly detailType: string;
  readonly detail: unknown;
  readonly deliveries: DeliveryEntry[];
}

const maxEntries = 2000;

/** The events of this run with their deliveries, newest last. */
export interface EventLog {
  readonly entries: readonly EventEntry[];
  add(entry: EventEntry): void;
  delivery(eventId: string, rule: string): DeliveryEntry | undefined;
  clear(): void;
}

export function createEventLog(): EventLog {
  const entries: EventEntry[] = [];
  const byId = new Map<string, EventEntry>();
  return {
    entries,
    add(entry) {
      entries.push(entry);
      byId.set(entry.id, entry);
      const dropped = entries.length > maxEntries ? entries.shift() : undefined;
      if (dropped) byId.delete(dropped.id);
    },
    delivery: (eventId, rule) => byId.get(eventId)?.deliveries.find((delivery) => delivery.rule === rule),
    clear() {
      entries.length = 0;
      byId.clear();
    },
  };
}
