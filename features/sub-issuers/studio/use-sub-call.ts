import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'

/**
 * Calls an endpoint from a dialog and shows why it was refused. `isOver` when the dialog has nothing left to do: it
 * worked, or another admin was faster, which makes the lists out of date.
 */
export function useSubCall<E extends Endpoint>(endpoint: E, lists: Endpoint[]) {
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { run, working } = useCall(endpoint, { invalidates: lists })
  const act = async (input: CallInput<E>): Promise<{ output?: Output<E>; isOver: boolean }> => {
    const { output, problem } = await run(input)
    if (!problem) return { output, isOver: true }
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
    const isGone = problem.key === 'notFound'
    if (isGone) for (const list of lists) void invalidate(list)
    return { isOver: isGone }
  }
  return { run: act, working }
}
