import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';
import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
}

/** The file that a chain starts containers by. */
export const composeFile = parse(
  readFileSync(join(root, 'packages/config/production/compose.yaml'), 'utf8'),
  { merge: true },
) as {
  name: string;
  services: Record<'api' | 'shell' | 'postgres' | 'redis' | 'nginx', ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
};
