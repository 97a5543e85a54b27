import type { Firm } from './verbs.ts';

const firm = (
  name: string,
  contact: string,
  at: string,
  phone: string,
  address: string,
  reference: string,
): Firm => ({ firm: name, contact, email: `conveyancing@${at}.example`, phone, address, reference });

/** Solicitors and conveyancers; their numbers are of those that Ofcom keeps for stories. */
export const firms = {
  tregarthen: firm(
    'Tregarthen & Lowe Solicitors',
    'Helen Tregarthen',
    'tregarthen-lowe',
    '020 7946 0142',
    '14 Priory Lane, Colchester CO1 1LG',
    'HT/ASHWORTH/72',
  ),
  fenwick: firm(
    'Fenwick Marsh Conveyancing',
    'Joel Fenwick',
    'fenwickmarsh',
    '0161 496 0318',
    '3 Albion Court, Manchester M2 4WU',
    'JF/OKAFOR',
  ),
  severn: firm(
    'Severnside Legal',
    'Bronwen Pryce',
    'severnside-legal',
    '029 2018 0427',
    '8 Wyle Terrace, Shrewsbury SY1 1XF',
    'BP/MACRAE',
  ),
  harcourt: firm(
    'Harcourt Dale Solicitors',
    'Imogen Dale',
    'harcourtdale',
    '0117 496 0264',
    '21 Queen’s Walk, Bristol BS1 4SB',
    'ID/HOLLOWAY',
  ),
} as const;
