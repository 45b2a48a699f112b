/** A part of a page as a customer names it: by role and whole name, or by its whole text; the first that is visible. */
export interface Target {
  role?:
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'img'
    | 'link'
    | 'navigation'
    | 'option'
    | 'radio'
    | 'radiogroup'
    | 'textbox';
  name?: string | RegExp;
  text?: string | RegExp;
  within?: Target;
}

/** What a customer does with a browser, so that each flow is written once for all engines. */
export interface Driver {
  /** Loads a path of the storefront, without waiting for hydration. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Resizes the window. */
  resize(width: number, height: number): Promise<void>;
  /** Waits for the part and presses its middle; for a radio under its label too. */
  press(target: Target): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  key(name: 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Shift'): Promise<void>;
  /** Chooses a file in the first file input of a dialog. */
  chooseFile(file: string): Promise<void>;
  isVisible(target: Target): Promise<boolean>;
  /** The value of an expression in the page, or what its promise resolves to. */
  evaluate(expression: string): Promise<unknown>;
  /** Writes a picture of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser for the tests of one worker. */
export interface Engine {
  /** A new visitor, without data of an earlier one. */
  open(origin: string): Promise<Driver>;
  stop(): Promise<unknown>;
}
