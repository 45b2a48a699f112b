import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { Button, IconButton, Spinner } from '@storefront/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from './messages';
import { forgetPhoto, preparedPhoto } from './preparedPhotos';

interface Props {
  photo: File;
  /** Milliseconds until a photo that is still being decoded counts as unreadable. */
  timeLimit: number | undefined;
  onRemove: () => void;
  /** A photo that failed has been read after all. */
  onMended: () => void;
}

const rootClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  borderRadius: radius.md,
  background: colour.sunken,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: radius.md },
  '& > [data-part=remove]': { position: 'absolute', top: 0, right: 0 },
  // As wide as its text, which has to be read.
  '&[data-failed=true]': {
    width: '100%',
    height: 'auto',
    padding: '12px 56px 12px 18px',
    justifyItems: 'start',
    // Its text begins where the text above it begins.
    '& > button': { marginLeft: -18 },
  },
});
const failureClass = css({ ...textStyles.s, color: colour.danger, overflowWrap: 'anywhere' });

type Shown = { address: string } | 'failed' | undefined;

/** A chosen photo: being prepared, as it will be sent, or why it cannot be sent. */
export function PhotoPreview({ photo, timeLimit, onRemove, onMended }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [tries, setTries] = useState(0);
  const onRead = useEffectEvent(() => {
    if (tries > 0) onMended();
  });

  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    preparedPhoto(photo, timeLimit).then(
      (prepared) => {
        if (isOver) return;
        address = URL.createObjectURL(prepared);
        setShown({ address });
        onRead();
      },
      () => isOver || setShown('failed'),
    );
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [photo, timeLimit, tries]);

  function retry() {
    forgetPhoto(photo);
    setShown(undefined);
    setTries(tries + 1);
  }

  return (
    <li className={rootClass} data-failed={shown === 'failed'}>
      {shown === undefined && <Spinner label={messages.preparing(photo.name)} />}
      {shown === 'failed' && (
        <>
          <p className={failureClass} role="alert">
            {keepTogether(messages.unreadable(photo.name))}
          </p>
          <Button kind="text" size={44} onClick={retry}>
            {messages.retry}
          </Button>
        </>
      )}
      {typeof shown === 'object' && <img src={shown.address} alt={photo.name} />}
      <span data-part="remove">
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
