import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  type IOrigin,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ARecord, AaaaRecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originHeader } from '../../functions/kernel/http/origin-header.ts';
import { mapPattern } from '../../functions/kernel/published-map.ts';
import { createCachedCalls } from '../constructs/cached-calls.ts';
import { CdnLogs } from '../constructs/cdn-logs.ts';
import { createFileBucket } from '../constructs/file-bucket.ts';
import { suppressDistributionRules, Firewall } from '../constructs/firewall.ts';
import type { SiteAddress } from '../constructs/function-resources.ts';
import { createMapBehaviour } from '../constructs/map-behaviour.ts';
import { createPageBehaviour, writtenFiles } from '../constructs/page-behaviour.ts';
import { toMediaBucketName, toOriginSecretName } from '../constructs/resource-names.ts';
import type { Stage } from '../stages.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

type Pixel = NonNullable<Stage['pixel']>;

export interface EdgeStackProps extends StageStackProps {
  readonly gateway: GatewayStack;
}

/**
 * The CDN: one origin for the site, the API and the media, so that only uploads cross origins. It comes before what
 * needs the site's address, and before what it serves.
 */
export class EdgeStack extends Stack {
  readonly address: SiteAddress;
  readonly distribution: Distribution;
  /** The bucket of the site's files. */
  readonly site: Bucket;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { stage } = props;
    this.site = createFileBucket(this, 'Site');
    this.distribution = this.createDistribution(props);
    suppressDistributionRules(this.distribution, stage);
    new CdnLogs(this, 'Logs', { stage, distribution: this.distribution });
    const host = stage.domain?.host ?? this.distribution.distributionDomainName;
    this.address = { host, url: `https://${host}` };
    this.names(stage);
    new CfnOutput(this, 'SiteUrl', { value: this.address.url });
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId });
    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName });
  }

  private createDistribution({ stage, gateway }: EdgeStackProps): Distribution {
    const headers = this.headers(stage, gateway.liveOrigin);
    const toApi = this.apiOrigin(stage, gateway);
    const api: BehaviorOptions = {
      origin: toApi(),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: headers,
      functionAssociations: [{ function: this.viewer(stage), eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    const files = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: headers,
    };
    const pages = createPageBehaviour(this, stage, { ...files, origin: api.origin });
    const siteOrigin = S3BucketOrigin.withOriginAccessControl(this.site);
    return new Distribution(this, 'Distribution', {
      comment: `Gable ${stage.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.certificate(stage),
      ...(stage.firewall && {
        webAclId: new Firewall(this, 'Firewall', { stage, limits: stage.firewall }).arn,
      }),
      // A path without a dot is a page.
      defaultBehavior: pages,
      additionalBehaviors: {
        // The first pattern that fits counts.
        ...createCachedCalls(this, stage, api),
        '/api/*': api,
        '/oauth/*': api,
        [mapPattern]: createMapBehaviour(this, stage, { ...files, origin: siteOrigin }),
        '/media/*': { ...files, origin: S3BucketOrigin.withOriginAccessControl(this.findMedia(stage)) },
        ...(stage.pixel && {
          '/pixel/*': {
            ...files,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            origin: siteOrigin,
            responseHeadersPolicy: this.pixelHeaders(stage, stage.pixel),
          },
        }),
        '/assets/heic/*': { ...files, origin: siteOrigin, responseHeadersPolicy: this.decoderHeaders() },
        ...Object.fromEntries(writtenFiles.map((path) => [path, pages])),
        // Pages are made of it: without it, one would start the next for ever.
        '/index.html': { ...files, origin: siteOrigin },
        // Of programs alone, and past the firewall's limit: a missing one starts no page.
        '/assets/*': { ...files, origin: siteOrigin },
        '*.*': { ...files, origin: createFileOrigin(siteOrigin, toApi('/pages')) },
      },
    });
  }

  /** Origins of the API; to it, only the CDN has its secret. */
  private apiOrigin(stage: Stage, { httpApiId }: GatewayStack): (path?: string) => HttpOrigin {
    const customHeaders = { [originHeader]: this.originSecret(stage) };
    const host = `${httpApiId}.execute-api.${stage.region}.amazonaws.com`;
    return (originPath) =>
      new HttpOrigin(host, { customHeaders, ...(originPath !== undefined && { originPath }) });
  }

  /** The bucket of pictures and papers, which is made after the CDN. */
  private findMedia(stage: Stage): IBucket {
    // DataStack adds the CDN to that bucket's policy.
    Validations.of(this).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The media bucket’s own stack lets the distribution read media/*',
    });
    return Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: toMediaBucketName(stage, this.account),
      region: stage.region,
    });
  }

  /** Resolved by CloudFormation at each deployment; in between, `origin-secret-every-day` keeps the two equal. */
  private originSecret(stage: Stage): string {
    const secret = Secret.fromSecretNameV2(this, 'OriginSecret', toOriginSecretName(stage));
    return secret.secretValueFromJson('current').unsafeUnwrap();
  }

  /**
   * To the API, the CDN is the caller. This sets the viewer's address, whatever the viewer's headers claim.
   */
  private viewer(stage: Stage): EdgeFunction {
    return new EdgeFunction(this, 'Viewer', {
      functionName: `gable-${stage.name}-viewer`,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(`function handler(event) {
  event.request.headers['true-client-ip'] = { value: event.viewer.ip };
  return event.request;
}`),
    });
  }

  private headers(stage: Stage, live: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: buildContentPolicy(stage, this.account, live),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'permissions-policy',
            value: 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
            override: true,
          },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        ],
      },
    });
  }

  /**
   * Only the pixel's own frame may load its script. The frame has an opaque origin, so the script cannot
   * reach the site; it is loaded only after consent.
   */
  private pixelHeaders({ domain }: Stage, { scriptUrl, collectUrl }: Pixel): ResponseHeadersPolicy {
    const [script, collect] = [new URL(scriptUrl).origin, new URL(collectUrl).origin];
    // The CDN's own name cannot be a part of what the CDN is made from.
    const site = domain ? `https://${domain.host}` : "'self'";
    const policy = [
      "default-src 'none'",
      `script-src ${site} ${script}`,
      `img-src ${collect}`,
      `connect-src ${collect}`,
      "base-uri 'none'",
      `frame-ancestors ${site}`,
      'sandbox allow-scripts',
    ].join('; ');
    return new ResponseHeadersPolicy(this, 'PixelHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
    });
  }

  /** A worker has the policy of its own file: the decoder of HEIC photos compiles WebAssembly, pages do not. */
  private decoderHeaders(): ResponseHeadersPolicy {
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
    return new ResponseHeadersPolicy(this, 'DecoderHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
        contentTypeOptions: { override: true },
      },
    });
  }

  private certificate({ domain }: Stage) {
    if (!domain) return {};
    return {
      domainNames: [domain.host],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private names({ domain }: Stage): void {
    if (!domain) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.zoneId,
      zoneName: domain.zoneName,
    });
    const record = {
      zone,
      recordName: `${domain.host}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    };
    new ARecord(this, 'Ipv4', record);
    new AaaaRecord(this, 'Ipv6', record);
  }
}

/** The site's files. A bucket answers 403 in XML for a file that it does not have; the site has a page for that. */
const createFileOrigin = (bucket: IOrigin, pages: IOrigin): OriginGroup =>
  new OriginGroup({ primaryOrigin: bucket, fallbackOrigin: pages, fallbackStatusCodes: [403, 404] });

/** Where browsers set up passkeys. */
export function toUserPoolEndpoint({ region }: Stage) {
  return `https://cognito-idp.${region}.amazonaws.com/`;
}

/**
 * Scripts and styles come from the site only; uploads go to the bucket, private pictures come from it, and
 * social logins go to the hosted sign-in.
 */
function buildContentPolicy(stage: Stage, account: string, live: string): string {
  const uploads = `https://${toMediaBucketName(stage, account)}.s3.${stage.region}.amazonaws.com`;
  const signIn = `https://gable-${stage.name}-${account}.auth.${stage.region}.amazoncognito.com`;
  const tiles = stage.tiles ? ` ${new URL(stage.tiles.url.replaceAll(/[{}]/g, '')).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${uploads}${tiles}`,
    "font-src 'self'",
    `connect-src 'self' ${uploads} ${signIn} ${toUserPoolEndpoint(stage)} ${live}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
