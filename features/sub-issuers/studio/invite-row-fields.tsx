import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { FIELD_MAX } from '../rules.ts'
import { addSubs } from '../texts.ts'
import { type InviteRow, isBegun, ROW_FIELDS, type RowField, readTable } from './invite-rows.ts'
import styles from './subs.module.css'

/** The counter of the other fields shows towards the end only. */
const COUNT_FROM = FIELD_MAX - 9

type Props = {
  row: InviteRow
  /** From 1. */
  number: number
  /** Why the address cannot be used. */
  emailError?: string
  onChange: (field: RowField, text: string) => void
  onPaste: (field: RowField, table: string[][]) => void
  onRemove: () => void
  /** Enter in the last field. */
  onEnd: () => void
}

/** A row of the drawer: number, four fields on two lines, and the bin. */
export function InviteRowFields({ row, number, emailError, onChange, onPaste, onRemove, onEnd }: Props) {
  const add = useTexts(addSubs)
  const [isHere, setIsHere] = useState(false)
  // A row says what it lacks once the person has moved on.
  const isLacking = isBegun(row) && !isHere
  const fieldProps = (field: RowField) => ({
    label: add[field](),
    value: row[field],
    'data-field': field,
    autoComplete: 'off',
    onChange: (text: string) => onChange(field, text),
    onPaste: (event: ClipboardEvent) => {
      const table = readTable(event.clipboardData.getData('text/plain'))
      if (!table) return
      event.preventDefault()
      onPaste(field, table)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      const next = ROW_FIELDS[ROW_FIELDS.indexOf(field) + 1]
      if (next === undefined) return onEnd()
      event.currentTarget.closest('li')?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus()
    },
    hint: isLacking && row[field].trim() === '' ? add.missing() : undefined,
    maxCount: FIELD_MAX,
  })
  return (
    <Grid
      as="li"
      padBlock="l"
      gap="l"
      rows="m"
      className={styles.fields}
      aria-label={add.row({ number })}
      data-row={row.key}
      onFocus={() => setIsHere(true)}
      onBlur={(event) => setIsHere(event.currentTarget.contains(event.relatedTarget))}
    >
      <Text as="span" type="section" tone="accent" className={`bz-display ${styles.number}`} aria-hidden>
        {number}
      </Text>
      <TextField {...fieldProps('name')} data-autofocus={number === 1 || undefined} />
      <EmailField {...fieldProps('email')} countFrom={COUNT_FROM} error={emailError} />
      <TextField {...fieldProps('firstName')} countFrom={COUNT_FROM} />
      <TextField {...fieldProps('lastName')} countFrom={COUNT_FROM} />
      <span className={styles.bin}>
        <IconButton label={add.remove({ number })} icon={<TrashIcon size={18} />} onClick={onRemove} />
      </span>
    </Grid>
  )
}
