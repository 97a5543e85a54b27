import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { SiteFiles } from '../constructs/site-files.ts';
import type { DataStack } from './data-stack.ts';
import { type EdgeStack, toUserPoolEndpoint } from './edge-stack.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface WebStackProps extends StageStackProps {
  readonly gateway: GatewayStack;
  readonly edge: EdgeStack;
  readonly data: DataStack;
}

/** The site's files and their configuration. It comes last: a page never calls what is not deployed yet. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { stage, build, gateway, edge, data } = props;
    const { identity } = data.resources;
    new SiteFiles(this, 'Files', {
      site: edge.site,
      distribution: edge.distribution,
      build,
      config: {
        stage: stage.name,
        siteUrl: edge.address.url,
        hostedUiUrl: identity?.hostedUiUrl,
        userPoolId: identity?.poolId,
        userPoolClientId: identity?.siteClientId,
        userPoolEndpoint: toUserPoolEndpoint(stage),
        liveUrl: gateway.liveUrl,
        social: stage.social,
        operator: stage.operator,
        ...(stage.pixel && { pixel: { id: stage.pixel.id, scriptUrl: stage.pixel.scriptUrl } }),
        ...(stage.tiles && { tileUrl: stage.tiles.url, tileAttribution: stage.tiles.attribution }),
      },
    });
  }
}
