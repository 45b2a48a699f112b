import { campaignOf, rememberedCampaign } from './campaign';

const of = (query: string) => campaignOf(new URLSearchParams(query));

test('what an advertisement says is taken, and nothing else', () => {
  expect(of('utm_source=admitad&admitad_uid=u1&utm_medium=cpa&q=ролл')).toEqual({
    utm_source: 'admitad',
    admitad_uid: 'u1',
  });
  expect(of('affam=a&click_id=c')).toEqual({ affam: 'a', click_id: 'c' });
});

test('what is empty or endless is nobody’s', () => {
  expect(of(`utm_source=&affam=%20&click_id=${'x'.repeat(201)}`)).toEqual({});
});

test('cookies are read back as they were written', () => {
  const cookies = `kitsuneTheme=dark; utm_source=${encodeURIComponent('сити;ads')}; click_id=7; affam=; admitad_uid=%E0%A4%A`;
  expect(rememberedCampaign(cookies)).toEqual({ utm_source: 'сити;ads', click_id: '7' });
  expect(rememberedCampaign('')).toEqual({});
});
