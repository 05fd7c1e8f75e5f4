import { useEffect, useEffectEvent } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useRefusal, useStored } from '#features/holders/wallet/use-stored.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { checkKept, getKeptFile } from '../contract.ts'
import { useOpenedBadge } from '../sealing/wallet/use-opened-badge.ts'
import { type KeptRow, type Summary, useKeptBadges } from './use-kept-badges.ts'
import { useKeptRows } from './use-kept-rows.ts'

export type KeptReading = Pick<Output<typeof checkKept>, 'verification' | 'yours' | 'summary' | 'picture'>

/** What this device last read of a badge; `sealed` is the base64 of what a device sealed, which stays sealed here. */
type KeptRecord = { row: KeptRow; reading?: KeptReading; sealed?: string }

/** A badge from elsewhere as its page shows it. */
export type KeptPage = {
  row: KeptRow
  summary: Summary | undefined
  reading: KeptReading | undefined
  checkedAt: string
  /** Of a badge that this device can open: what it sealed. */
  opened: ReturnType<typeof useOpenedBadge>
}

/**
 * One badge from elsewhere: from the list at once, then with what was found in it, which is checked again when that was a day
 * ago. Offline it is what this device read last.
 */
export function useKeptPage(keptId: string) {
  const shelf = useKeptBadges()
  const listed = shelf.badges?.find(({ row }) => row.keptId === keptId)
  const isOpen = useWalletState() === 'open'
  const holder = useHolder()
  const { value: kept, write, remove } = useStored<KeptRecord>(`${KEPT_ANSWERS}kept-badge:${keptId}`)
  const known = listed?.row ?? kept?.row
  const isSealed = known !== undefined && known.sealedBy !== ''
  // A wallet whose key the server has needs no list for it.
  const isServers = known ? !isSealed : holder?.kind === 'email' && holder.isProven
  const checked = useQueryCall(checkKept, { keptId }, { enabled: isOpen && isServers, quiet: true })
  const file = useQueryCall(getKeptFile, { keptId }, { enabled: isOpen && isSealed, quiet: true })
  const sealed = isSealed ? (file.data?.content ?? kept?.sealed) : undefined
  const opened = useOpenedBadge(known, sealed)
  const problem = checked.error ?? file.error
  useRefusal(problem, remove)
  // On another device, or together with a wallet that became this one.
  const isRemoved = problem?.key === 'notFound'
  const rows = useKeptRows()
  const drop = useEffectEvent(rows.drop)
  useEffect(() => {
    if (isRemoved) drop(keptId)
  }, [isRemoved, keptId])
  const row = isRemoved ? undefined : (listed?.row ?? checked.data?.badge ?? kept?.row)
  const reading = isSealed ? opened.badge : (checked.data ?? kept?.reading)
  useEffect(() => {
    if (row && (checked.data || file.data)) write({ row, reading: checked.data, sealed: file.data?.content })
  }, [row, checked.data, file.data, write])
  const showInList = useEffectEvent(rows.replace)
  // It may have been checked again as it was opened.
  useEffect(() => {
    if (checked.data) showInList(checked.data.badge)
  }, [checked.data])
  const { hasMore, more, query } = shelf
  const seek = useEffectEvent(() => more())
  // An address that was opened directly may be far down the list.
  const isSought = !row && hasMore && !query.isFetching
  useEffect(() => {
    if (isSought) seek()
  }, [isSought])
  const page: KeptPage | undefined = row && {
    row,
    summary: reading?.summary ?? listed?.summary,
    reading,
    checkedAt: reading?.verification.checkedAt ?? row.checkedAt,
    opened,
  }
  const isGone = isRemoved || (!row && query.data !== undefined && !hasMore && !checked.isFetching)
  const read: Reading<unknown> = isServers ? checked : query
  return {
    page,
    isGone,
    isLocked: isSealed && shelf.isLocked,
    read,
    /** Once it was removed. */
    forget: () => {
      remove()
      rows.drop(keptId)
    },
  }
}
