import type { Provider } from '@gable/local-cloud/stand-ins';
import { openAgentSites } from './agent-sites/index.ts';
import { openBusinessGateway } from './business-gateway/index.ts';
import { openConnectedNations } from './connected-nations/index.ts';
import { openDocumenso } from './documenso/index.ts';
import { openEcologi } from './ecologi/index.ts';
import { openEnergyRegister } from './energy-register/index.ts';
import { openFloodRisk } from './flood-risk/index.ts';
import { answerAddressLookup } from './ideal-postcodes/index.ts';
import { openIpinfo } from './ipinfo/index.ts';
import { openLandRegistry } from './land-registry/index.ts';
import { openNaptan } from './naptan/index.ts';
import { openPaypal } from './paypal/index.ts';
import { openPixel } from './pixel/index.ts';
import { openPlanningData } from './planning-data/index.ts';
import { openPoliceData } from './police-data/index.ts';
import { localCertificates, toClientSecret } from './portals/certificates.ts';
import { openRtdf } from './portals/rtdf.ts';
import { openZoopla } from './portals/zoopla.ts';
import { openPropertyData } from './propertydata/index.ts';
import { openPushService } from './push-service/index.ts';
import { identitySecret } from './stripe/account.ts';
import { openStripe } from './stripe/index.ts';
import { openTravelTime } from './travel-time/index.ts';
import { openTrueLayer } from './truelayer/index.ts';

/** The third parties that functions and pages call, by the names of their stand-ins. */
export const providers: Readonly<Record<string, Provider>> = {
  'address-lookup': {
    addresses: ['https://api.ideal-postcodes.co.uk'],
    secret: { logicalId: 'AddressLookup', fields: { apiKey: 'local-key' } },
    open: () => ({ answer: answerAddressLookup }),
  },
  'land-registry': { addresses: ['https://landregistry.data.gov.uk'], open: openLandRegistry },
  'business-gateway': {
    addresses: ['https://businessgateway.landregistry.gov.uk'],
    secret: {
      logicalId: 'LandRegistryGateway',
      fields: {
        username: 'local-gable',
        password: 'local-gateway-password',
        // The stand-in answers without TLS, so that no certificate is shown.
        certificate: 'local-certificate',
        privateKey: 'local-key',
        authority: 'local-authority',
      },
    },
    open: openBusinessGateway,
  },
  'energy-register': {
    addresses: ['https://api.get-energy-performance-data.communities.gov.uk'],
    secret: { logicalId: 'EnergyRegister', fields: { token: 'local-energy-token' } },
    open: openEnergyRegister,
  },
  propertydata: {
    addresses: ['https://api.propertydata.co.uk'],
    secret: { logicalId: 'CouncilTax', fields: { apiKey: 'local-propertydata-key' } },
    open: openPropertyData,
  },
  'planning-data': { addresses: ['https://www.planning.data.gov.uk'], open: openPlanningData },
  naptan: { addresses: ['https://naptan.api.dft.gov.uk'], open: openNaptan },
  'connected-nations': {
    addresses: ['https://api-proxy.ofcom.org.uk'],
    secret: { logicalId: 'Broadband', fields: { apiKey: 'local-ofcom-key' } },
    open: openConnectedNations,
  },
  'flood-risk': { addresses: ['https://environment.data.gov.uk'], open: openFloodRisk },
  'police-data': { addresses: ['https://data.police.uk'], open: openPoliceData },
  'travel-time': {
    addresses: ['https://api.traveltimeapp.com'],
    secret: {
      logicalId: 'TravelTime',
      fields: { applicationId: 'local-travel-app', apiKey: 'local-travel-key' },
    },
    open: openTravelTime,
  },
  truelayer: {
    addresses: ['auth', 'api'].flatMap((host) =>
      ['truelayer.com', 'truelayer-sandbox.com'].map((domain) => `https://${host}.${domain}`),
    ),
    secret: {
      logicalId: 'OpenBanking',
      fields: { clientId: 'sandbox-gable-local', clientSecret: 'local-truelayer-secret' },
    },
    open: openTrueLayer,
  },
  documenso: {
    addresses: ['https://app.documenso.com'],
    secret: {
      logicalId: 'Signing',
      fields: { apiToken: 'api_local_documenso', webhookSecret: 'local-documenso-webhook' },
    },
    open: openDocumenso,
  },
  rightmove: {
    addresses: ['https://adfapi.adftest.rightmove.com', 'https://adfapi.rightmove.co.uk'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalRightmove', fields: toClientSecret('rightmove') },
    open: openRtdf({ site: 'https://www.rightmove.co.uk/properties', networks: { 41: [4101] } }),
  },
  onthemarket: {
    addresses: ['https://realtime-api.onthemarket.com'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalOnTheMarket', fields: toClientSecret('onthemarket') },
    open: openRtdf({ site: 'https://www.onthemarket.com/details', networks: { 52: [5201] } }),
  },
  zoopla: {
    addresses: ['https://realtime-listings-api.webservices.zpg.co.uk'],
    ownPort: true,
    tls: localCertificates.server,
    secret: { logicalId: 'PortalZoopla', fields: toClientSecret('zoopla') },
    open: openZoopla,
  },
  stripe: {
    addresses: ['https://api.stripe.com'],
    ownPort: true,
    secret: {
      logicalId: 'Stripe',
      fields: { secretKey: 'sk_test_local4Dk7Wn2Qx9', webhookSecret: 'whsec_local8Rb3Vt6Ym1' },
    },
    partSecrets: [{ logicalId: 'IdentityChecks', fields: identitySecret }],
    open: openStripe,
  },
  paypal: {
    addresses: ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
    secret: {
      logicalId: 'PayPal',
      fields: {
        clientId: 'local-paypal-client',
        clientSecret: 'local-paypal-secret',
        webhookId: '0LC41000000000001',
        merchantId: 'LCLMERCHANT01',
      },
    },
    open: openPaypal,
  },
  ecologi: {
    addresses: ['https://public.ecologi.com'],
    secret: { logicalId: 'Ecologi', fields: { apiKey: 'local-ecologi-key', username: 'local-forest' } },
    open: openEcologi,
  },
  ipinfo: {
    addresses: ['https://ipinfo.io'],
    secret: { logicalId: 'IpTrace', fields: { token: 'local-ipinfo-token' } },
    open: openIpinfo,
  },
  'agent-sites': {
    // Sellers paste them.
    addresses: [],
    ownPort: true,
    open: openAgentSites,
  },
  'push-service': {
    // Each browser names its own.
    addresses: [],
    secret: {
      logicalId: 'Push',
      fields: {
        publicKey: 'BIEVyC12g6Povx1VQrM05mUIAdBKbDv2Ia2lVUAAa8Ghnq0DG5wek8Cl4HSfZd3Yz0yeMc5wt8aTdTXRwjkdOFA',
        privateKey: 'hjOorWc2Ia8v2xhi9MrBA5pcI8jQxN75Caxt-cmrH5Q',
      },
    },
    open: openPushService,
  },
  pixel: {
    addresses: ['https://connect.facebook.net', 'https://www.facebook.com'],
    open: openPixel,
  },
};
