import { keepTogether, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { messages } from './messages';

const lineClass = css({
  ...textStyles.xs,
  color: colour.ink3,
  textAlign: 'center',
  '& a': { textDecoration: 'underline', textUnderlineOffset: 2 },
});

const googlePolicies = {
  privacy: 'https://policies.google.com/privacy',
  terms: 'https://policies.google.com/terms',
} as const;

/**
 * The notice that Google requires in place of the captcha's hidden badge; nothing for a brand without a
 * captcha.
 */
export function CaptchaNotice() {
  const { captcha } = useBrand();
  if (!captcha) return null;
  const { before, privacy, between, terms, after } = messages.captcha;
  return (
    <p className={lineClass}>
      {keepTogether(before)}
      <a href={googlePolicies.privacy} target="_blank" rel="noopener">
        {keepTogether(privacy)}
      </a>
      {keepTogether(between)}
      <a href={googlePolicies.terms} target="_blank" rel="noopener">
        {keepTogether(terms)}
      </a>
      {keepTogether(after)}
    </p>
  );
}
