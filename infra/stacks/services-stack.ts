import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { apis } from '../../functions/delivery/manifest/index.ts';
import { addApiGroup } from '../constructs/api-group.ts';
import { Releases } from '../constructs/releases.ts';
import { type ApiStack, serviceGroups } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface ServicesStackProps extends StageStackProps {
  readonly gateway: GatewayStack;
  readonly data: DataStack;
  readonly api: ApiStack;
}

/** Functions and routes of the groups around the market and of the site's pages, on the API of the stack Gateway. */
export class ServicesStack extends Stack {
  constructor(scope: Construct, id: string, props: ServicesStackProps) {
    super(scope, id, props);
    const { gateway, data, api, ...rest } = props;
    // By its id, so that integrations and routes belong to this stack.
    const http = HttpApi.fromHttpApiAttributes(this, 'Http', { httpApiId: gateway.httpApiId });
    const releases = new Releases(this, 'Releases', { stage: props.stage });
    for (const [name, group] of Object.entries(apis))
      if (serviceGroups.has(name))
        addApiGroup(this, {
          ...rest,
          name,
          group,
          http,
          authorizer: api.authorizer,
          releases,
          resources: data.resources,
        });
  }
}
