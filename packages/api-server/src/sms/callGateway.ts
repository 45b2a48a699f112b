import { postToGateway } from './postToGateway';

/** Calls a phone of eleven digits and says the code. Throws when the call was not accepted. */
export interface CallProvider {
  sayCode: (phone: string, code: string) => Promise<void>;
}

/** `POST {phone, code}` to the gateway of calls. */
export const callGateway = (url: string): CallProvider => ({
  sayCode: (phone, code) => postToGateway('call gateway', url, { phone, code }),
});
