import { contactRows } from './contactRows';

const rowsOf = (phones: [string, string][], emails: [string, string][] = []) =>
  contactRows({
    contact_call_center_numbers: phones.map(([city, phone]) => ({ city, phone })),
    contact_email_addresses: emails.map(([name, email]) => ({ name, email })),
    socials: [],
  });

test.each([
  ['+7 (495) 000-00-24', '+7 495 000-00-24', 'tel:+74950000024'],
  ['8 800 555-35-35', '+7 800 555-35-35', 'tel:+78005553535'],
  ['*1234', '*1234', 'tel:*1234'],
  ['+44 20 7946-0000', '+44 20 7946-0000', 'tel:+442079460000'],
])('the phone %s is shown as %s and dialled as %s', (phone, text, href) => {
  expect(rowsOf([['Москва', phone]])).toEqual([{ kind: 'phone', name: 'Москва', text, href }]);
});

test('a mailbox is a link to write to', () => {
  expect(rowsOf([], [['Банкеты', ' party@kitsune.example ']])).toEqual([
    { kind: 'email', name: 'Банкеты', text: 'party@kitsune.example', href: 'mailto:party@kitsune.example' },
  ]);
});

test('a repeated row is shown once, and every other phone of the same city stays', () => {
  const rows = rowsOf([
    ['Москва', '+7 (495) 000-00-24'],
    ['Москва', '8 495 0000024'],
    ['Химки', '+7 (495) 000-00-24'],
    ['Москва', '+7 (495) 000-00-25'],
    ['Лондон', '+44 20 7946-0000'],
    ['Лондон', '44 (20) 79460000'],
  ]);
  expect(rows.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Москва: +7 495 000-00-24',
    'Химки: +7 495 000-00-24',
    'Москва: +7 495 000-00-25',
    'Лондон: +44 20 7946-0000',
  ]);
});

test('a phone that cannot be dialled and a mailbox without an address are left out', () => {
  expect(
    rowsOf(
      [
        ['Химки', ''],
        ['Тверь', 'скоро'],
      ],
      [['Отзывы', 'скоро']],
    ),
  ).toEqual([]);
});
