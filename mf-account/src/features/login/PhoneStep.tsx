import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';
import { Form, useController } from '@storefront/forms';
import { Button, PhoneField } from '@storefront/ui';
import { CaptchaNotice } from './CaptchaNotice';
import { messages } from './messages';
import type { Login } from './useLogin';

interface Props {
  login: Login;
}

const Terms = styled.p({ ...textStyles.xs, color: colour.ink3, textAlign: 'center' });

/** Step one: the phone, pasted in any format (readings 4). */
export function PhoneStep({ login }: Props) {
  const { field } = useController({ control: login.phoneForm.control, name: 'phone' });
  const isComplete = field.value.length === 10;

  return (
    <Form form={login.phoneForm} onSubmit={login.requestCode} failure={messages.codeNotSent}>
      <PhoneField {...field} label={messages.phoneLabel} hint={messages.phoneHint} autoFocus />
      <Button
        type="submit"
        kind="primary"
        size={56}
        isWide
        isLoading={login.isRequesting}
        disabledReason={isComplete ? undefined : messages.phoneIncomplete}
      >
        {messages.requestCode}
      </Button>
      <Terms>{messages.terms}</Terms>
      <CaptchaNotice />
    </Form>
  );
}
