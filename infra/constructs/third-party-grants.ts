import type { Function } from 'aws-cdk-lib/aws-lambda';
import { listContractedPortals, portalHosts } from '../../functions/delivery/manifest/portals.ts';
import type { Need } from '../../functions/delivery/manifest/types.ts';
import type { Stage } from '../stages.ts';
import type { FunctionResources } from './function-resources.ts';

export interface NeedContext {
  /** The function's source file. */
  readonly entry: string;
  readonly stage: Stage;
  readonly resources: FunctionResources;
}
export type NeedGrant = (fn: Function, context: NeedContext) => void;

const selectProviderUrl = ({ emulated }: Stage, url: string): string => emulated?.providers[url] ?? url;

/** The needs of functions that call other companies and public registers: a secret, and the address of the API. */
export const thirdPartyGrants = {
  'address-lookup': (fn, { stage, resources: { addressLookup } }) => {
    addressLookup.grantRead(fn);
    fn.addEnvironment('ADDRESS_LOOKUP_SECRET_ARN', addressLookup.secretArn);
    fn.addEnvironment('ADDRESS_LOOKUP_URL', selectProviderUrl(stage, 'https://api.ideal-postcodes.co.uk'));
  },
  'sold-prices': (fn, { stage }) => {
    fn.addEnvironment('LAND_REGISTRY_URL', selectProviderUrl(stage, 'https://landregistry.data.gov.uk'));
  },
  'public-registers': (fn, { stage, resources: { energyRegister, councilTax } }) => {
    energyRegister.grantRead(fn);
    councilTax.grantRead(fn);
    fn.addEnvironment('ENERGY_REGISTER_SECRET_ARN', energyRegister.secretArn);
    fn.addEnvironment('COUNCIL_TAX_SECRET_ARN', councilTax.secretArn);
    const register = 'https://api.get-energy-performance-data.communities.gov.uk';
    fn.addEnvironment('ENERGY_REGISTER_URL', selectProviderUrl(stage, register));
    fn.addEnvironment('COUNCIL_TAX_URL', selectProviderUrl(stage, 'https://api.propertydata.co.uk'));
    fn.addEnvironment('LAND_REGISTRY_URL', selectProviderUrl(stage, 'https://landregistry.data.gov.uk'));
  },
  'area-sources': (fn, { stage, resources: { broadband } }) => {
    broadband.grantRead(fn);
    fn.addEnvironment('BROADBAND_SECRET_ARN', broadband.secretArn);
    fn.addEnvironment('BROADBAND_URL', selectProviderUrl(stage, 'https://api-proxy.ofcom.org.uk'));
    fn.addEnvironment('LAND_REGISTRY_URL', selectProviderUrl(stage, 'https://landregistry.data.gov.uk'));
    fn.addEnvironment('PLANNING_DATA_URL', selectProviderUrl(stage, 'https://www.planning.data.gov.uk'));
    fn.addEnvironment('NAPTAN_URL', selectProviderUrl(stage, 'https://naptan.api.dft.gov.uk'));
    fn.addEnvironment('FLOOD_RISK_URL', selectProviderUrl(stage, 'https://environment.data.gov.uk'));
    fn.addEnvironment('POLICE_DATA_URL', selectProviderUrl(stage, 'https://data.police.uk'));
  },
  'travel-times': (fn, { stage, resources: { travelTime } }) => {
    travelTime.grantRead(fn);
    fn.addEnvironment('TRAVEL_TIME_SECRET_ARN', travelTime.secretArn);
    fn.addEnvironment('TRAVEL_TIME_URL', selectProviderUrl(stage, 'https://api.traveltimeapp.com'));
  },
  push: (fn, { resources: { push } }) => {
    push.grantRead(fn);
    fn.addEnvironment('PUSH_SECRET_ARN', push.secretArn);
  },
  'ip-trace': (fn, { stage, resources: { ipTrace } }) => {
    ipTrace.grantRead(fn);
    fn.addEnvironment('IP_TRACE_SECRET_ARN', ipTrace.secretArn);
    fn.addEnvironment('IP_TRACE_URL', selectProviderUrl(stage, 'https://ipinfo.io'));
  },
  cards: (fn, { stage, resources: { stripe } }) => {
    stripe.grantRead(fn);
    fn.addEnvironment('STRIPE_SECRET_ARN', stripe.secretArn);
    fn.addEnvironment('STRIPE_API_URL', selectProviderUrl(stage, 'https://api.stripe.com'));
  },
  'identity-provider': (fn, { stage, resources: { identityChecks } }) => {
    identityChecks.grantRead(fn);
    fn.addEnvironment('IDENTITY_SECRET_ARN', identityChecks.secretArn);
    fn.addEnvironment('STRIPE_API_URL', selectProviderUrl(stage, 'https://api.stripe.com'));
  },
  'open-banking': (fn, { stage, resources: { openBanking } }) => {
    openBanking.grantRead(fn);
    fn.addEnvironment('OPEN_BANKING_SECRET_ARN', openBanking.secretArn);
    const { trueLayerHost: host } = stage;
    fn.addEnvironment('OPEN_BANKING_AUTH_URL', selectProviderUrl(stage, `https://auth.${host}`));
    fn.addEnvironment('OPEN_BANKING_API_URL', selectProviderUrl(stage, `https://api.${host}`));
  },
  'signing-provider': (fn, { stage, resources: { signing } }) => {
    signing.grantRead(fn);
    fn.addEnvironment('SIGNING_SECRET_ARN', signing.secretArn);
    fn.addEnvironment('SIGNING_URL', selectProviderUrl(stage, stage.documensoUrl));
  },
  'title-register': (fn, { stage, resources: { landRegistryGateway } }) => {
    landRegistryGateway.grantRead(fn);
    fn.addEnvironment('LAND_REGISTRY_GATEWAY_SECRET_ARN', landRegistryGateway.secretArn);
    const gateway = 'https://businessgateway.landregistry.gov.uk';
    fn.addEnvironment('LAND_REGISTRY_GATEWAY_URL', selectProviderUrl(stage, gateway));
  },
  portals: (fn, { stage, resources: { portalRightmove, portalOnTheMarket, portalZoopla } }) => {
    const { portals = {}, operator } = stage;
    if (Object.keys(portals).length > 0 && listContractedPortals(portals, operator).length === 0)
      throw new Error(
        `Stage ${stage.name} has contracts with portals, but its operator is in no redress scheme`,
      );
    portalRightmove.grantRead(fn);
    portalOnTheMarket.grantRead(fn);
    portalZoopla.grantRead(fn);
    fn.addEnvironment('PORTALS', JSON.stringify(portals));
    fn.addEnvironment('RIGHTMOVE_SECRET_ARN', portalRightmove.secretArn);
    fn.addEnvironment('ONTHEMARKET_SECRET_ARN', portalOnTheMarket.secretArn);
    fn.addEnvironment('ZOOPLA_SECRET_ARN', portalZoopla.secretArn);
    const { rightmove, onthemarket, zoopla } = portalHosts;
    const rightmoveUrl = rightmove[portals.rightmove?.mode ?? 'live'];
    fn.addEnvironment('RIGHTMOVE_URL', selectProviderUrl(stage, rightmoveUrl));
    fn.addEnvironment('ONTHEMARKET_URL', selectProviderUrl(stage, onthemarket.live));
    fn.addEnvironment('ZOOPLA_URL', selectProviderUrl(stage, zoopla.live));
  },
  wallet: (fn, { stage, resources: { paypal } }) => {
    paypal.grantRead(fn);
    fn.addEnvironment('PAYPAL_SECRET_ARN', paypal.secretArn);
    fn.addEnvironment('PAYPAL_API_URL', selectProviderUrl(stage, stage.paypalUrl));
  },
  carbon: (fn, { stage, resources: { ecologi } }) => {
    ecologi.grantRead(fn);
    fn.addEnvironment('ECOLOGI_SECRET_ARN', ecologi.secretArn);
    fn.addEnvironment('ECOLOGI_API_URL', selectProviderUrl(stage, 'https://public.ecologi.com'));
    fn.addEnvironment('ECOLOGI_TEST', String(stage.ecologi.test));
    fn.addEnvironment('TREES_PER_LISTING', String(stage.ecologi.treesPerListing));
  },
} as const satisfies Partial<Record<Need, NeedGrant>>;
