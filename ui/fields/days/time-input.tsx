import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../words/language.tsx'
import { isTwelveHour, localeOf } from '../../words/locale.ts'
import { InputBox } from '../input-box.tsx'
import { useHeldText } from '../use-held-text.ts'
import styles from './date-field.module.css'
import { readTime } from './read-day.ts'
import { writeTime } from './write-day.ts'

type Props = {
  /** Accessible name; the field beside it shows the label. */
  label: string
  /** `HH:mm`, or the typed text if it is not a time. */
  value: string
  onChange: (value: string) => void
  invalid: boolean
}

/**
 * A time of day, typed as people write it ("19:30", "1930", "7:30 pm") and shown by the clock of the reader's locale: the
 * browser's own field follows the language of the browser instead.
 */
export function TimeInput({ label, value, onChange, invalid }: Props) {
  const locale = localeOf(useLanguage().language)
  const write = (time: string) => (readTime(time) === time ? writeTime(time, locale) : time)
  const held = useHeldText(write(value), (typed) => {
    const time = readTime(typed) ?? typed.trim()
    onChange(time)
    return write(time)
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !held.isTyping) return
    event.preventDefault()
    held.commit()
  }
  return (
    <InputBox invalid={invalid}>
      <input
        {...held.input}
        type="text"
        // A numeric keyboard is enough for 1930 or 19,30; am and pm need letters.
        inputMode={isTwelveHour(locale) ? 'text' : 'decimal'}
        className={styles.time}
        aria-label={label}
        autoComplete="off"
        placeholder={writeTime('19:30', locale)}
        value={held.text}
        onKeyDown={press}
      />
    </InputBox>
  )
}
