import { keepTogether, paths, toast } from '@storefront/contracts';
import { Form, showFailure, type ZodForm } from '@storefront/forms';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, EmptyState, RoundPicture } from '@storefront/ui';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { inquiryFailure } from './inquiryFailure';
import type { InquiryFields, InquiryName } from './inquiryFields';
import { messages } from './messages';

interface Sent {
  fields: InquiryFields;
  thanks: string;
}

/** The unanswered inquiries of this tab, by form: a form may be left and opened again before the answer. */
const sending = new Map<string, Promise<Sent>>();

interface Props<Fields extends InquiryFields> {
  name: InquiryName;
  form: ZodForm<Fields, Fields>;
  /** Sends the fields and returns the server's thanks, or null without any. */
  send: (fields: Fields) => Promise<string | null>;
  /** Empties the fields that were sent. */
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

const agreementClass = css({
  ...textStyles.xs,
  color: colour.ink2,
  '& > a': { textDecoration: 'underline', textUnderlineOffset: 2 },
});
const sentNoteClass = css({ outline: 'none' });

/**
 * A message to the chain: its fields, then the thanks. Enter does not send it. The typed fields stay until the server
 * has accepted them (spec §5, §8).
 */
export function InquiryForm<Fields extends InquiryFields>({
  name,
  form,
  send,
  clear,
  texts,
  children,
}: Props<Fields>) {
  const [thanks, setThanks] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // The thanks take the focus, because the button that had it is gone.
  const takesFocus = useRef(true);
  const focus = useCallback((sent: HTMLElement | null) => void (takesFocus.current && sent?.focus()), []);
  const isAnother = useRef(false);
  const { setFocus, getValues } = form;
  const { isSubmitting, errors } = form.formState;
  const hasFailed = errors.root?.['server'] !== undefined;

  // The button that shows the empty form disappears too, so the focus moves to the first field.
  useEffect(() => {
    if (thanks !== undefined || !isAnother.current) return;
    isAnother.current = false;
    const [first] = Object.keys(getValues());
    if (first !== undefined) setFocus(first as Parameters<typeof setFocus>[0]);
  }, [thanks, setFocus, getValues]);

  const [earlier] = useState(() => sending.get(name));
  const [isWaiting, setIsWaiting] = useState(earlier !== undefined);
  // The answer to an earlier inquiry moves the focus only inside the form: the customer may be reading something else.
  const isInForm = () => button.current?.form?.contains(document.activeElement) === true;
  // If the text was changed meanwhile, the form holds another inquiry.
  const showSent = useEffectEvent(({ fields, thanks: text }: Sent) => {
    const current = getValues();
    if (Object.entries(current).some(([field, value]) => value !== fields[field])) {
      return toast(texts.sent, 'success');
    }
    takesFocus.current = isInForm();
    clear(current);
    setThanks(text);
  });
  const showFailed = useEffectEvent((error: unknown) =>
    showFailure(error, { form, failure: inquiryFailure, movesFocus: isInForm() }),
  );
  useEffect(() => {
    let isHere = true;
    earlier
      ?.then(
        (sent) => isHere && showSent(sent),
        (error: unknown) => isHere && showFailed(error),
      )
      .finally(() => isHere && setIsWaiting(false));
    return () => {
      isHere = false;
    };
  }, [earlier]);

  async function sendInquiry(fields: Fields) {
    // The fields as they are sent: the customer may go on typing meanwhile.
    const typed = getValues();
    const sent = send(fields).then((answer) => ({ fields: typed, thanks: answer || texts.thanks }));
    sending.set(name, sent);
    try {
      const { thanks: text } = await sent;
      takesFocus.current = true;
      clear(typed);
      setThanks(text);
    } finally {
      sending.delete(name);
    }
  }

  function startAnother() {
    isAnother.current = true;
    setThanks(undefined);
  }

  if (thanks !== undefined) {
    return (
      <div className={sentNoteClass} ref={focus} tabIndex={-1} role="status">
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
      </div>
    );
  }
  return (
    <Form form={form} submitOn="button" failure={inquiryFailure} onSubmit={sendInquiry}>
      {children}
      <p className={agreementClass}>
        {keepTogether(messages.agreement)}
        <a href={paths.legal()}>{messages.agreementLink}</a>
      </p>
      <Button
        ref={button}
        type="submit"
        kind="primary"
        size={56}
        isWide
        isLoading={isSubmitting || isWaiting}
      >
        {hasFailed ? messages.sendAgain : texts.submit}
      </Button>
    </Form>
  );
}
