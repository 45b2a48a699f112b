import { Search } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { EmailField } from './EmailField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

export function TextFieldExamples() {
  return (
    <>
      <Example state="empty">
        <TextField label={messages.name} />
      </Example>
      <Example state="filled">
        <TextField label={messages.name} defaultValue={messages.nameValue} />
      </Example>
      <Example state="with a hint">
        <TextField label={messages.email} hint={messages.emailHint} />
      </Example>
      <Example state="with an error">
        <TextField label={messages.email} defaultValue={messages.emailWrong} error={messages.emailError} />
      </Example>
      <Example state="empty, with an error and a hint">
        <TextField label={messages.email} error={messages.emailError} hint={messages.emailHint} />
      </Example>
      <Example state="disabled, empty">
        <TextField label={messages.email} disabled />
      </Example>
      <Example state="disabled, filled">
        <TextField label={messages.name} defaultValue={messages.nameValue} disabled />
      </Example>
      <Example state="quiet, with an icon">
        <TextField
          look="quiet"
          type="search"
          label={messages.search}
          icon={<Search size={20} aria-hidden />}
        />
      </Example>
      <Example state="with a unit">
        <TextField label={messages.bill.sum} defaultValue="500" trailing={messages.rubles} />
      </Example>
      <Example state="long label and value" width="narrow">
        <TextField label={messages.longLabel} />
        <TextField label={messages.longLabel} defaultValue={messages.streetValue} hint={messages.paragraph} />
      </Example>
    </>
  );
}

export function EmailFieldExamples() {
  return (
    <>
      <Example state="empty">
        <EmailField label={messages.email} hint={messages.emailHint} />
      </Example>
      <Example state="with an error">
        <EmailField label={messages.email} defaultValue={messages.emailWrong} error={messages.emailError} />
      </Example>
    </>
  );
}

export function TextAreaExamples() {
  return (
    <>
      <Example state="empty">
        <TextArea label={messages.comment} />
      </Example>
      <Example state="filled">
        <TextArea label={messages.comment} defaultValue={messages.commentValue} />
      </Example>
      <Example state="with an error">
        <TextArea
          label={messages.comment}
          defaultValue={messages.commentValue}
          error={messages.commentError}
        />
      </Example>
      <Example state="with a hint">
        <TextArea label={messages.comment} hint={messages.commentError} />
      </Example>
      <Example state="disabled">
        <TextArea label={messages.comment} defaultValue={messages.commentValue} disabled />
      </Example>
      <Example state="long label" width="narrow">
        <TextArea label={messages.longLabel} />
      </Example>
    </>
  );
}
