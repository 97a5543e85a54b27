import type { Firm } from './actions.ts';

const createFirm = (
  name: string,
  { at, ...details }: Omit<Firm, 'firm' | 'email'> & { readonly at: string },
): Firm => ({ firm: name, email: `conveyancing@${at}.example`, ...details });

/** Solicitors and conveyancers; their numbers are of those that Ofcom keeps for stories. */
export const firms = {
  tregarthen: createFirm('Tregarthen & Lowe Solicitors', {
    contact: 'Helen Tregarthen',
    at: 'tregarthen-lowe',
    phone: '020 7946 0142',
    address: '14 Priory Lane, Colchester CO1 1LG',
    reference: 'HT/ASHWORTH/72',
  }),
  fenwick: createFirm('Fenwick Marsh Conveyancing', {
    contact: 'Joel Fenwick',
    at: 'fenwickmarsh',
    phone: '0161 496 0318',
    address: '3 Albion Court, Manchester M2 4WU',
    reference: 'JF/OKAFOR',
  }),
  severn: createFirm('Severnside Legal', {
    contact: 'Bronwen Pryce',
    at: 'severnside-legal',
    phone: '029 2018 0427',
    address: '8 Wyle Terrace, Shrewsbury SY1 1XF',
    reference: 'BP/MACRAE',
  }),
  harcourt: createFirm('Harcourt Dale Solicitors', {
    contact: 'Imogen Dale',
    at: 'harcourtdale',
    phone: '0117 496 0264',
    address: '21 Queen’s Walk, Bristol BS1 4SB',
    reference: 'ID/HOLLOWAY',
  }),
  lagan: createFirm('Lagan & Sloan Solicitors', {
    contact: 'Orla Sloan',
    at: 'lagansloan',
    phone: '028 9649 6117',
    address: '9 Corn Row, Belfast BT1 2FF',
    reference: 'OS/WHITFIELD',
  }),
  ormeau: createFirm('Ormeau Legal', {
    contact: 'Declan Rooney',
    at: 'ormeau-legal',
    phone: '028 9649 6240',
    address: '41 Park Row, Belfast BT7 3GP',
    reference: 'DR/204',
  }),
} as const;
