/** The key of the quota that counts every SMS of the chain. */
export const smsOfChain = 'sms';
