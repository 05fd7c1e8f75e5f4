import { useState } from 'react'
import type { MemberRow } from '../contract.ts'

/** `allOf` is the narrowing whose members are all marked. */
type Marked = { rows: Map<string, MemberRow>; allOf?: string }

const NONE: Marked = { rows: new Map() }

/**
 * The selected members: single rows, which stay selected on other pages, or all that match (`isAll`), until the list is
 * narrowed otherwise. `narrowing` tells one search and chip from another.
 */
export function useMarked(narrowing: string) {
  const [{ rows, allOf }, setMarked] = useState(NONE)
  const isAll = allOf === narrowing
  const has = ({ did }: MemberRow) => isAll || rows.has(did)
  const put = (page: MemberRow[], isOn: boolean) => {
    const next = new Map(rows)
    for (const row of page) {
      if (isOn) next.set(row.did, row)
      else next.delete(row.did)
    }
    setMarked({ rows: next })
  }
  return {
    rows: [...rows.values()],
    isAll,
    has,
    clear: () => setMarked(NONE),
    /** All that match the search and the chip. */
    markAll: () => setMarked({ rows: new Map(), allOf: narrowing }),
    /** Marks a row or takes its mark away; of all, the others of its page stay marked. */
    toggle: (row: MemberRow, page: MemberRow[]) => {
      if (isAll)
        put(
          page.filter(({ did }) => did !== row.did),
          true,
        )
      else put([row], !rows.has(row.did))
    },
    /** Marks or unmarks the rows of a page. */
    put,
  }
}

export type MarkedMembers = ReturnType<typeof useMarked>
