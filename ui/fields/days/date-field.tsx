import { Popover } from '@mantine/core'
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type KeyboardEvent, useState } from 'react'
import { texts } from '#base/text.ts'
import { useIsTouch } from '../../browser/use-is-touch.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { useLanguage, useTexts } from '../../words/language.tsx'
import { FieldFrame, type FieldProps } from '../field-frame.tsx'
import { InputBox } from '../input-box.tsx'
import styles from './date-field.module.css'
import { DayCalendar } from './day-calendar.tsx'
import { TimeInput } from './time-input.tsx'
import { EXAMPLE_DAY, useTypedDay } from './use-typed-day.ts'
import { writeDay } from './write-day.ts'

type Props = FieldProps & {
  /**
   * `YYYY-MM-DD` or '', with a time `YYYY-MM-DD HH:mm`. Texts, never instants: the value is the date that the person
   * reads. Text that is not understood is kept as typed; check it with `isDay` and `isMoment` of `read-day.ts`.
   */
  value: string
  onChange: (value: string) => void
  /** The first day to choose, `YYYY-MM-DD`. */
  from?: string
  withTime?: boolean
  /** `HH:mm`, for a day that is chosen without a time; noon by default. */
  usualTime?: string
  /** The day can be cleared. */
  clearable?: boolean
}

/** A day, typed or chosen from a calendar, and the time beside it. Load it lazily. */
export function DateField({ value, onChange, from = '', withTime = false, usualTime, clearable, ...frame }: Props) {
  const say = useTexts(sentences)
  const { language } = useLanguage()
  const isTouch = useIsTouch()
  const typed = useTypedDay({ value, onChange, from, withTime, usualTime })
  // Beside the field while typing, or with the focus inside it.
  const [calendar, setCalendar] = useState<'' | 'beside' | 'inside'>('')
  const label = String(frame.label)
  const error = typed.problem ?? frame.error
  const close = () => {
    if (calendar === 'inside') typed.input.ref.current?.focus()
    setCalendar('')
  }
  const press = (event: KeyboardEvent) => {
    const isOurs = event.key === 'Enter' ? typed.isTyping || calendar : event.key === 'ArrowDown'
    if (event.key === 'Escape') setCalendar('')
    if (!isOurs) return
    event.preventDefault()
    typed.commit()
    setCalendar(event.key === 'ArrowDown' ? 'inside' : '')
  }
  const buttons = (
    <>
      {(clearable ?? frame.optional) && value !== '' && (
        <IconButton
          size={24}
          label={say.clear({ label })}
          icon={<XIcon size={14} weight="bold" />}
          onClick={typed.clear}
        />
      )}
      <IconButton
        size={30}
        label={say.calendar({ label })}
        icon={<CalendarBlankIcon size={18} />}
        // The down arrow opens it for keyboards, so that Tab moves on to the time.
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={calendar !== ''}
        onClick={() => setCalendar(calendar ? '' : 'inside')}
      />
    </>
  )
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <div className={styles.field}>
          <Popover
            opened={calendar !== ''}
            onChange={(isOpen) => !isOpen && close()}
            trapFocus={calendar === 'inside'}
            position="bottom-start"
            shadow="md"
            // Its target is the box around the field, which may not be called expanded; the field's button is.
            withRoles={false}
          >
            <Popover.Target>
              <div>
                <InputBox invalid={Boolean(error)} right={buttons}>
                  <input
                    {...control}
                    {...typed.input}
                    type="text"
                    autoComplete="off"
                    aria-keyshortcuts="ArrowDown"
                    placeholder={writeDay(EXAMPLE_DAY, language)}
                    value={typed.text}
                    onBlur={() => {
                      typed.input.onBlur()
                      if (calendar === 'beside') setCalendar('')
                    }}
                    onKeyDown={press}
                    onClick={(event) => {
                      typed.input.onClick(event)
                      if (!isTouch) setCalendar('beside')
                    }}
                    data-mantine-stop-propagation={calendar !== '' || undefined}
                  />
                </InputBox>
              </div>
            </Popover.Target>
            <Popover.Dropdown role="dialog" tabIndex={-1} aria-label={say.calendar({ label })}>
              <DayCalendar
                day={typed.day}
                from={from}
                isBeside={calendar === 'beside'}
                onChoose={(day) => {
                  // First, because the field holds what it shows when it gets the focus.
                  close()
                  typed.choose(day)
                }}
              />
            </Popover.Dropdown>
          </Popover>
          {withTime && (
            <TimeInput
              label={`${label}, ${say.time()}`}
              invalid={Boolean(error)}
              value={typed.time}
              onChange={typed.setTime}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const sentences = texts({
  calendar: { en: '{label}, calendar', fr: '{label}, calendrier' },
  clear: { en: '{label}: clear', fr: '{label} : effacer' },
  time: { en: 'time', fr: 'heure' },
})
