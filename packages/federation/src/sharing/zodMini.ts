/**
 * The names of `zod/mini` that the page provides to its remotes (decision 0002). The whole package, with messages in
 * fifty languages, would be 86 kB on each page. A name that is added here costs some hundred bytes there, and has to be
 * released with the shell before a remote may import it.
 */
export {
  array,
  boolean,
  catch,
  enum,
  file,
  int,
  length,
  literal,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  overwrite,
  parse,
  pipe,
  prefault,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  trim,
  unknown,
} from 'zod/mini';
