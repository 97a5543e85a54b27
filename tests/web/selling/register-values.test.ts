import { describe, expect, test } from 'vitest';
import { fillFromRegister, toRegisterValues } from '../../../web/features/selling/records/register-values.ts';

const certificate = {
  certificateNumber: '1234-5678-9012-3456-7890',
  address: '14 Oak Road',
  rating: 'C',
  propertyType: 'terraced',
  floorAreaSqm: 84,
  registeredOn: '2020-05-04',
  expiresOn: '2030-05-03',
  isExpired: false,
} as const;
const filled = toRegisterValues(certificate);

describe('fillFromRegister', () => {
  test('fills what is empty, and an expired certificate names no rating', () => {
    expect(fillFromRegister({}, undefined, certificate)).toEqual({
      propertyType: 'terraced',
      floorAreaSqm: 84,
      epcCertificate: expect.objectContaining({ status: 'found', rating: 'C' }),
    });
    expect(
      fillFromRegister({}, undefined, { ...certificate, isExpired: true }).epcCertificate,
    ).toBeUndefined();
  });

  test('leaves what the seller typed, uploaded or ordered', () => {
    const image = { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1A' } as const;
    expect(
      fillFromRegister(
        { propertyType: 'cottage', floorAreaSqm: 90, epcCertificate: { status: 'uploaded', image } },
        undefined,
        certificate,
      ),
    ).toEqual({});
    const ordered = { epcCertificate: { status: 'ordered', orderedOn: '2026-11-01' } } as const;
    expect(fillFromRegister(ordered, undefined, certificate)).not.toHaveProperty('epcCertificate');
  });

  test('takes back what the certificate of another address had filled', () => {
    expect(fillFromRegister(filled, certificate, undefined)).toEqual({
      propertyType: undefined,
      floorAreaSqm: undefined,
      epcCertificate: undefined,
    });
    expect(fillFromRegister({ ...filled, floorAreaSqm: 90 }, certificate, undefined)).not.toHaveProperty(
      'floorAreaSqm',
    );
  });
});
