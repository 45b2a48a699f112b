// `npx drizzle-kit generate --config drizzle.config.mjs` writes the SQL of a changed schema.
export default {
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './src/database/migrations',
};
