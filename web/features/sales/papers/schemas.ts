import * as z from 'zod';
import { SaleDetails } from '../../../../functions/deals/sales/domain/sale.ts';
import { TypedParty, TypedSolicitor } from '../../../../functions/deals/sales/domain/typed-details.ts';
import { createOptionalField } from '../../../lib/optional-field.ts';

export const SolicitorForm = TypedSolicitor.extend({
  sraOrClcNo: createOptionalField(TypedSolicitor.shape.sraOrClcNo),
  reference: createOptionalField(TypedSolicitor.shape.reference),
});

const names = z
  .string()
  .transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(TypedParty.shape.legalNames.min(1, 'Give the name as it goes into the contract'));
/** The schema of a side's details, with the field names of the server's errors. */
export const DetailsForm = z
  .object({
    'party.legalNames': names,
    'party.phone': TypedParty.shape.phone,
    'party.correspondence': TypedParty.shape.correspondence,
    'party.chain': TypedParty.shape.chain,
    'details.titleNumber': SaleDetails.shape.titleNumber,
    'details.isWithoutTitleNumber': SaleDetails.shape.isWithoutTitleNumber,
    'details.deposit': SaleDetails.shape.deposit,
    'details.fixtures': SaleDetails.shape.fixtures,
    'details.specialConditions': SaleDetails.shape.specialConditions,
    'details.targetExchange': createOptionalField(SaleDetails.shape.targetExchange),
    'details.targetCompletion': createOptionalField(SaleDetails.shape.targetCompletion),
  })
  .transform((flat) => ({
    party: {
      legalNames: flat['party.legalNames'],
      phone: flat['party.phone'],
      correspondence: flat['party.correspondence'],
      chain: flat['party.chain'],
    },
    details: {
      titleNumber: flat['details.titleNumber'],
      isWithoutTitleNumber: flat['details.isWithoutTitleNumber'],
      deposit: flat['details.deposit'],
      fixtures: flat['details.fixtures'],
      specialConditions: flat['details.specialConditions'],
      targetExchange: flat['details.targetExchange'],
      targetCompletion: flat['details.targetCompletion'],
    },
  }));
