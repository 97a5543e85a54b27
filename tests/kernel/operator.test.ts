import { describe, expect, test } from 'vitest';
import {
  describeOperator,
  inventedOperator,
  type Operator,
  formatOperatorName,
  unnamedOperator,
} from '../../functions/kernel/operator.ts';
import { toIssuer } from '../../functions/money/payments/domain/receipt.ts';
import { createLocalStage, stageNames, getStage } from '../../infra/stages.ts';

const named: Operator = {
  ...unnamedOperator,
  name: 'Example Homes Ltd',
  addressLines: ['1 Park Row', 'Leeds LS1 5AB'],
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 82',
  icoNumber: 'ZA000000',
  redress: { name: 'The Example Scheme', url: 'https://scheme.example', membership: 'member M1' },
};

describe('the operator', () => {
  test('is described only by the details that the stage gives', () => {
    expect(describeOperator(named)).toBe(
      'Example Homes Ltd, trading as Gable, company number 01234567, 1 Park Row, Leeds LS1 5AB. VAT number GB 123 4567 82. Data protection registration ZA000000. Member of The Example Scheme, member M1.',
    );
    expect(describeOperator({ ...unnamedOperator, addressLines: ['1 Park Row'] })).toBe('Gable, 1 Park Row.');
    expect(describeOperator({ ...unnamedOperator, vatNumber: 'GB 1' })).toBe('VAT number GB 1.');
    expect(describeOperator(unnamedOperator)).toBeUndefined();
  });

  test('has one name when both are equal', () => {
    expect(formatOperatorName({ ...unnamedOperator, name: 'Gable' })).toBe('Gable');
    expect(formatOperatorName(named)).toBe('Example Homes Ltd, trading as Gable');
  });

  test('is an invented company on this machine, of which nothing is missing', () => {
    const { operator } = createLocalStage();
    expect(operator).toEqual(inventedOperator);
    expect(Object.keys(operator).toSorted()).toEqual([...Object.keys(unnamedOperator), 'redress'].toSorted());
    expect(JSON.stringify(operator)).not.toMatch(/""|\[\]/);
    expect(describeOperator(operator)).toMatch(
      /invented for this demonstration.+company number .+VAT number .+redress/i,
    );
  });

  test('is the issuer of receipts', () => {
    expect(toIssuer(named)).toEqual({
      name: 'Example Homes Ltd, trading as Gable',
      address: '1 Park Row, Leeds LS1 5AB',
      companyNumber: '01234567',
      vatNumber: 'GB 123 4567 82',
    });
  });

  test.each(stageNames)('of %s has no placeholder', (name) => {
    expect(JSON.stringify(getStage(name).operator)).not.toMatch(/filled in|placeholder|000 0000|example/i);
  });
});
