import { type Answer, apiError } from './fakeApi';

/** A call that fails until `recover()`, with a 500 by default, and has this answer then. */
export function recovering(answer: Answer, error: Error = apiError(500)) {
  let isDown = true;
  return {
    answer: ((call) => {
      if (isDown) throw error;
      return answer(call);
    }) satisfies Answer,
    recover: () => {
      isDown = false;
    },
  };
}
