import { forStaff } from '../../testing/forStaff';
import { backEnd, renderAppRoot, startTestShell } from '../../testing/startTestShell';

const customer = { cookie: '_token.local.tanto=token' };

test.each([
  ['a guest is led to the login', {}, { id: 1, scope: 'staff' }, 302],
  ['a customer with the scope gets it', customer, { id: 1, scope: 'customer staff' }, 200],
  ['a customer without the scope gets a 404', customer, { id: 1, scope: 'customer' }, 404],
  ['a customer who cannot be identified gets an error', customer, undefined, 503],
])('of a page for the staff, %s', async (_, headers, user, status) => {
  forStaff.page('menu');
  backEnd.settings = user;
  const { get } = await startTestShell();
  const response = await get('/menu', headers);
  await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(status === 302 ? '/auth?next=%2Fmenu' : null);
  expect(renderAppRoot).toHaveBeenCalledTimes(status === 302 ? 0 : 1);
});
