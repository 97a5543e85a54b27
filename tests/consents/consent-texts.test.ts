import { expect, test } from 'vitest';
import { consentTexts } from '../../functions/people/consents/domain/consent-texts.ts';
import { termsOfUse } from '../../functions/reach/site-pages/domain/policies/terms-of-use.ts';

test('names the day of the terms that people agree to', () => {
  expect(consentTexts.terms.version).toBe(termsOfUse.changed);
});
