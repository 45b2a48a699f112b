import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { smsOutbox } from '../../database/schema/users';
import { messages } from '../../messages';
import { moscowTime } from '../../orders/moscowTime';

const maxRows = 50;

/** /dev/sms: the texts of the embedded SMS provider. Never in production: app.ts does not add it there. */
export function devOutboxRoutes(app: FastifyInstance, context: Context): void {
  app.get('/dev/sms', { schema: { hide: true } }, async (request, reply) => {
    const rows = await context.db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(maxRows);
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) {
      return rows.map(({ id, phone, text, createdAt }) => ({
        id,
        phone,
        text,
        created_at: moscowTime(createdAt),
      }));
    }
    return reply.type('text/html; charset=utf-8').send(page(rows));
  });
}

function page(rows: (typeof smsOutbox.$inferSelect)[]): string {
  const items = rows.map(
    ({ phone, text, createdAt }) =>
      `<li>${moscowTime(createdAt).slice(11, 19)} +${escape(phone)}: ${escape(text)}</li>`,
  );
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<title>${messages.dev.smsTitle}</title>
<h1>${messages.dev.smsTitle}</h1>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p>${messages.dev.smsEmpty}</p>`}
</html>
`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
