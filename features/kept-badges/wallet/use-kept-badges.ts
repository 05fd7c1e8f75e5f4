import { useEffect, useMemo } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useStored } from '#features/holders/wallet/use-stored.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { listKept } from '../contract.ts'
import { useSummaries } from '../sealing/wallet/use-summaries.ts'

export type KeptRow = Output<typeof listKept>['badges'][number]
export type Summary = NonNullable<KeptRow['summary']>
/** `summary` is undefined while it is sealed: its key is locked, or another one. */
export type KeptBadge = { row: KeptRow; summary: Summary | undefined }
type Pages = Output<typeof listKept>[]

type Shelf = { badges: KeptRow[]; count: number }
type KeptShelf = Shelf & { at: string }

const PLACE = `${KEPT_ANSWERS}kept-badges`
/** A full shelf has 40 pages, which are read again together; what this device changes is in them at once (`useKeptRows`). */
const FRESH_MS = 5 * 60 * 1000
/** While pages are scrolled through, they are not kept on this device one by one. */
const REST_MS = 500
/** What is kept on this device already: several screens read the same pages. */
const keptPages = new WeakSet<Pages>()

/**
 * The badges from elsewhere of this wallet, the latest first, page by page. What was read is kept on this device and shown
 * from there offline (`asOf`), sealed where a device sealed it. `badges` is undefined while nothing is known; `unsealed` counts
 * those that a device is still to seal.
 */
export function useKeptBadges() {
  const isOpen = useWalletState() === 'open'
  const isOffline = useIsOffline()
  const isProven = useHolder()?.isProven === true
  const pages = usePagesCall(listKept, {}, { next: nextPage, enabled: isOpen && isProven, staleTime: FRESH_MS })
  const { data, error } = pages.query
  const read = useMemo(() => data && joinPages(data), [data])
  const { value: kept, write } = useStored<KeptShelf>(PLACE)
  useEffect(() => {
    if (!data || keptPages.has(data)) return
    const keep = () => {
      if (keptPages.has(data)) return
      keptPages.add(data)
      write({ ...joinPages(data), at: new Date().toISOString() })
    }
    const timer = setTimeout(keep, data.length > 1 ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [data, write])
  const shown = read ?? kept
  const { summaries, isLocked } = useSummaries(shown?.badges)
  const badges = shown?.badges.map((row) => ({ row, summary: row.summary ?? summaries.get(row.sealedSummary) }))
  const isUnreachable = isOffline || error !== null
  const unsealed = data?.[0]?.unsealed ?? 0
  return {
    ...pages,
    badges,
    count: shown?.count,
    unsealed,
    asOf: !read && isUnreachable ? kept?.at : undefined,
    isLocked,
  }
}

function nextPage({ next }: Output<typeof listKept>) {
  return next ? { after: next } : undefined
}

function joinPages(pages: Pages): Shelf {
  return { badges: pages.flatMap(({ badges }) => badges), count: pages[0]?.count ?? 0 }
}
