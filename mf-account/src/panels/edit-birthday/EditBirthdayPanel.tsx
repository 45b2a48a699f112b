import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { birthdayLimits, validateBirthday, validateRequired } from '@storefront/domain';
import { Controller, useZodForm, validatedText } from '@storefront/forms';
import { DateField, Note, PanelFrame } from '@storefront/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CustomerPanel, PersonalForm } from '../../features/personal-form';
import { birthdayOf } from '../../shared/user/birthdayOf';
import { messages } from './messages';

const schema = z.object({
  birthday: validatedText((value) => validateRequired(value) ?? validateBirthday(value, new Date())),
});

/** The birthday: required, `dd.mm.yyyy`, set once (spec §2, Personal data; §5). */
export default function EditBirthdayPanel() {
  // The customer is read again before the panel closes: the new birthday must not replace the form.
  const [isSent, setIsSent] = useState(false);
  return (
    <CustomerPanel title={messages.title}>
      {(user) => {
        const date = birthdayOf(user);
        return date === undefined || isSent ? (
          <BirthdayForm onSend={() => setIsSent(true)} />
        ) : (
          <LockedBirthday date={date} />
        );
      }}
    </CustomerPanel>
  );
}

/** Shown when the browser's history leads back to the form of a birthday that has been set since. */
function LockedBirthday({ date }: { date: string }) {
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Note>{messages.locked(date)}</Note>
    </PanelFrame>
  );
}

function BirthdayForm({ onSend }: { onSend: () => void }) {
  const api = useApi();
  const form = useZodForm({ schema, defaultValues: { birthday: '' } });
  return (
    <PersonalForm
      panel="edit-birthday"
      title={messages.title}
      form={form}
      toUser={({ birthday }) => ({ birthday_at: birthday })}
      save={async (values) => {
        onSend();
        const { profileCalls } = await loadDeferredCalls();
        // Sent as it is typed: the specification names no other format of a date (spec §9).
        return api.call(profileCalls.editBirthday, { body: values });
      }}
    >
      <Controller
        control={form.control}
        name="birthday"
        render={({ field, fieldState }) => (
          <DateField
            label={messages.label}
            formatHint={messages.hint}
            error={fieldState.error?.message}
            autoComplete="bday"
            autoFocus
            {...birthdayLimits(new Date())}
            {...field}
          />
        )}
      />
      <Note kind="warn" icon={<Gift size={18} aria-hidden />}>
        {messages.discount}
      </Note>
      <Note>{messages.once}</Note>
    </PersonalForm>
  );
}
