import { keepTogether, paths } from '@storefront/contracts';
import { validatePhone } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Form, useController } from '@storefront/forms';
import { Button, PhoneField } from '@storefront/ui';
import { CaptchaNotice } from './CaptchaNotice';
import { messages } from './messages';
import type { PhoneConfirmation } from './usePhoneConfirmation';

interface Props {
  login: PhoneConfirmation;
}

const termsClass = css({
  ...textStyles.xs,
  color: colour.ink3,
  textAlign: 'center',
  '& a': { textDecoration: 'underline', textUnderlineOffset: 2 },
});

/** Step one: the phone, pasted in any format (readings 4). */
export function PhoneStep({ login }: Props) {
  const { field, fieldState } = useController({ control: login.phoneForm.control, name: 'phone' });

  return (
    <Form form={login.phoneForm} onSubmit={() => login.requestCode()} failure={messages.codeNotSent}>
      <PhoneField
        {...field}
        label={messages.phoneLabel}
        hint={messages.phoneHint}
        error={fieldState.error?.message}
        autoFocus
      />
      <Button
        type="submit"
        kind="primary"
        size={56}
        isWide
        // The customer may have gone back while a code is being checked; no other code is requested until then.
        isLoading={login.isRequesting || login.isChecking}
        disabledReason={validatePhone(field.value)}
      >
        {messages.requestCode}
      </Button>
      <p className={termsClass}>
        {keepTogether(messages.terms.before)}
        {/* In a new tab, so that the typed phone is kept. */}
        <a href={paths.legal()} target="_blank" rel="noopener">
          {keepTogether(messages.terms.link)}
        </a>
        {keepTogether(messages.terms.after)}
      </p>
      <CaptchaNotice />
    </Form>
  );
}
