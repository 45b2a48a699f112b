import { useSession } from '@storefront/contracts';
import { Button, PanelFrame, Stack, TextField } from '@storefront/ui';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messages } from './messages';
import { typedCode } from './promoCode';
import { usePromoSubmit } from './usePromoSubmit';

interface Props {
  onClose: () => void;
}

interface Fields {
  code: string;
}

/** The promo code's form; it closes once the code is applied. */
export function PromoCodeForm({ onClose }: Props) {
  const id = useId();
  const formId = `${id}form`;
  const isGuest = useSession().status === 'guest';
  const { register, handleSubmit, control } = useForm<Fields>({ defaultValues: { code: '' } });
  const code = typedCode(useWatch({ control, name: 'code' }));
  const { submit, isPending, answerTo } = usePromoSubmit({ onApplied: onClose });
  const answer = answerTo(code);
  const isRefused = answer.kind === 'refused';

  return (
    <PanelFrame
      titleId={id}
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) =>
          void handleSubmit((fields) => {
            const typed = typedCode(fields.code);
            if (typed !== undefined && !isPending && !isRefused) submit(typed);
          })(event)
        }
      >
        <Stack gap={16}>
          <TextField
            label={messages.label}
            hint={isGuest ? messages.guest : messages.hint}
            error={answer.kind === 'nothing' ? undefined : answer.text}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            {...register('code')}
          />
        </Stack>
      </form>
    </PanelFrame>
  );
}
