import './dates.css'
import { DatePickerInput, DatesProvider } from '@mantine/dates'
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import 'dayjs/locale/fr'
import { texts } from '#base/text.ts'
import styles from './date-field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'
import { useLanguage, useTexts } from './language.tsx'

type Props = FieldProps & {
  /** `YYYY-MM-DD` or '', with a time `YYYY-MM-DD HH:mm`. Texts, never instants: what the person reads is what is kept. */
  value: string
  onChange: (value: string) => void
  /** The first day to choose, `YYYY-MM-DD`. */
  from?: string
  withTime?: boolean
  /** The day can be taken out again. */
  clearable?: boolean
}

const NOON = '12:00'

/** A day from a calendar that closes once one is chosen, and the hour beside it. Load it lazily. */
export function DateField({ value, onChange, from, withTime, clearable, ...frame }: Props) {
  const t = useTexts(sentences)
  const { language } = useLanguage()
  const [day = '', time = ''] = value.split(' ')
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: language === 'fr' ? 1 : 0, weekendDays: [] }}>
      <FieldFrame {...frame}>
        {(control) => (
          <div className={styles.field}>
            <DatePickerInput
              {...control}
              aria-label={[frame.label, day].filter(Boolean).join(', ')}
              classNames={{ input: styles.day, section: styles.icon, placeholder: styles.placeholder }}
              leftSection={<CalendarBlankIcon size={18} />}
              leftSectionPointerEvents="none"
              placeholder={t.day()}
              clearable={clearable ?? frame.optional ?? false}
              clearButtonProps={{ 'aria-label': t.clear({ label: String(frame.label) }) }}
              valueFormat="D MMM YYYY"
              value={day || null}
              {...(from && { minDate: from })}
              error={Boolean(frame.error)}
              onChange={(chosen) => onChange(chosen ? (withTime ? `${chosen} ${time || NOON}` : chosen) : '')}
              popoverProps={{ zIndex: 1000 }}
            />
            {withTime && (
              <InputBox invalid={Boolean(frame.error)}>
                <input
                  type="time"
                  aria-label={`${frame.label}, ${t.time()}`}
                  value={time}
                  disabled={day === ''}
                  onChange={(event) => onChange(`${day} ${event.currentTarget.value || NOON}`)}
                />
              </InputBox>
            )}
          </div>
        )}
      </FieldFrame>
    </DatesProvider>
  )
}

const sentences = texts({
  day: { en: 'Choose a day', fr: 'Choisir un jour' },
  clear: { en: '{label}: no day', fr: '{label} : aucun jour' },
  time: { en: 'hour', fr: 'heure' },
})
