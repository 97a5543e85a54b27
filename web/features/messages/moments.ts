export { describeCard as momentWords } from '../../../functions/deals/messages/domain/preview.ts';
