import { type ReactNode, useRef } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { LoadFailed } from './load-failed.tsx'

/** What `Loaded` needs of a call that was read. */
export type Reading<D> = {
  data: D | undefined
  error: CallProblem | null
  isFetching: boolean
  refetch: () => unknown
}
type Props<D> = {
  /** What `useQueryCall` answered. */
  query: Reading<D>
  /** Stands there while it is read for the first time: a `RuledOutline`. */
  coming?: ReactNode
  children: (data: D) => ReactNode
}

/** What a call read, or what is coming, or why it could not be loaded with "Try again". Every list and page is read within one. */
export function Loaded<D>({ query, coming = null, children }: Props<D>) {
  const { data, error, isFetching, refetch } = query
  // A call that is tried again has no error meanwhile: the note stays, and with it the focus of the one who pressed.
  const last = useRef<CallProblem>(null)
  if (error) last.current = error
  if (data !== undefined) last.current = null
  if (data !== undefined) return children(data)
  if (last.current) return <LoadFailed problem={last.current} working={isFetching} onRetry={refetch} />
  return coming
}
