import styled from '@emotion/styled';
import { paths } from '@storefront/contracts';
import { Form, type ZodForm } from '@storefront/forms';
import { colour, textStyles } from '@storefront/tokens';
import { Button, EmptyState, RoundPicture } from '@storefront/ui';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { inquiryFailure } from './inquiryFailure';
import type { InquiryFields } from './inquiryFields';
import { messages } from './messages';

interface Props<Fields extends InquiryFields> {
  form: ZodForm<Fields, Fields>;
  /** Sends the fields and returns the server's thanks, if it has any. */
  send: (fields: Fields) => Promise<string | null>;
  /** Removes the fields of the form that were sent. */
  clear: (sent: Fields) => void;
  texts: {
    submit: string;
    /** Title and text after the form was sent. */
    sent: string;
    thanks: string;
    /** The button that shows the empty form again. */
    another: string;
  };
  /** The fields. */
  children: ReactNode;
}

const Agreement = styled.p({
  ...textStyles.xs,
  color: colour.ink2,
  '& > a': { textDecoration: 'underline', textUnderlineOffset: 2 },
});
const Sent = styled.div({ outline: 'none' });

/**
 * A message to the chain: its fields, then that it has arrived. Enter does not send it. What was typed stays until the
 * server has it (spec §5, §8).
 */
export function InquiryForm<Fields extends InquiryFields>({
  form,
  send,
  clear,
  texts,
  children,
}: Props<Fields>) {
  const [thanks, setThanks] = useState<string>();
  // The button that had the focus is not on the screen any more.
  const focus = useCallback((sent: HTMLElement | null) => sent?.focus(), []);
  const isAnother = useRef(false);
  const { setFocus, getValues } = form;
  const { isSubmitting, errors } = form.formState;
  const hasFailed = errors.root?.['server'] !== undefined;

  // The button that showed the empty form is gone too, so the focus moves to the first field.
  useEffect(() => {
    if (thanks !== undefined || !isAnother.current) return;
    isAnother.current = false;
    const [first] = Object.keys(getValues());
    if (first !== undefined) setFocus(first as Parameters<typeof setFocus>[0]);
  }, [thanks, setFocus, getValues]);

  function startAnother() {
    isAnother.current = true;
    setThanks(undefined);
  }

  if (thanks !== undefined) {
    return (
      <Sent ref={focus} tabIndex={-1} role="status">
        <EmptyState
          titleAs="h3"
          picture={
            <RoundPicture>
              <CircleCheck size={72} strokeWidth={1.5} aria-hidden />
            </RoundPicture>
          }
          title={texts.sent}
          text={thanks}
          action={<Button onClick={startAnother}>{texts.another}</Button>}
        />
      </Sent>
    );
  }
  return (
    <Form
      form={form}
      submitOn="button"
      failure={inquiryFailure}
      onSubmit={async (fields) => {
        // As they were typed: the customer may go on typing while they are sent.
        const typed = getValues();
        const answer = await send(fields);
        clear(typed);
        setThanks(answer || texts.thanks);
      }}
    >
      {children}
      <Agreement>
        {messages.agreement} <a href={paths.legal()}>{messages.agreementLink}</a>
      </Agreement>
      <Button type="submit" kind="primary" size={56} isWide isLoading={isSubmitting}>
        {hasFailed ? messages.sendAgain : texts.submit}
      </Button>
    </Form>
  );
}
