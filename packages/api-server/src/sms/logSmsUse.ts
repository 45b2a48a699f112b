import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs a line when half of the SMS of the hour are used, and when all are. Only one process gets each number, so each
 * line is written once an hour.
 */
export function logSmsUse(log: FastifyBaseLogger, used: number, smsPerHour: number): void {
  if (used === smsPerHour) log.error({ smsPerHour }, 'all SMS of this hour are used: no code is sent');
  else if (used === Math.floor(smsPerHour / 2))
    log.warn({ smsPerHour }, 'half of the SMS of this hour is used: every code needs the captcha');
}
