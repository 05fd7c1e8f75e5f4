import './dates.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/fr'
import { useLanguage } from '../../words/language.tsx'
import { firstWeekday, localeOf } from '../../words/locale.ts'
import { isDay } from './read-day.ts'
import { localToday } from './use-typed-day.ts'

type Props = {
  /** `YYYY-MM-DD`, or '' for none. */
  day: string
  /** The first day to choose. */
  from: string
  onChoose: (day: string) => void
  /** The field keeps the focus while the calendar is open beside it. */
  isBeside: boolean
}

/** A month of days to choose from; the chosen day, or today, gets the keyboard focus. */
export function DayCalendar({ day, from, onChoose, isBeside }: Props) {
  const { language } = useLanguage()
  const first = isDay(from) ? from : undefined
  const start = day || (first && first > localToday() ? first : localToday())
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: firstWeekday(localeOf(language)), weekendDays: [] }}>
      <DatePicker
        key={start}
        value={day || null}
        defaultDate={start}
        {...(first && { minDate: first })}
        getDayProps={(date) => (date === start ? { 'data-autofocus': true } : {})}
        onChange={(chosen) => chosen && onChoose(chosen)}
        // A press would take the focus from the field, which closes the calendar before the day is chosen.
        onMouseDown={(event) => isBeside && event.preventDefault()}
        __stopPropagation
      />
    </DatesProvider>
  )
}
