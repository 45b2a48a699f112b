// `node healthcheck.mjs /readyz` ends with 0 when the server of this container answers that path with 200. The image has no
// curl: each program in it is one more to keep up to date.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}${process.argv[2]}`).catch(() => ({
  ok: false,
}));
process.exitCode = ok ? 0 : 1;
