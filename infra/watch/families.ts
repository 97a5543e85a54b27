/**
 * The families of alarms. A family's name is a part of its alarms' names, `gable-<stage>-<family>-<alarm>`, and the
 * anchor of its section in docs/runbook.md; `notice` states what people notice while one of them is on.
 */
export const alarmFamilies = {
  site: {
    title: 'Site',
    notice: 'People cannot use the site.',
  },
  'api-errors': {
    title: 'API errors',
    notice: 'Pages show “Something went wrong” where they should show content.',
  },
  'api-latency': {
    title: 'API latency',
    notice: 'Pages take seconds to show their content.',
  },
  'sign-in': {
    title: 'Sign-in',
    notice: 'People cannot log in or register, or are shown the site as visitors.',
  },
  'live-updates': {
    title: 'Live updates',
    notice: 'Open pages show new messages and offers after ten seconds instead of at once.',
  },
  table: {
    title: 'Table',
    notice: 'Calls are slow or fail, as DynamoDB refuses or loses requests.',
  },
  capacity: {
    title: 'Capacity',
    notice: 'Calls are refused and background work waits, as the account has no free runs of Lambda.',
  },
  relay: {
    title: 'Relay',
    notice: 'What follows an action is late: mails, search results, counts, live updates.',
  },
  'dead-letters': {
    title: 'Dead letters',
    notice: 'One consequence of an action is missing, such as a mail, and does not come by itself.',
  },
  queues: {
    title: 'Queues',
    notice: 'Mails and pictures are late, as their queues grow; or no one counts what is in the queues.',
  },
  mail: {
    title: 'Mail',
    notice: 'Nothing yet. Too many mails come back, and AWS stops all mail of an account that goes on so.',
  },
  security: {
    title: 'Security',
    notice: 'Mostly nothing: limits and signatures refuse whoever tries.',
  },
  money: {
    title: 'Money',
    notice: 'Someone has paid too much or too little, or waits for money.',
  },
  uploads: {
    title: 'Uploads',
    notice: 'An owner is asked to upload a photo or document again.',
  },
  portals: {
    title: 'Portals',
    notice: 'A home is missing, or out of date, on Rightmove, Zoopla or OnTheMarket.',
  },
  'staff-promises': {
    title: 'Staff promises',
    notice: 'People wait for the team longer than the site promised.',
  },
  'search-cluster': {
    title: 'Search cluster',
    notice:
      'Nothing yet, while the index in memory answers; otherwise the search shows that it does not answer.',
  },
  cdn: {
    title: 'CDN',
    notice: 'Pages, pictures or calls fail before they reach the API.',
  },
  certificate: {
    title: 'Certificate',
    notice: 'Nothing yet. Browsers refuse the site from the day on which its certificate expires.',
  },
} as const satisfies Readonly<Record<string, AlarmFamily>>;

export interface AlarmFamily {
  /** The heading of the family's section in the runbook. */
  readonly title: string;
  /** What people notice. */
  readonly notice: string;
}

export type AlarmFamilyName = keyof typeof alarmFamilies;

/** The alarm's name, which is unique in its account and region. */
export function toAlarmName(stage: string, family: AlarmFamilyName, alarm: string): string {
  return `gable-${stage}-${family}-${alarm}`;
}

/** Where the runbook states what to do. */
export function toRunbookSection(family: AlarmFamilyName): string {
  return `docs/runbook.md#${family}`;
}
