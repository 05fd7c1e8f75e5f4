import { useEffect, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { listKept } from '../../contract.ts'
import { openSummary } from './seal-badge.ts'
import { isSealedBy, type SealKeys } from './seal-keys.ts'
import { useSealKeys } from './use-seal-keys.ts'

type Row = Output<typeof listKept>['badges'][number]
type Opened = ReadonlyMap<string, Row['summary']>

/** The summaries that a device sealed, opened, each by its sealed form. `isLocked`: some wait for the key. */
export function useSummaries(rows: Row[] | undefined): { summaries: Opened; isLocked: boolean } {
  const keys = useSealKeys()
  const [summaries, setSummaries] = useState<Opened>(new Map())
  const isSealed = rows?.some((row) => row.sealedBy !== '') ?? false
  useEffect(() => {
    if (!rows || !keys || keys === 'locked') return
    const closed = rows.filter(({ sealedBy, sealedSummary }) => sealedBy !== '' && !summaries.has(sealedSummary))
    if (closed.length === 0) return
    let isCurrent = true
    Promise.all(closed.map((row) => openRow(keys, row))).then((opened) => {
      if (isCurrent) setSummaries((before) => new Map([...before, ...opened]))
    })
    return () => {
      isCurrent = false
    }
  }, [rows, keys, summaries])
  return { summaries, isLocked: isSealed && keys === 'locked' }
}

async function openRow(keys: SealKeys, { keptId, sealedBy, sealedSummary }: Row): Promise<[string, Row['summary']]> {
  const isOurs = isSealedBy(keys, sealedBy)
  return [sealedSummary, isOurs ? await openSummary(keys, keptId, sealedSummary) : undefined]
}
