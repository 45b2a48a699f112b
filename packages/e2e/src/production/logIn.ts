import { embeddedCaptchaToken } from '@storefront/contracts';
import { newPhone } from '../shopper/logIn';
import type { Visitor } from './visitor';
import type { ProductionStack } from './withProductionStack';

/** Logs a new customer in, by calls alone. */
export async function logIn(
  visitor: Visitor,
  sms: ProductionStack['sms'],
  phone = newPhone(),
): Promise<Visitor> {
  const login = { phone: `7${phone}`, recaptcha: embeddedCaptchaToken };
  await visitor.call('POST', '/api/auth/', login);
  await visitor.call('POST', '/api/auth/confirm/', { ...login, code: await sms.waitForCode(phone) });
  return visitor;
}
