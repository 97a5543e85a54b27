export interface PackQuestion {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  /** `yes_no` asks for details after yes; `text` is free. */
  readonly kind: 'yes_no' | 'text';
  /** What a document would prove, where one helps. */
  readonly document?: string;
  readonly optional?: true;
  /** Its words fit in one line. */
  readonly oneLine?: true;
}
export interface PackSection {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly PackQuestion[];
  /** Asked of leasehold homes alone. */
  readonly leaseholdOnly?: true;
}

/** What buyers' solicitors ask first, in our own words; the order is that of the page and of the paper. */
export const packSections = [
  {
    key: 'title',
    title: 'Title',
    questions: [
      {
        key: 'title_number',
        label: 'Title number',
        hint: 'It’s on your title register, for example WYK123456. Write “not registered” if the home has none.',
        kind: 'text',
        oneLine: true,
        document: 'Title register or deeds',
      },
      {
        key: 'owner_names',
        label: 'Names of all owners',
        hint: 'As they’re written on the title.',
        kind: 'text',
        oneLine: true,
      },
      {
        key: 'others_living',
        label: 'Does anyone aged 17 or over who isn’t an owner live here?',
        kind: 'yes_no',
      },
      { key: 'vacant', label: 'Is any part of the home let or occupied after completion?', kind: 'yes_no' },
    ],
  },
  {
    key: 'lease',
    title: 'Lease',
    leaseholdOnly: true,
    questions: [
      {
        key: 'lease_term',
        label: 'When did the lease begin, and for how many years?',
        kind: 'text',
        oneLine: true,
        document: 'Lease',
      },
      {
        key: 'ground_rent',
        label: 'Ground rent, and when it rises',
        kind: 'text',
        oneLine: true,
        document: 'Last demand',
      },
      {
        key: 'service_charge',
        label: 'Service charge of the last three years',
        kind: 'text',
        document: 'Service charge accounts',
      },
      { key: 'landlord', label: 'Landlord and managing agent, with contact', kind: 'text' },
      { key: 'major_works', label: 'Are larger works planned or billed?', kind: 'yes_no' },
      {
        key: 'building_safety',
        label: 'Is there anything outstanding about cladding or fire safety?',
        kind: 'yes_no',
        document: 'Fire risk assessment or EWS1',
      },
    ],
  },
  {
    key: 'boundaries',
    title: 'Boundaries and neighbours',
    questions: [
      {
        key: 'boundaries',
        label: 'Who looks after each boundary: left, right, back and front?',
        kind: 'text',
      },
      { key: 'shared_use', label: 'Is any path, drive, drain or wall shared?', kind: 'yes_no' },
      { key: 'disputes', label: 'Has there been a dispute or complaint about the home?', kind: 'yes_no' },
      {
        key: 'notices',
        label: 'Have you had letters or notices from neighbours, the council or utilities?',
        kind: 'yes_no',
        document: 'Notices',
      },
    ],
  },
  {
    key: 'alterations',
    title: 'Alterations and consents',
    questions: [
      {
        key: 'building_work',
        label: 'Has the home been extended, converted or structurally changed?',
        kind: 'yes_no',
        document: 'Planning permission and completion certificate',
      },
      {
        key: 'windows_electrics_boiler',
        label: 'Have windows, electrics or the boiler been replaced since 2002?',
        kind: 'yes_no',
        document: 'FENSA, electrical or Gas Safe certificate',
      },
      { key: 'protected', label: 'Is it listed or in a conservation area?', kind: 'yes_no' },
      {
        key: 'solar',
        label: 'Are there solar panels?',
        kind: 'yes_no',
        document: 'MCS certificate or lease',
      },
    ],
  },
  {
    key: 'guarantees',
    title: 'Guarantees and insurance',
    questions: [
      {
        key: 'guarantees',
        label: 'Are there guarantees or warranties, for example for damp, roof, windows or a new home?',
        kind: 'yes_no',
        document: 'Guarantees',
      },
      { key: 'insurance', label: 'Is the building insured?', kind: 'yes_no' },
      {
        key: 'insurance_trouble',
        label: 'Has a claim been made, or insurance been refused or made dearer?',
        kind: 'yes_no',
      },
    ],
  },
  {
    key: 'environment',
    title: 'Environment',
    questions: [
      {
        key: 'flooding',
        label: 'Has any part of the home or garden been flooded?',
        kind: 'yes_no',
        document: 'Flood report',
      },
      {
        key: 'radon',
        label: 'Is it in an area with radon, or has it been tested?',
        kind: 'yes_no',
        document: 'Radon test',
      },
      {
        key: 'knotweed',
        label: 'Is or was there Japanese knotweed here or next door?',
        kind: 'yes_no',
        document: 'Treatment plan',
      },
      {
        key: 'epc',
        label: 'Energy performance certificate',
        hint: 'Its number, or why the home needs none.',
        kind: 'text',
        oneLine: true,
        document: 'Certificate',
      },
    ],
  },
  {
    key: 'services',
    title: 'Services and parking',
    questions: [
      {
        key: 'utilities',
        label: 'Electricity, gas and water: suppliers, and where the meters are',
        kind: 'text',
      },
      {
        key: 'heating',
        label: 'Heating: what it is, how old, and when it was last serviced',
        kind: 'text',
        oneLine: true,
        document: 'Service record',
      },
      {
        key: 'drainage',
        label: 'Is the home off the mains sewer?',
        kind: 'yes_no',
        document: 'Drainage records',
      },
      {
        key: 'broadband',
        label: 'Broadband: kind and supplier',
        kind: 'text',
        oneLine: true,
        optional: true,
      },
      { key: 'parking', label: 'Parking: where, and what it costs', kind: 'text', oneLine: true },
      {
        key: 'council_tax',
        label: 'Council tax band or yearly rates, and anything that could change them',
        kind: 'text',
        oneLine: true,
      },
    ],
  },
  {
    key: 'contents',
    title: 'Fittings and contents',
    questions: [
      { key: 'included', label: 'What stays and is in the price', kind: 'text' },
      { key: 'excluded', label: 'What you take with you', kind: 'text' },
      { key: 'for_sale', label: 'What could be bought on top, with its price', kind: 'text', optional: true },
    ],
  },
] as const satisfies readonly PackSection[];

const sections: readonly PackSection[] = packSections;

/** The sections that a home is asked, by its tenure. */
export function listSections(tenure: string): readonly PackSection[] {
  return sections.filter(({ leaseholdOnly }) => !leaseholdOnly || tenure !== 'freehold');
}

export function findQuestion(key: string): PackQuestion | undefined {
  return sections.flatMap(({ questions }) => questions).find((question) => question.key === key);
}
