import { postToGateway } from './postToGateway';
import type { SmsProvider } from './provider';

/** Production: `POST {phone, text}` to the SMS gateway. */
export const gatewayProvider = (url: string): SmsProvider => ({
  send: (phone, text) => postToGateway('SMS gateway', url, { phone, text }),
});
