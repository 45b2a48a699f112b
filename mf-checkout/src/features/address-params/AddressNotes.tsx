import { useWatch, type ZodForm } from '@storefront/forms';
import { Chip, Row, Stack, TextArea, TextField } from '@storefront/ui';
import type { AddressParams } from './addressParams';
import { messages } from './messages';

interface Props {
  form: ZodForm<AddressParams, AddressParams>;
}

/** What the courier needs beside the place, and the customer's own name of the address: an extra of the back end. */
export function AddressNotes({ form }: Props) {
  const label = useWatch({ control: form.control, name: 'label' }).trim();
  return (
    <>
      <TextField label={messages.intercom} maxLength={20} {...form.register('intercom')} />
      <TextArea label={messages.comment} maxLength={200} {...form.register('comment')} />
      <Stack gap={8}>
        <TextField label={messages.label} maxLength={30} {...form.register('label')} />
        <Row gap={8} wrap="wrap">
          {messages.labels.map((name) => (
            <Chip
              key={name}
              isSelected={label === name}
              onClick={() => form.setValue('label', label === name ? '' : name)}
            >
              {name}
            </Chip>
          ))}
        </Row>
      </Stack>
    </>
  );
}
