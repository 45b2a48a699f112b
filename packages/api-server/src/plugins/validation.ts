import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** The contract's zod schemas read requests and write answers. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(validatorCompiler);
  // The provider's own serializer encodes, and the contract's schemas only parse. Parsing strips every field
  // that the contract does not name, so no column gets out by accident.
  app.setSerializerCompiler<z.ZodMiniType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(z.parse(schema, data)),
  );
}
