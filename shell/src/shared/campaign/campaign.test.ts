import { campaignOf, rememberedCampaign } from './campaign';

const of = (query: string) => campaignOf(new URLSearchParams(query));

test('only campaign parameters are read', () => {
  expect(of('utm_source=admitad&admitad_uid=u1&utm_medium=cpa&q=ролл')).toEqual({
    utm_source: 'admitad',
    admitad_uid: 'u1',
  });
  expect(of('affam=a&click_id=c')).toEqual({ affam: 'a', click_id: 'c' });
});

test('empty and overlong values are ignored', () => {
  expect(of(`utm_source=&affam=%20&click_id=${'x'.repeat(201)}`)).toEqual({});
});

test('spaces around a value are removed, and the longest value is kept whole', () => {
  const longest = 'x'.repeat(200);
  expect(of(`utm_source=%20vk%20&click_id=${longest}`)).toEqual({ utm_source: 'vk', click_id: longest });
});

test('the saved campaign is read from the cookies', () => {
  const cookies = `kitsuneTheme=dark; utm_source=${encodeURIComponent('сити;ads')}; click_id=7; affam=; admitad_uid=%E0%A4%A`;
  expect(rememberedCampaign(cookies)).toEqual({ utm_source: 'сити;ads', click_id: '7' });
  expect(rememberedCampaign('')).toEqual({});
});

test('a cookie without a name is not a campaign', () => {
  expect(rememberedCampaign('affam1; utm_sourceX; click_id=7')).toEqual({ click_id: '7' });
});
