import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { synthesize } from '../../infra/app.ts';
import { createEmulatedStage, stageNames, getStage } from '../../infra/stages.ts';

const Functions = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Properties: z
        .object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional() })
        .optional(),
    }),
  ),
});

/** The values that functions have for a variable. */
function listValues({ stacks }: ReturnType<typeof synthesize>, name: string): string[] {
  const values = stacks
    .flatMap(({ template }) => Object.values(Functions.parse(template).Resources))
    .map(({ Properties }) => Properties?.Environment?.Variables[name]);
  return [...new Set(values.flatMap((value) => (value === undefined ? [] : [JSON.stringify(value)])))];
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the stage on an emulator', () => {
  const endpoint = 'http://127.0.0.1:4566';

  test('is refused while no emulator is named', () => {
    vi.stubEnv('AWS_ENDPOINT_URL', undefined);
    expect(() => getStage('localstack')).toThrow('AWS_ENDPOINT_URL');
    expect(stageNames).not.toContain('localstack');
  });

  test('is at the emulator that AWS_ENDPOINT_URL names', () => {
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint);
    expect(getStage('localstack').emulated).toEqual({ endpoint, providers: {} });
  });

  test('reads keys and sends to live pages at the emulator, and calls the stand-ins of providers', () => {
    const providers = { 'https://api.stripe.com': 'http://127.0.0.1:12111' };
    const assembly = synthesize(createEmulatedStage(endpoint, providers));
    for (const name of ['JWKS_URL', 'LIVE_ENDPOINT']) {
      const values = listValues(assembly, name);
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(value).toContain(endpoint);
    }
    expect(listValues(assembly, 'STRIPE_API_URL')).toEqual(['"http://127.0.0.1:12111"']);
  });
});
