import { type ReactNode, useRef } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { LoadFailed } from './load-failed.tsx'

/** The parts of a query that `Loaded` needs. */
export type Reading<D> = {
  data: D | undefined
  error: CallProblem | null
  isFetching: boolean
  refetch: () => unknown
}
type Props<D> = {
  /** The result of `useQueryCall`. */
  query: Reading<D>
  /** Shown during the first load: a `RuledOutline`. */
  coming?: ReactNode
  children: (data: D) => ReactNode
}

/** The data of a call, its outline while loading, or the error with "Try again". Every list and page uses one. */
export function Loaded<D>({ query, coming = null, children }: Props<D>) {
  const { data, error, isFetching, refetch } = query
  // A retried call has no error in the meantime: the note stays, and keeps the focus.
  const last = useRef<CallProblem>(null)
  if (error) last.current = error
  if (data !== undefined) last.current = null
  if (data !== undefined) return children(data)
  if (last.current) return <LoadFailed problem={last.current} working={isFetching} onRetry={refetch} />
  return coming
}
