import type { FastifyBaseLogger } from 'fastify';

/**
 * Writes a line when half, and when all SMS of the hour are used. Of all processes one gets each number, so each line is
 * written once an hour.
 */
export function logSmsUse(log: FastifyBaseLogger, used: number, smsPerHour: number): void {
  if (used === smsPerHour) log.error({ smsPerHour }, 'all SMS of this hour are used: no code is sent');
  else if (used === Math.floor(smsPerHour / 2))
    log.warn({ smsPerHour }, 'half of the SMS of this hour is used: every code needs the captcha');
}
