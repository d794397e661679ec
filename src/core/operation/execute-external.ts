import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { CallerContext, ExternalOperation } from './operation.ts';
import type { Admitted } from './pipeline.ts';
import { type Answer, answerOf, replayedAnswer } from './problem.ts';

/** An operation that talks to the outside: no transaction is open around it, and it takes its limits itself. */
export async function runExternal({
  operation,
  compiled,
  call,
  context,
}: Admitted<ExternalOperation>): Promise<Answer | Refusal> {
  const answer = await operation.run(context as CallerContext, call.input);
  if (isRefusal(answer)) return answer;
  const body = compiled.write(answer.output);
  return answer.replayed ? replayedAnswer(200, body) : answerOf(200, body);
}
