import { useSession } from '@storefront/contracts';
import { Button, PanelFrame, Stack, TextField } from '@storefront/ui';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messages } from './messages';
import { normalizeCode } from './promoCode';
import { usePromoSubmit } from './usePromoSubmit';

interface Props {
  onClose: () => void;
}

interface Fields {
  code: string;
}

/** Closes once the code is applied. */
export function PromoCodeForm({ onClose }: Props) {
  const id = useId();
  const formId = `${id}form`;
  const isGuest = useSession().status === 'guest';
  const { register, handleSubmit, control } = useForm<Fields>({ defaultValues: { code: '' } });
  const code = normalizeCode(useWatch({ control, name: 'code' }));
  const { submit, isPending, resultFor } = usePromoSubmit({ onApplied: onClose });
  const result = resultFor(code);
  const isRefused = result.kind === 'refused';

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
            const typed = normalizeCode(fields.code);
            if (typed !== undefined && !isPending && !isRefused) submit(typed);
          })(event)
        }
      >
        <Stack gap={16}>
          <TextField
            label={messages.label}
            hint={isGuest ? messages.guest : messages.hint}
            error={result.kind === 'none' ? undefined : result.text}
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
