import Fastify from 'fastify';
import { addErrorHandlers } from './errorHandlers';

function startShell() {
  const app = Fastify();
  addErrorHandlers(app);
  app.get('/refused', (_request, reply) => reply.code(404).send({ message: '' }));
  app.get('/kept', (_request, reply) => reply.code(404).header('cache-control', 'no-cache').send('page'));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.get('/file.js', () => 'code');
  return app;
}

test.each([
  ['of an unknown path', '/assets/nothing.js', 404, 'no-store'],
  ['of a refusal', '/refused', 404, 'no-store'],
  ['of an error', '/broken', 500, 'no-store'],
  ['that says so itself', '/kept', 404, 'no-cache'],
  ['of a success', '/file.js', 200, undefined],
])('the answer %s may be stored as it says, and a failure nowhere', async (_, url, status, cacheControl) => {
  const { statusCode, headers } = await startShell().inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl]);
});
