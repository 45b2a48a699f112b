import { type SocialLink, socialLinks } from './socialLinks';

const brand = { telegram: 'https://t.me/brand', vk: 'https://vk.com/brand' };
const ofBrand: SocialLink[] = [
  { name: 'vk', href: 'https://vk.com/brand' },
  { name: 'telegram', href: 'https://t.me/brand' },
];
const sent = (link: string, iconName = 'vk') => ({ link, iconName });

test.each<[string, Parameters<typeof socialLinks>[0], SocialLink[]]>([
  ['none are sent', [], ofBrand],
  [
    'some are sent, in another order',
    [sent('https://ok.ru/sent', 'odnoklassniki'), sent('https://vk.com/sent')],
    [
      { name: 'odnoklassniki', href: 'https://ok.ru/sent' },
      { name: 'vk', href: 'https://vk.com/sent' },
    ],
  ],
  [
    'name and link have spaces and capitals',
    [sent(' HTTPS://vk.com/sent ', ' VK ')],
    [{ name: 'vk', href: 'HTTPS://vk.com/sent' }],
  ],
  [
    'one has no icon',
    [sent('https://example.com', 'myspace'), sent('http://vk.com/sent')],
    [{ name: 'vk', href: 'http://vk.com/sent' }],
  ],
  ['the only one has no icon', [sent('https://example.com', 'myspace')], ofBrand],
  [
    'one is sent twice',
    [sent('https://vk.com/first'), sent('https://vk.com/second')],
    [{ name: 'vk', href: 'https://vk.com/first' }],
  ],
])('%s', (_, links, expected) => {
  expect(socialLinks(links, brand)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//vk.com',
  '/vk',
  'vk.com',
  'https://',
  '',
])('the link %j is refused', (link) => {
  expect(socialLinks([sent(link)], {})).toEqual([]);
});
