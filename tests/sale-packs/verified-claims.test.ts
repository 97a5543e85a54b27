import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClaimValue } from '../../functions/deals/sale-packs/domain/trust-framework/verified-claims.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { fieldSchemas, listFrameworkErrors } from './framework-schema.ts';
import { anyPack, petra, say, writePack as write } from './pack-examples.ts';

type File = ReturnType<typeof write>;
const find = ({ verified_claims: claims }: File, pointer: string) =>
  claims.filter((claim) => pointer in claim.claims);
const valueOf = (file: File, pointer: string): ClaimValue | undefined =>
  find(file, pointer)[0]?.claims[pointer];

describe('the claims of a pack', () => {
  test('name the framework, the schema’s version, and the seller as the source of what they said', () => {
    const file = write({ disputes: say('yes', { details: 'Noise, settled in May.' }) });
    const [claim] = find(file, '/propertyPack/disputesAndComplaints/hasDisputesAndComplaints');
    expect(claim).toMatchObject({
      transactionId: ids.property,
      schemaVersion: '3.4.0',
      verification: {
        trust_framework: 'uk_pdtf',
        time: noon.toISOString(),
        evidence: [{ type: 'vouch', attestation: { voucher: { name: 'Petra Pack' } } }],
      },
      claims: {
        '/propertyPack/disputesAndComplaints/hasDisputesAndComplaints': {
          yesNo: 'Yes',
          details: 'Noise, settled in May.',
        },
      },
    });
    expect(listFrameworkErrors(file)).toEqual([]);
  });

  test('name the document that an answer was read from', () => {
    const documents = [{ id: ids.photo, name: 'Register.pdf' }];
    const file = write({ title_number: say('wyk 123456', { source: 'document', documents }) });
    const [claim] = find(file, '/propertyPack/ownership/ownershipsToBeTransferred');
    expect(claim?.claims['/propertyPack/ownership/ownershipsToBeTransferred']).toEqual([
      { titleNumber: 'WYK123456', ownershipType: 'Freehold' },
    ]);
    expect(claim?.verification.evidence[1]).toEqual({
      type: 'document',
      document_details: { type: 'Title register or deeds: Register.pdf' },
    });
  });

  test('have the certificate from the register where it has one, otherwise from the seller', () => {
    const pointer = '/propertyPack/energyEfficiency/certificate';
    const own = write({});
    expect(valueOf(own, pointer)).toMatchObject({ currentEnergyRating: 'D' });
    expect(find(own, pointer)[0]?.verification.evidence[0]?.type).toBe('vouch');
    const certificate = {
      certificateNumber: '9999-5678-9012-3456-7890',
      rating: 'C',
      registeredOn: '2024-05-02',
      isDemo: false,
    };
    const asked = write({}, createProperty(), { certificate });
    expect(find(asked, pointer)).toHaveLength(1);
    expect(valueOf(asked, pointer)).toMatchObject({ currentEnergyRating: 'C', lodgementDate: '2024-05-02' });
    expect(find(asked, pointer)[0]?.verification.evidence[0]).toMatchObject({
      type: 'electronic_record',
      verifier: { organization: 'Gable' },
      record: { source: { name: expect.stringContaining('Energy performance') } },
    });
    const made = write({}, createProperty(), { certificate: { ...certificate, isDemo: true } });
    expect(JSON.stringify(find(made, pointer))).toContain('made-up');
    expect([...listFrameworkErrors(asked), ...listFrameworkErrors(made)]).toEqual([]);
  });

  test('say who the seller is only where that was checked, and by what', () => {
    const pointer = '/participants/-';
    expect(find(write({}), pointer)).toEqual([]);
    const checked = write(
      {},
      createProperty({
        ownerMark: { checkedAt: noon.toISOString(), basis: 'register', seller: 'owner' },
      }),
      { seller: { ...petra, identityCheckedAt: '2026-11-01T10:00:00.000Z' } },
    );
    expect(
      find(checked, pointer).map(({ verification, claims }) => [verification.evidence[0], claims]),
    ).toEqual([
      [
        expect.objectContaining({ record: expect.objectContaining({ source: { name: 'Stripe Identity' } }) }),
        expect.objectContaining({ [pointer]: expect.objectContaining({ participantStatus: 'Active' }) }),
      ],
      [
        expect.objectContaining({
          record: expect.objectContaining({ source: { name: 'HM Land Registry' } }),
        }),
        { [pointer]: expect.objectContaining({ sellersCapacity: { capacity: 'Legal Owner' } }) },
      ],
    ]);
    expect(listFrameworkErrors(checked)).toEqual([]);
  });

  test.each([
    [
      'an executor’s proof',
      { ownerMark: { checkedAt: noon.toISOString(), basis: 'document', seller: 'for_owner' } },
    ],
    ['five years without a flood', { keyFacts: { floodedInFiveYears: false } }],
    ['a band that nobody knows', { keyFacts: { councilTaxBand: 'unknown' } }],
    ['parking of which the framework knows a part', { keyFacts: { parking: ['driveway', 'fee'] } }],
  ])('leave out %s', (_, change) => {
    const claims = write({}, createProperty({ keyFacts: {}, ...change })).verified_claims;
    const pointers = claims.flatMap((claim) => Object.keys(claim.claims));
    expect(pointers.filter((pointer) => /participants|flood|councilTaxBand|parking/i.test(pointer))).toEqual(
      [],
    );
  });

  test.each([
    ['a title that is none', { title_number: say('not registered') }],
    ['a yes to several things at once', { protected: say('yes', { details: 'Listed.' }) }],
    ['words that the framework asks in parts', { boundaries: say('Left is ours.') }],
  ])('leave out %s', (_, answers) => {
    expect(write(answers).verified_claims).toHaveLength(write({}).verified_claims.length);
  });

  test('fit the framework’s schemas, whatever the seller answers', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPack, ({ answers, change }) => {
        const file = write(answers, createProperty(change));
        expect(listFrameworkErrors(file)).toEqual([]);
        for (const { claims } of file.verified_claims)
          for (const pointer of Object.keys(claims)) seen.add(pointer);
      }),
      { numRuns: 300 },
    );
    expect(Object.keys(fieldSchemas).filter((pointer) => !seen.has(pointer))).toEqual(['/participants/-']);
  });
});
