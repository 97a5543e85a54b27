import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { consentTexts } from '../../functions/people/consents/domain/consent-texts.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, createUnverifiedMember, callAs, submitProperty, call } = createSellerClient(cloud);

const Log = z.object({
  consents: z.array(
    z.looseObject({ purpose: z.string(), given: z.boolean(), subject: z.string().optional() }),
  ),
});
const logOf = async (person: { token: string }) => {
  const { body } = await call('GET', '/api/consents', { token: person.token });
  return Log.parse(body).consents.map(({ purpose, given }) => `${purpose} ${given ? 'given' : 'withdrawn'}`);
};

describe('the consent log', () => {
  test('has the terms, and the news where its box was ticked', async () => {
    expect(await logOf(await createUnverifiedMember())).toEqual(['terms given']);
    const withNews = await createUnverifiedMember({ marketing: true });
    expect((await logOf(withNews)).toSorted()).toEqual(['marketing given', 'terms given']);
    const { body } = await call('GET', '/api/consents', { token: withNews.token });
    expect(body['consents']).toContainEqual({
      purpose: 'terms',
      given: true,
      textVersion: consentTexts.terms.version,
      at: withNews.sendTime,
    });
  });

  test('has each change of the choice about news, and nothing for other changes', async () => {
    const person = await createMember();
    const prefer = (prefs: object) => callAs(person, 'PUT', '/api/buyer-seller/update-profile', { prefs });
    await prefer({ marketing: true });
    await prefer({ newHomes: false });
    await prefer({ marketing: true });
    await prefer({ marketing: false });
    expect(await logOf(person)).toEqual(['marketing withdrawn', 'marketing given', 'terms given']);
  });

  test('has the wish to begin a package that costs something at once', async () => {
    const seller = await createMember();
    const home = await submitProperty(seller);
    const choose = (packageId: string, startNow: boolean) =>
      callAs(seller, 'POST', '/api/property-package', { propertyId: home, packageId, startNow, terms: true });
    await choose('standard', false);
    expect(await logOf(seller)).toEqual(['terms given']);
    const { body: chosen } = await choose('plus', true);
    const { body } = await callAs(seller, 'GET', '/api/consents');
    expect(Log.parse(body).consents[0]).toMatchObject({ purpose: 'start_now', subject: chosen['id'] });
  });

  test('has the answer about adverts, once until it changes', async () => {
    const person = await createMember();
    const answer = (given: boolean) =>
      callAs(person, 'POST', '/api/consents', { purpose: 'advertising', given });
    expect((await answer(true)).status).toBe(201);
    await answer(true);
    await answer(false);
    expect(await logOf(person)).toEqual(['advertising withdrawn', 'advertising given', 'terms given']);
    const terms = await callAs(person, 'POST', '/api/consents', { purpose: 'terms', given: true });
    expect(terms.status).toBe(422);
  });
});
