import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { texts } from '#base/text.ts'
import styles from './email-chips.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useTexts } from './language.tsx'
import { splitChips } from './split-chips.ts'
import { StatusGlyph } from './status-glyph.tsx'

export type Chip = { text: string; valid: boolean }

type Props = FieldProps & {
  value: Chip[]
  onChange: (chips: Chip[]) => void
  /** Whether a text is an address; doubles (but for case) are joined before it is asked. */
  validate: (text: string) => boolean
  placeholder?: string
  autoFocus?: boolean
  /** Chips beyond this many are told as "and 116 others" until asked for. */
  shown?: number
}

/**
 * Addresses as chips: Enter, comma, semicolon, space and paste commit, Backspace in the empty field edits the last one.
 * A bad address keeps its place in the error colours; a press on it brings it back into the field to be mended.
 */
export function EmailChips({ value, onChange, validate, placeholder, autoFocus, shown = 60, ...frame }: Props) {
  const t = useTexts(sentences)
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  const [place, setPlace] = useState<number>()
  const [all, setAll] = useState(false)

  const commit = (text: string) => {
    const known = new Set(value.map((chip) => chip.text.toLowerCase()))
    const added = splitChips(text)
      .filter((one) => !known.has(one.toLowerCase()))
      .map((one) => ({ text: one, valid: validate(one) }))
    const at = place ?? value.length
    if (added.length > 0) onChange([...value.slice(0, at), ...added, ...value.slice(at)])
    setDraft('')
    setPlace(undefined)
  }
  const remove = (at: number) => {
    onChange(value.filter((_, other) => other !== at))
    field.current?.focus()
  }
  const edit = (at: number) => {
    const chip = value[at]
    if (!chip) return
    if (draft.trim()) return commit(draft)
    setDraft(chip.text)
    setPlace(at)
    remove(at)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (['Enter', ',', ';', ' '].includes(event.key)) {
      if (event.key === 'Enter' && draft.trim() === '') return
      event.preventDefault()
      commit(draft)
    }
    if (event.key === 'Backspace' && draft === '') {
      event.preventDefault()
      edit(value.length - 1)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (splitChips(text).length < 2 && !/[\s,;]$/.test(text)) return
    event.preventDefault()
    commit(`${draft} ${text}`)
  }
  const visible = all ? value.length : Math.min(value.length, shown)
  const hidden = value.length - visible
  return (
    <FieldFrame {...frame} aside={frame.aside ?? t.how()}>
      {(control) => (
        // biome-ignore lint/a11y: a press beside the chips only puts the cursor into the field
        <div className={styles.box} data-error={frame.error ? true : undefined} onClick={() => field.current?.focus()}>
          {value.slice(0, visible).map((chip, at) => (
            <span key={chip.text} className={styles.chip} data-bad={!chip.valid || undefined}>
              <button
                type="button"
                className={styles.word}
                tabIndex={chip.valid ? -1 : 0}
                aria-label={chip.valid ? undefined : t.mend({ text: chip.text })}
                onClick={() => edit(at)}
              >
                {!chip.valid && <StatusGlyph status="notDelivered" size={13} />}
                {chip.text}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={t.remove({ text: chip.text })}
                onClick={() => remove(at)}
              >
                <XIcon size={14} />
              </button>
            </span>
          ))}
          {hidden > 0 && (
            <button type="button" className={styles.others} onClick={() => setAll(true)}>
              {t.others({ count: hidden })}
            </button>
          )}
          <input
            {...control}
            ref={field}
            className={styles.input}
            type="text"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: asked for by dialogs whose first field this is
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            value={draft}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => draft.trim() && commit(draft)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

const sentences = texts({
  how: {
    en: 'Paste a list, or press Enter after each address',
    fr: 'Collez une liste, ou appuyez sur Entrée après chaque adresse',
  },
  remove: { en: 'Remove {text}', fr: 'Retirer {text}' },
  mend: { en: 'Correct {text}', fr: 'Corriger {text}' },
  others: {
    en: { one: 'and {count} other', other: 'and {count} others' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
})
