/** Sends texts to phones of eleven digits. Throws when the text was not accepted. */
export interface SmsProvider {
  send: (phone: string, text: string) => Promise<void>;
}
