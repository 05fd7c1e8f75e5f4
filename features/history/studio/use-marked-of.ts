import { useState } from 'react'

/** The marked rows of a view of the history; another view (a page, a filter, Back) has none. */
export function useMarkedOf(view: object) {
  const of = JSON.stringify(view)
  const [marked, setMarked] = useState({ of, rows: [] as string[] })
  return [marked.of === of ? marked.rows : [], (rows: string[]) => setMarked({ of, rows })] as const
}
