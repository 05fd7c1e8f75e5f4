import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { hasEvidence as rowHasEvidence } from '#features/claims/evidence-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { evidenceWords } from '../../evidence-texts.ts'
import { ticketWords } from '../../send-texts.ts'
import { pasteCells } from './paste-cells.ts'
import { TicketLine } from './ticket-line.tsx'
import { EMPTY_TICKET, isBlank, type TicketField, type TicketRow } from './ticket-rows.ts'
import styles from './ticket-table.module.css'

type Props = {
  fields: TicketField[]
  value: TicketRow[]
  onChange: (rows: TicketRow[]) => void
  error?: string | undefined
  /** Whether the columns of evidence are shown. */
  hasEvidence: boolean
  onEvidence: (isShown: boolean) => void
}
type Place = { row: number; field: TicketField }

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/**
 * Tickets as a table, one person with their options per row. Spreadsheet rows can be pasted into any cell; Enter and the
 * arrow keys move between rows, and Enter in the last one adds another. In evidence of several lines the arrow keys reach
 * each line first, and Shift+Enter breaks a line.
 */
export function TicketTable({ fields, value, onChange, error, hasEvidence, onEvidence }: Props) {
  const ticketTexts = useTexts(ticketWords)
  const evidenceTexts = useTexts(evidenceWords)
  const rows = value.length === 0 ? [EMPTY_TICKET] : value
  const box = useRef<HTMLTableElement>(null)
  // The dialog has chosen its first focus before the table appears.
  const [wanted, setWanted] = useState<Place>({ row: 0, field: fields[0] ?? 'email' })
  const now = useRef({ rows, fields, onChange })
  now.current = { rows, fields, onChange }
  useEffect(() => cellAt(box.current, wanted)?.focus(), [wanted])

  const write = useCallback((row: number, field: TicketField, text: string) => {
    const { rows, onChange } = now.current
    onChange(rows.map((one, at) => (at === row ? { ...one, [field]: text } : one)))
  }, [])
  const remove = useCallback((row: number) => {
    const { rows, fields, onChange } = now.current
    onChange(rows.filter((_, at) => at !== row))
    setWanted({ row: Math.max(0, Math.min(row, rows.length - 2)), field: fields[0] ?? 'email' })
  }, [])
  const add = (field: TicketField) => {
    // Reuses a blank last row instead of adding one.
    const isNeeded = !isBlank(rows.at(-1) ?? EMPTY_TICKET)
    if (isNeeded) onChange([...rows, EMPTY_TICKET])
    setWanted({ row: isNeeded ? rows.length : rows.length - 1, field })
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const place = placeOf(event.target)
    if (!step || !place || event.nativeEvent.isComposing || staysInText(event)) return
    event.preventDefault()
    const row = place.row + step
    if (row < 0) return
    if (row < rows.length) setWanted({ ...place, row })
    else if (event.key === 'Enter') add(fields[0] ?? 'email')
  }
  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const pasted = (type: string) => event.clipboardData.getData(type)
    const written = place && pasteCells(rows, place, pasted('text/plain'), fields, pasted('text/html'))
    if (!written) return
    event.preventDefault()
    onChange(written)
    if (written.some((row, at) => row !== rows[at] && rowHasEvidence(row))) onEvidence(true)
  }
  return (
    <Stack gap="s">
      <Row gap="m" rows="xxs" align="baseline" justify="between" wrap>
        <strong>{ticketTexts.label()}</strong>
        <Text as="span" type="caption" tone="ink3">
          {ticketTexts.how()}
        </Text>
      </Row>
      <table
        ref={box}
        className={styles.table}
        data-wide={hasEvidence || undefined}
        aria-label={ticketTexts.label()}
        onKeyDown={press}
        onPaste={paste}
      >
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} className="bz-small" data-field={field} scope="col">
                {ticketTexts[field]()}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position, and its cells hold no state
            <TicketLine key={at} at={at} row={row} fields={fields} onWrite={write} onRemove={remove} />
          ))}
        </tbody>
      </table>
      <Row gap="xxl" rows="s" wrap>
        <Button size="compact" icon={<PlusIcon size={16} weight="bold" />} onClick={() => add(fields[0] ?? 'email')}>
          {ticketTexts.add()}
        </Button>
        <SwitchField label={evidenceTexts.each()} checked={hasEvidence} onChange={onEvidence} />
      </Row>
      {hasEvidence && (
        <Text type="small" tone="ink2" width="text">
          {evidenceTexts.says()}
        </Text>
      )}
      {error && (
        <ProblemNote small above="xs">
          {error}
        </ProblemNote>
      )}
    </Stack>
  )
}

function cellAt(table: HTMLTableElement | null, { row, field }: Place) {
  return table?.querySelector<HTMLElement>(`[data-row="${row}"][data-field="${field}"]`)
}

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
  const { row, field } = target.dataset
  return row === undefined ? undefined : { row: Number(row), field: field as TicketField }
}

/** Whether a key acts within a text of several lines instead of leaving its row. */
function staysInText({ key, shiftKey, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false
  if (key === 'Enter') return shiftKey
  const { value, selectionStart, selectionEnd } = target
  return (key === 'ArrowUp' ? value.slice(0, selectionStart) : value.slice(selectionEnd)).includes('\n')
}
