import type { CSSProperties, ReactNode } from 'react'
import { useLongPress } from '../browser/use-long-press.ts'
import styles from './data-table.module.css'

export type Column<R> = {
  key: string
  label: ReactNode
  cell: (row: R) => ReactNode
  /** Numbers are aligned to the right. */
  align?: 'right'
  width?: number | string
  /** Names the row, where the first column does not. */
  names?: boolean
  /** The part of the table that it takes at desks, in percent; what is longer there is cut. */
  share?: number
  /** On phones: `end` is at the right of the first line, `hidden` is left out, others follow on the second. */
  phone?: 'end' | 'hidden'
}

export type RowMarks<R> = {
  isMarked: (row: R) => boolean
  /** Marks a row, or takes its mark away. */
  onMark: (row: R) => void
  /** Accessible name of a row's box. */
  label: (row: R) => string
  /** In the head of the boxes. */
  all?: ReactNode
}

type Props<R> = {
  /** Accessible name of the table. */
  label: string
  /** The first column names the row, unless another says that it does. */
  columns: Column<R>[]
  rows: R[]
  rowKey: (row: R) => string
  /** Words or a `MoreMenu` at the right; compact buttons marked `data-hover` show on hover and focus only. */
  actions?: (row: R) => ReactNode
  /** A width that is kept for them, so that they cover no cell. */
  actionsWidth?: number | undefined
  /** Those that show on hover take no room: they lie over what is before them. Beside a panel they need it, or are left out. */
  actionsOver?: boolean
  onOpen?: (row: R) => void
  /** Whether a row can be opened; all by default. */
  opens?: (row: R) => boolean
  /** Whether a row is the one that is open. */
  isOpen?: (row: R) => boolean
  /** Rows of 56, for people with a portrait. */
  portrait?: boolean
  /** Less room between the columns, of which there are many. */
  tight?: boolean
  /** Boxes before the first column; on phones a long press marks the first row, and the boxes follow. */
  marks?: RowMarks<R>
}

/** Rows of 46 under hairlines; on phones each row becomes two lines. */
export function DataTable<R>(props: Props<R>) {
  const { label, columns, rows, rowKey, actions, actionsWidth = 0, actionsOver } = props
  const { onOpen, opens, isOpen, portrait, tight, marks } = props
  const pressLong = useLongPress(marks?.onMark)
  const naming = Math.max(
    0,
    columns.findIndex((column) => column.names),
  )
  return (
    <div className={styles.scroll} data-over={actionsOver || undefined}>
      <table
        className={styles.table}
        aria-label={label}
        data-portrait={portrait || undefined}
        data-tight={tight || undefined}
        data-marking={(marks && rows.some(marks.isMarked)) || undefined}
      >
        <thead>
          <tr>
            {marks && <td className={styles.mark}>{marks.all}</td>}
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align} style={{ width: column.width }}>
                {column.label}
              </th>
            ))}
            {actions && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-opens={(onOpen && (opens?.(row) ?? true)) || undefined}
              data-open={isOpen?.(row) || undefined}
              data-marked={marks?.isMarked(row) || undefined}
              {...(marks && pressLong(row))}
            >
              {marks && (
                <td className={styles.mark}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={marks.label(row)}
                      checked={marks.isMarked(row)}
                      onChange={() => marks.onMark(row)}
                    />
                  </label>
                </td>
              )}
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-first={at === naming || undefined}
                  data-phone={column.phone}
                  data-share={column.share}
                  style={column.share ? ({ '--share': `${column.share}%` } as CSSProperties) : undefined}
                >
                  {at === naming && onOpen && (opens?.(row) ?? true) ? (
                    <button type="button" className="bz-plain bz-cover" onClick={() => onOpen(row)}>
                      {column.cell(row)}
                    </button>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
              {actions && (
                <td className={styles.actions}>
                  <div style={{ '--width': `${actionsWidth}px` } as CSSProperties}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
