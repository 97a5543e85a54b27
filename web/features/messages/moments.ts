export { describeCard as momentWords } from '../../../functions/messages/domain/preview.ts';
