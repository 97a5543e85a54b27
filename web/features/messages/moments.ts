export { cardText as momentWords } from '../../../functions/messages/preview.ts';
