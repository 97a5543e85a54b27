// oxlint-disable no-new -- a construct adds itself to its stack
import { join } from 'node:path';
import { App, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Queue } from 'aws-cdk-lib/aws-sqs';

/** A shop that takes orders by its API, packs them when it hears of them, and ships them from a queue. */
export function createShop(outdir: string): App {
  const app = new App({ outdir, analyticsReporting: false });
  const stack = new Stack(app, 'Shop');
  const orders = new TableV2(stack, 'Orders', {
    partitionKey: { name: 'id', type: AttributeType.STRING },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const bus = new EventBus(stack, 'Bus');
  const parcels = new Queue(stack, 'Parcels');
  const addFunction = (name: string, environment: Record<string, string>) =>
    new NodejsFunction(stack, name, {
      entry: join(import.meta.dirname, 'functions', `${name.toLowerCase()}.ts`),
      runtime: Runtime.NODEJS_24_X,
      environment,
    });

  const take = addFunction('Take', { ORDERS: orders.tableName, BUS: bus.eventBusName });
  orders.grantWriteData(take);
  bus.grantPutEventsTo(take);
  const api = new HttpApi(stack, 'Api');
  api.addRoutes({
    path: '/orders',
    methods: [HttpMethod.POST],
    integration: new HttpLambdaIntegration('TakeOrder', take),
  });

  const pack = addFunction('Pack', { PARCELS: parcels.queueUrl });
  parcels.grantSendMessages(pack);
  new Rule(stack, 'OnOrder', {
    eventBus: bus,
    eventPattern: { source: ['shop'], detailType: ['order-taken'] },
    targets: [new LambdaFunction(pack)],
  });

  const ship = addFunction('Ship', { ORDERS: orders.tableName });
  orders.grantReadWriteData(ship);
  ship.addEventSource(new SqsEventSource(parcels));
  new CfnOutput(stack, 'OrdersTable', { value: orders.tableName });
  return app;
}
