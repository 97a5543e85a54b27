import type { StackProps } from 'aws-cdk-lib';
import type { BuildFolders } from '../constructs/function-code.ts';
import type { Stage } from '../stages.ts';

/** What every stack of a stage is made with. */
export interface StageStackProps extends StackProps {
  readonly stage: Stage;
  readonly build: BuildFolders;
}
