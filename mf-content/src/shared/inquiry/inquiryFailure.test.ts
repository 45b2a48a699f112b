import { ApiError } from '@storefront/api-client';
import { apiError } from '@storefront/testing';
import { inquiryFailure } from './inquiryFailure';

const lost = 'Ответ не пришел, и мы не знаем, дошло ли сообщение. Проверьте связь и отправьте еще раз';

test.each([
  ['the server’s message', apiError(422, 'Проверьте поля'), 'Проверьте поля'],
  ['no message', apiError(500), 'Не удалось сохранить данные'],
  ['a limit of a second', apiError(429, '', { seconds: 1 }), 'Попробуйте через 1\u00A0секунду'],
  ['a limit of seconds', apiError(429, 'Стоп', { seconds: 42 }), 'Попробуйте через 42\u00A0секунды'],
  ['a limit of minutes', apiError(429, '', { seconds: 130 }), 'Попробуйте через 3\u00A0минуты'],
  ['a limit in words', apiError(429, 'Подождите немного'), 'Подождите немного'],
  ['a limit without words', apiError(429), 'Слишком много сообщений. Попробуйте позже'],
  ['a proxy without an answer', apiError(503), lost],
  ['a back end that is closed for work', apiError(503, 'Ведутся работы'), 'Ведутся работы'],
  ['no answer', new ApiError({ kind: 'unreachable', status: 503 }), lost],
  ['an unreadable answer', new ApiError({ kind: 'unreadable', status: 502 }), lost],
  ['a bug', new TypeError('x is not a function'), 'Не удалось сохранить данные'],
])('%s', (_, error, text) => {
  expect(inquiryFailure(error)).toContain(text);
});
