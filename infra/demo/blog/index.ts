import type { Guide } from './guide.ts';
import { bestAndFinal } from './guides/best-and-final.ts';
import { epc } from './guides/epc.ts';
import { fees } from './guides/fees.ts';
import { materialInformation } from './guides/material-information.ts';
import { memorandum } from './guides/memorandum.ts';
import { movingDay } from './guides/moving-day.ts';
import { offers } from './guides/offers.ts';
import { photographs } from './guides/photographs.ts';
import { price } from './guides/price.ts';
import { scotland } from './guides/scotland.ts';
import { purchaseTax } from './guides/tax.ts';
import { viewings } from './guides/viewings.ts';

/** Newest first. */
export const guides: readonly Guide[] = [
  price,
  photographs,
  materialInformation,
  epc,
  viewings,
  offers,
  bestAndFinal,
  memorandum,
  scotland,
  purchaseTax,
  movingDay,
  fees,
];
