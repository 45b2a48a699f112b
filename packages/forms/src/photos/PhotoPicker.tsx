import { addPhotos, type PhotoProblem, PHOTOS_MAX, PICTURE_ACCEPT } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { Button, IconButton, Note } from '@storefront/ui';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type Ref, useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { messages } from './messages';

export interface PhotoPickerProps {
  photos: readonly File[];
  onChange: (photos: File[]) => void;
  /** The server's message about the photos. */
  error?: string | undefined;
  /** Takes the focus when the photos are refused. */
  ref?: Ref<{ focus: () => void }>;
}

const rootClass = css({ display: 'grid', gap: 12, justifyItems: 'start' });
const titleClass = css(textStyles.title);
const hintClass = css({ ...textStyles.xs, color: colour.ink2 });
const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const thumbClass = css({
  position: 'relative',
  width: 96,
  height: 96,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: radius.md },
  '& > span': { position: 'absolute', top: 0, right: 0 },
});

/**
 * Photos of a review (spec §5, Order review and Restaurant review): chosen from the device, shown at once, removable; at
 * most five, doubles dropped, pictures only.
 */
export function PhotoPicker({ photos, onChange, error, ref }: PhotoPickerProps) {
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
        {messages.hint}
      </p>
      {photos.length > 0 && (
        <ul className={listClass}>
          {photos.map((photo) => (
            <Preview
              key={`${photo.name} ${photo.lastModified}`}
              photo={photo}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
      {(problems.length > 0 || error) && (
        <Note kind="bad" role="alert">
          {error && <p>{error}</p>}
          {problems.map((problem) => (
            <p key={problem}>{messages.problems[problem]}</p>
          ))}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_ACCEPT}
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

function Preview({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(photo);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [photo],
  );
  return (
    <li className={thumbClass}>
      <img ref={show} alt={photo.name} />
      <span>
        <IconButton
          kind="floating"
          label={messages.remove(photo.name)}
          icon={<X size={20} aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
