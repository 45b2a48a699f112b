import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';
import { Button, PhoneField } from '@storefront/ui';
import type { FormEvent } from 'react';
import { CaptchaNotice } from './CaptchaNotice';
import { messages } from './messages';
import type { Login } from './useLogin';

interface Props {
  login: Login;
}

const Form = styled.form({ display: 'grid', gap: 20 });
const Terms = styled.p({ ...textStyles.xs, color: colour.ink3, textAlign: 'center' });

/** Step one: the phone, pasted in any format (readings 4). */
export function PhoneStep({ login }: Props) {
  const isComplete = login.phone.length === 10;

  function submit(event: FormEvent) {
    event.preventDefault();
    login.requestCode();
  }

  return (
    <Form onSubmit={submit} noValidate>
      <PhoneField
        label={messages.phoneLabel}
        hint={messages.phoneHint}
        name="phone"
        value={login.phone}
        onChange={login.setPhone}
        autoFocus
      />
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
