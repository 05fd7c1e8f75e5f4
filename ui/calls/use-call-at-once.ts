import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useProblemText } from '../words/catalogue.tsx'
import { hideChange, type Patch, type ShownChange, settleChange, showChange } from './cached.ts'
import { useCaller } from './caller.tsx'
import { toastError } from './toast.ts'
import { type Outcome, queryKey } from './use-call.ts'

type AtOnce<E extends Endpoint> = {
  /**
   * How cached responses look once the call is made; `output` is its answer, once it is there. A patch leaves alone what has
   * the change already, since it is applied to what is read meanwhile too.
   */
  show: (input: CallInput<E>, output?: Output<E>) => Patch[]
  /** Takes back what `show` changed outside of the cache, after a refusal. */
  undo?: (input: CallInput<E>, problem: CallProblem) => void
  /** Calls with the same name are made one after the other; without it all calls of the endpoint are. */
  thing?: (input: CallInput<E>) => string
  /** Read again after the last call. */
  invalidates: Endpoint[]
  /** No toast says that the call failed. */
  quiet?: boolean
}

/** The changes of a page that wait for their answer, those that have it, and what is to be read again after the last. */
type Waiting = { pending: number; settled: ShownChange[]; stale: Set<Endpoint> }
const waitingOf = new WeakMap<QueryClient, Waiting>()

/**
 * Calls an endpoint whose change is shown before the answer, in the frame of the press: for what is easily undone and rarely
 * refused. A refused or unreachable call takes its own change back, and a toast says why; others that wait stay
 * shown. `run` never throws, as that of `useCall`.
 */
export function useCallAtOnce<E extends Endpoint>(endpoint: E, options: AtOnce<E>) {
  const caller = useCaller()
  const client = useQueryClient()
  const sentence = useProblemText()
  const { show, undo, thing, invalidates, quiet } = options
  const run = async (input: CallInput<E>): Promise<Outcome<Output<E>>> => {
    const waiting = begin(client, invalidates)
    const change = showChange(client, show(input))
    const name = [...queryKey(endpoint), thing?.(input) ?? ''].join(' ')
    try {
      const output = await inOrder(client, name, () => call(caller, endpoint, input))
      settleChange(client, change, show(input, output))
      waiting.settled.push(change)
      return { output }
    } catch (thrown) {
      const problem = thrown instanceof CallProblem ? thrown : new CallProblem('serverError', 0, 500)
      hideChange(client, change)
      undo?.(input, problem)
      if (!quiet) toastError(sentence(problem.key))
      return { problem }
    } finally {
      void end(client, waiting)
    }
  }
  return { run }
}

/** Runs a call after those of the same name that are on their way. */
function inOrder<T>(client: QueryClient, name: string, mutationFn: () => Promise<T>): Promise<T> {
  const mutation = client.getMutationCache().build<T, Error, void, unknown>(client, {
    ...client.getDefaultOptions().mutations,
    mutationFn,
    scope: { id: name },
  } as MutationOptions<T, Error, void>)
  return mutation.execute()
}

function begin(client: QueryClient, invalidates: Endpoint[]): Waiting {
  const waiting = waitingOf.get(client) ?? { pending: 0, settled: [], stale: new Set() }
  waitingOf.set(client, waiting)
  waiting.pending += 1
  for (const endpoint of invalidates) waiting.stale.add(endpoint)
  return waiting
}

/** After the last call: reads again, and until that is read shows what was made. */
async function end(client: QueryClient, waiting: Waiting): Promise<void> {
  waiting.pending -= 1
  // What is read while another call is on its way may not have its change yet.
  if (waiting.pending > 0) return
  const { settled, stale } = waiting
  waiting.settled = []
  waiting.stale = new Set()
  await Promise.all([...stale].map((endpoint) => client.invalidateQueries({ queryKey: queryKey(endpoint) })))
  for (const change of settled) hideChange(client, change)
}
