interface Source {
  readonly type: string;
  readonly srcset: string;
}

/** A picture as the API sends it: the original and lighter formats, the lightest first. */
export interface Media {
  readonly original: string;
  readonly sources?: readonly Source[] | undefined;
}

/** The formats that all supported browsers decode (decision 0129), so that an `<img>` needs no choice of sources. */
const decodableTypes: readonly string[] = ['image/avif', 'image/webp'];

/** The lightest format of a picture that all supported browsers decode; else they load the original. */
export function lightestSource(media: Media): Source | undefined {
  return media.sources?.find(({ type }) => decodableTypes.includes(type));
}
