/** What a test's browser did with pictures, in order: `decode a.heic`, `encode image/jpeg 2048×1536`. */
interface PictureLog {
  steps: string[];
}

interface Options {
  /** Pixels of every picture. */
  size?: { width: number; height: number };
  /** Awaited for each file; throws for one that the browser cannot read. */
  decode?: (file: File) => unknown;
}

/** Lets pictures be decoded, encoded and shown, which jsdom cannot, until the next call. */
export function fakePictures({ size = { width: 1, height: 1 }, decode }: Options = {}): PictureLog {
  const steps: string[] = [];
  globalThis.createImageBitmap = (async (file: File) => {
    steps.push(`decode ${file.name}`);
    await decode?.(file);
    return { ...size, close: () => steps.push(`close ${file.name}`) };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done, type) {
    steps.push(`encode ${type} ${this.width}×${this.height}`);
    done(new Blob(['encoded'], { type: type ?? 'image/png' }));
  };
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
  return { steps };
}
