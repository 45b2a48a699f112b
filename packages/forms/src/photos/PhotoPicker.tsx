import { keepTogether } from '@storefront/contracts';
import { addPhotos, PHOTO_ACCEPT, type PhotoProblem, PHOTOS_MAX } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, Note } from '@storefront/ui';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { messages } from './messages';
import { PhotoPreview } from './PhotoPreview';

export interface PhotoPickerProps {
  photos: readonly File[];
  onChange: (photos: File[]) => void;
  /** The server's message about the photos. */
  error?: string | undefined;
  /** Milliseconds that decoding a photo may take; 30 000 by default. */
  timeLimit?: number;
  /** Takes the focus when the photos are refused. */
  ref?: Ref<{ focus: () => void }>;
}

const rootClass = css({ display: 'grid', gap: 12, justifyItems: 'start' });
const titleClass = css(textStyles.title);
const hintClass = css({ ...textStyles.xs, color: colour.ink2 });
const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });
/**
 * Photos of a review (spec §5, Order review and Restaurant review): chosen from the device, shown as they will be sent,
 * removable; at most five, doubles dropped, pictures only. One that the browser cannot read says so.
 */
export function PhotoPicker({ photos, onChange, error, timeLimit, ref }: PhotoPickerProps) {
  const id = useId();
  const [titleId, hintId] = [`${id}title`, `${id}hint`];
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<PhotoProblem[]>([]);
  useImperativeHandle(ref, () => ({ focus: () => addButton.current?.focus() }), []);

  function add({ target }: ChangeEvent<HTMLInputElement>) {
    const merged = addPhotos(photos, [...(target.files ?? [])]);
    setProblems(merged.problems);
    onChange(merged.photos);
    // The same file can be chosen again after it was removed.
    target.value = '';
  }

  function remove(photo: File) {
    setProblems([]);
    onChange(photos.filter((other) => other !== photo));
    addButton.current?.focus();
  }

  return (
    <div className={rootClass} role="group" aria-labelledby={titleId}>
      <h3 className={titleClass} id={titleId}>
        {messages.title}
      </h3>
      <p className={hintClass} id={hintId}>
        {keepTogether(messages.hint)}
      </p>
      {photos.length > 0 && (
        <ul className={listClass}>
          {photos.map((photo) => (
            <PhotoPreview
              key={`${photo.name} ${photo.lastModified}`}
              photo={photo}
              timeLimit={timeLimit}
              onRemove={() => remove(photo)}
              onMended={() => onChange([...photos])}
            />
          ))}
        </ul>
      )}
      {(problems.length > 0 || error) && (
        <Note kind="bad" role="alert">
          {error && <p>{keepTogether(error)}</p>}
          {problems.map((problem) => (
            <p key={problem}>{keepTogether(messages.problems[problem])}</p>
          ))}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_ACCEPT}
        aria-label={messages.add}
        onChange={add}
      />
      <Button
        ref={addButton}
        size={44}
        icon={<ImagePlus size={20} aria-hidden />}
        disabledReason={photos.length >= PHOTOS_MAX ? messages.problems.count : undefined}
        reasonSide="start"
        onClick={() => input.current?.click()}
      >
        {messages.add}
      </Button>
    </div>
  );
}
