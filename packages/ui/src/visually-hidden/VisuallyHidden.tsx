import styled from '@emotion/styled';
import { unseen } from '../looks';

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span(unseen);
