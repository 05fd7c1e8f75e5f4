import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useProblemText } from '../words/catalogue.tsx'
import { ask } from './ask.ts'
import { useCaller } from './caller.tsx'
import { isServerTrouble } from './query-client.ts'
import { toastError } from './toast.ts'

type CallOptions = { invalidates?: Endpoint[]; quiet?: boolean; trouble?: string; isRepeatable?: boolean }
export type Outcome<O> = { output: O; problem?: undefined } | { output?: undefined; problem: CallProblem }

/**
 * Calls an endpoint with `run(input)`; never throws. `run` returns `{ output }` or `{ problem }`; server and network
 * errors are also toasted. `working` is true meanwhile, `problem` holds the last refusal until the next run or
 * `reset()`. `invalidates` lists endpoints whose cached responses are stale after a success; `trouble` is the problem
 * shown for server errors. The same input while its call is in progress (a second press before the first is drawn) calls
 * nothing and never resolves, so that whatever follows happens once; `isRepeatable` is for calls that may be made again
 * before an answer that takes too long.
 */
export function useCall<E extends Endpoint>(endpoint: E, options: CallOptions = {}) {
  const caller = useCaller()
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { quiet, invalidates, trouble, isRepeatable } = options
  const mutation = useMutation<Output<E>, Error, CallInput<E>>({
    mutationFn: (input) => call(caller, endpoint, input),
  })
  const { mutateAsync, isPending, error, reset } = mutation
  const going = useRef(new Set<string>())
  const run = async (input: CallInput<E>): Promise<Outcome<Output<E>>> => {
    const press = nameInput(input)
    if (!isRepeatable && going.current.has(press)) return new Promise(() => undefined)
    going.current.add(press)
    try {
      const output = await mutateAsync(input)
      for (const stale of invalidates ?? []) invalidate(stale)
      return { output }
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (!quiet && isServerTrouble(problem))
        toastError(sentence(problem.status === 0 ? problem.key : (trouble ?? problem.key)))
      return { problem }
    } finally {
      going.current.delete(press)
    }
  }
  const refused = error && !isServerTrouble(error) ? asProblem(error) : undefined
  // A call in progress keeps its state: otherwise it would no longer look busy.
  const forget = () => {
    if (!isPending) reset()
  }
  return { run, working: isPending, problem: refused, reset: forget }
}

/** Reads an endpoint into the cache; server and network errors are toasted once. */
export function useQueryCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Omit<UseQueryOptions<Output<E>, CallProblem>, 'queryKey' | 'queryFn'> & { quiet?: boolean } = {},
): UseQueryResult<Output<E>, CallProblem> {
  const caller = useCaller()
  const sentence = useProblemText()
  const { quiet, ...rest } = options
  const result = useQuery<Output<E>, CallProblem>({
    ...rest,
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => ask(caller, endpoint, input, signal),
  })
  const { error } = result
  // Its key, because a polling call fails with a new error each time.
  const trouble = error && !quiet && isServerTrouble(error) ? asProblem(error).key : undefined
  useEffect(() => {
    if (trouble) toastError(sentence(trouble))
  }, [trouble, sentence])
  return result
}

/** The cache key of an endpoint's responses: all of them, or the one for an input. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: CallInput<E>): QueryKey {
  const address = [endpoint.method, `${endpoint.base}${endpoint.path}`]
  return input === undefined ? address : [...address, input]
}

/** Marks the cached responses of an endpoint as stale (all, or the one for an input), so that screens refetch them. */
export function useInvalidate() {
  const client = useQueryClient()
  return useCallback(
    <E extends Endpoint>(endpoint: E, input?: CallInput<E>) =>
      client.invalidateQueries({ queryKey: queryKey(endpoint, input) }),
    [client],
  )
}

/** The same text for the same input; files are told apart by what the browser knows of them. */
function nameInput(input: unknown): string {
  const name = (_: string, value: unknown) =>
    value instanceof Blob ? [value.size, value.type, value instanceof File && [value.name, value.lastModified]] : value
  return JSON.stringify(input, name) ?? ''
}

function asProblem(thrown: unknown): CallProblem {
  return thrown instanceof CallProblem ? thrown : new CallProblem('serverError', 0, 500)
}
