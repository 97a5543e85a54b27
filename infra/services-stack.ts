import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { apis } from '../functions/manifest/index.ts';
import { type ApiStack, serviceGroups } from './api-stack.ts';
import { addApiGroup } from './constructs/api-group.ts';
import { Releases } from './constructs/releases.ts';
import type { DataStack, MarketStackProps } from './data-stack.ts';

export interface ServicesStackProps extends MarketStackProps {
  readonly data: DataStack;
  readonly api: ApiStack;
}

/** Functions and routes of the groups around the market, on the API of the stack Api. */
export class ServicesStack extends Stack {
  constructor(scope: Construct, id: string, props: ServicesStackProps) {
    super(scope, id, props);
    const { data, api, ...rest } = props;
    // By its id, so that integrations and routes belong to this stack; otherwise the two stacks would depend
    // on each other.
    const http = HttpApi.fromHttpApiAttributes(this, 'Http', { httpApiId: api.http.apiId });
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
