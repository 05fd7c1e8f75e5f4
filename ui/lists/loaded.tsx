import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { type ReactNode, useRef } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { Row } from '../layout/row.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { LoadFailed } from './load-failed.tsx'

/** The parts of a query that `Loaded` needs. */
export type Reading<D> = {
  data: D | undefined
  error: CallProblem | null
  isFetching: boolean
  /** 'paused' while there is no network. */
  fetchStatus?: string
  /** The data are those of another page or filter, until its own are there. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}
type Props<D> = {
  /** The result of `useQueryCall`. */
  query: Reading<D>
  /** Shown during the first load: a `RuledOutline`. */
  coming?: ReactNode
  children: (data: D) => ReactNode
}

/**
 * The data of a call, its outline while loading, or the error with "Try again". Without a network it says so, above what was
 * shown before. Every list and page uses one.
 */
export function Loaded<D>({ query, coming = null, children }: Props<D>) {
  const { data, error, isFetching, refetch } = query
  // A retried call has no error in the meantime: the note stays, and keeps the focus.
  const last = useRef<CallProblem>(null)
  if (error) last.current = error
  if (data !== undefined) last.current = null
  const isHeld = query.fetchStatus === 'paused' && (data === undefined || query.isPlaceholderData === true)
  if (data !== undefined) {
    return (
      <>
        {isHeld && <OfflineNote />}
        {children(data)}
      </>
    )
  }
  if (last.current) return <LoadFailed problem={last.current} working={isFetching} onRetry={refetch} />
  return isHeld ? <OfflineNote /> : coming
}

function OfflineNote() {
  const common = useTexts(words)
  return (
    <Row as="p" below="s" padBlock="s" padInline="m" round="m" ground="sunken" gap="s" tone="ink2" role="status">
      <WifiSlashIcon size={18} />
      {common.offline()}
    </Row>
  )
}
