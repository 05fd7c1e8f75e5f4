import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../words/language.tsx'
import { isTwelveHour, localeOf } from '../words/locale.ts'
import styles from './date-field.module.css'
import { InputBox } from './input-box.tsx'
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
  const [typed, setTyped] = useState<string>()
  const isTime = readTime(value) === value
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onChange(readTime(typed) ?? typed.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === undefined) return
    event.preventDefault()
    commit()
  }
  return (
    <InputBox invalid={invalid}>
      <input
        type="text"
        // A numeric keyboard is enough for 1930 or 19,30; am and pm need letters.
        inputMode={isTwelveHour(locale) ? 'text' : 'decimal'}
        className={styles.time}
        aria-label={label}
        autoComplete="off"
        placeholder={writeTime('19:30', locale)}
        value={typed ?? (isTime ? writeTime(value, locale) : value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </InputBox>
  )
}
