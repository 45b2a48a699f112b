import { usePromoSubmit } from '@storefront/api-client';
import { useSession, Widget } from '@storefront/contracts';
import { validateRequired } from '@storefront/domain';
import { Form, useWatch, useZodForm, validatedText } from '@storefront/forms';
import { css } from '@storefront/styles';
import { Button, PanelFrame, TextField } from '@storefront/ui';
import { useId } from 'react';
import * as z from 'zod/mini';
import { messages } from './messages';

interface Props {
  onClose: () => void;
}

const offersClass = css({ marginTop: 32 });

const schema = z.object({ code: validatedText(validateRequired) });

/** The form of a promo code; closes once the code is applied. */
export function PromoCodeForm({ onClose }: Props) {
  const formId = useId();
  const isGuest = useSession().status === 'guest';
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  // The server checks the length (spec §5).
  const code = useWatch({ control: form.control, name: 'code' }).trim() || undefined;
  const { submit, isPending, resultFor } = usePromoSubmit({ onApplied: onClose });
  const result = resultFor(code);
  const isRefused = result.kind === 'refused';

  /** Puts the code of a promotion into the field and applies it. Does nothing while another code is pending. */
  function choose(offered: string) {
    if (isPending) return;
    form.setValue('code', offered);
    submit(offered.trim());
  }

  return (
    <PanelFrame
      title={messages.title}
      back={{ label: messages.back, onPress: onClose }}
      footer={
        <Button
          type="submit"
          form={formId}
          kind="primary"
          size={56}
          isWide
          isLoading={isPending}
          disabledReason={isRefused ? messages.conditions : code === undefined ? messages.empty : undefined}
        >
          {isRefused ? messages.another : messages.apply}
        </Button>
      }
    >
      <Form
        form={form}
        id={formId}
        failure={messages.failed}
        onSubmit={(fields) => {
          if (!isPending && !isRefused) submit(fields.code);
        }}
      >
        <TextField
          label={messages.label}
          hint={isGuest ? messages.guest : messages.hint}
          error={result.kind === 'none' ? form.formState.errors.code?.message : result.text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...form.register('code')}
        />
      </Form>
      <div className={offersClass}>
        <Widget
          id="content:promo-strip"
          title={messages.offers}
          withCode
          onChoose={({ code: offered = '' }) => choose(offered)}
        />
      </div>
    </PanelFrame>
  );
}
