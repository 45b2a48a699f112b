import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as emotionStyled from '@emotion/styled';
import * as apiClient from '@storefront/api-client';
import * as contracts from '@storefront/contracts';
import * as router from '@storefront/router';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What a remote's server file may require: the shell's own instances, so that each exists once. */
const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/styled': emotionStyled,
  '@tanstack/react-query': query,
  '@storefront/router': router,
  '@storefront/contracts': contracts,
  '@storefront/api-client': apiClient,
};

export function resolveShared(key: string): unknown {
  return sharedModules[key];
}
