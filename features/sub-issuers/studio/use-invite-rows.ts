import { useRef, useState } from 'react'
import { INVITES_MAX } from '../rules.ts'
import { emptyRow, fillRows, type InviteRow, isBegun, type RowField } from './invite-rows.ts'

/** The rows of the drawer: typed, added, deleted, filled from a pasted table. */
export function useInviteRows() {
  const [rows, setRows] = useState<InviteRow[]>([emptyRow(1)])
  const nextKey = useRef(1)
  const add = () => {
    if (rows.length >= INVITES_MAX) return
    const key = Math.max(nextKey.current, ...rows.map(({ key }) => key)) + 1
    nextKey.current = key
    setRows([...rows, emptyRow(key)])
    return key
  }
  const change = (key: number, field: RowField, text: string) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, [field]: text } : row)))
  // The last row is emptied: the form never has none.
  const remove = (key: number) =>
    setRows((now) => (now.length === 1 ? [emptyRow(key + 1)] : now.filter((row) => row.key !== key)))
  const fill = (key: number, field: RowField, table: string[][]) =>
    setRows((now) => {
      const at = now.findIndex((row) => row.key === key)
      return fillRows(now, table, Math.max(0, at), field)
    })
  return { rows, add, change, remove, fill, isFull: rows.length >= INVITES_MAX, isTyped: rows.some(isBegun) }
}
