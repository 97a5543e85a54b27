import { SkeletonLines } from '../../ui/skeleton.tsx';

export const Component = () => <SkeletonLines lines={6} />;
