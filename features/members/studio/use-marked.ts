import { useState } from 'react'
import type { MemberRow } from '../contract.ts'

type Marked = { rows: Map<string, MemberRow>; isAll: boolean }

const NONE: Marked = { rows: new Map(), isAll: false }

/** The selected members: single rows, which stay selected on other pages, or all that match (`isAll`). */
export function useMarked() {
  const [{ rows, isAll }, setMarked] = useState(NONE)
  const has = ({ did }: MemberRow) => isAll || rows.has(did)
  const put = (page: MemberRow[], isOn: boolean) => {
    const next = new Map(rows)
    for (const row of page) {
      if (isOn) next.set(row.did, row)
      else next.delete(row.did)
    }
    setMarked({ rows: next, isAll: false })
  }
  return {
    rows: [...rows.values()],
    isAll,
    has,
    clear: () => setMarked(NONE),
    /** All that match the search and the chip. */
    markAll: () => setMarked({ rows: new Map(), isAll: true }),
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
