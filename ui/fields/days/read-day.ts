const MONTHS = monthNames()
/** "19:30", "19.30", "7:30 pm", "19h30", "7pm"; the hour alone only with h, am or pm. */
const TIME =
  /(?:^|[\s,]|(?<=\d)t)(\d{1,2})(?:[.,](\d{2})|\s?[:h]\s?(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s?(?:([ap])\.?\s?m\.?)?z?$/
const FILLERS = ['at', 'on', 'the', 'of', 'a', 'le', 'du', 'de', 'vers']
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)/

export type Moment = { day: string; time?: string }

/**
 * A day as people type it, with or without a time of day: "12 Dec 2026 19:30", "12 déc. 2026", "Dec 12, 2026 7:30 pm",
 * "12/12/26" in the order of `isMonthFirst` (the other one when only that is a date), "12.12.2026" (always the day
 * first), ISO. Months are understood in English and French; "19.30" is a time only behind a day. Without a year it is
 * the one nearest to `today` (`YYYY-MM-DD`). Undefined when it is not a day.
 */
export function readMoment(
  text: string,
  { isMonthFirst, today }: { isMonthFirst: boolean; today: string },
): Moment | undefined {
  const plain = fold(text)
  const dayIn = (words: string[]) => readNumbers(words.join(' '), isMonthFirst, today) ?? readNamed(words, today)
  const found = readClock(plain)
  // Without a day before it "12.12" is a day, not a time.
  const dayBefore = found && dayIn(wordsOf(plain.slice(0, found.from)))
  if (found && dayBefore) return { day: dayBefore, time: found.time }
  const day = dayIn(wordsOf(plain))
  return day === undefined ? undefined : { day }
}

function wordsOf(plain: string): string[] {
  return plain.split(/[\s,]+/).filter((word) => word !== '' && !FILLERS.includes(word))
}

/**
 * A time of day as people type it, `HH:mm`: "19:30", "19.30", "1930", "7:30 pm", "19 h"; undefined when it is not a
 * time.
 */
export function readTime(text: string): string | undefined {
  const plain = fold(text)
  const short = /^(\d{1,2})[.,\s]?(\d{2})$/.exec(plain) ?? /^(\d{1,2})()$/.exec(plain)
  if (short) return clock(Number(short[1]), Number(short[2] || 0))
  const read = readClock(plain)
  return read?.from === 0 ? read.time : undefined
}

/** Whether a text is a day in the form of field values, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return dayOf(Number(year), Number(month), Number(date)) === text
}

/** Whether a text is a day and a time in the form of field values, `YYYY-MM-DD HH:mm`. */
export function isMoment(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/\s+/g, ' ').trim()
}

function readClock(plain: string): { from: number; time: string } | undefined {
  const found = TIME.exec(plain)
  if (!found) return undefined
  const [whole, hours = '', dotted, minutes = dotted, half] = found
  if (!half && !dotted && !/[:h]/.test(whole)) return undefined
  const time = clock(Number(hours), Number(minutes ?? 0), half)
  return time === undefined ? undefined : { from: found.index, time }
}

function clock(hours: number, minutes: number, half?: string): string | undefined {
  if (half && (hours < 1 || hours > 12)) return undefined
  const hour = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours
  if (hour > 23 || minutes > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** A day in numbers alone. */
function readNumbers(text: string, isMonthFirst: boolean, today: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/.exec(text)
  if (!numbers) return undefined
  const [, first, separator, second, year] = numbers
  const inOrder = isMonthFirst && separator !== '.' ? [first, second] : [second, first]
  const [month = 0, date = 0] = inOrder.map(Number)
  const day = withYear(year, month, date, today)
  return separator === '.' ? day : (day ?? withYear(year, date, month, today))
}

/** A day whose month is a word: before or after the date, with or without a weekday before it and a year behind it. */
function readNamed(words: string[], today: string): string | undefined {
  const parts = words.flatMap((word) => word.split('-')).map((word) => word.replace(/\.$/, ''))
  const names = parts.filter((part) => /^[a-z]+$/.test(part))
  const numbers = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th|er)?$/.exec(part)?.[1] ?? [])
  const month = monthOf(names.at(-1) ?? '')
  const isKnown = names.length === 1 || (names.length === 2 && WEEKDAY.test(names[0] ?? ''))
  if (!month || !isKnown || names.length + numbers.length !== parts.length) return undefined
  const [date = '', year, more] = numbers
  if (date.length > 2 || more !== undefined || (year && year.length !== 2 && year.length !== 4)) return undefined
  return withYear(year, month, Number(date), today)
}

function withYear(year: string | undefined, month: number, date: number, today: string): string | undefined {
  if (year !== undefined) return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), month, date)
  const thisYear = Number(today.slice(0, 4))
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((each) => dayOf(each, month, date) ?? [])
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  return days.sort((a, b) => distance(a) - distance(b))[0]
}

function dayOf(year: number, month: number, date: number): string | undefined {
  if (!(year >= 1000 && year <= 9999)) return undefined
  const at = new Date(Date.UTC(year, month - 1, date))
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return undefined
  return at.toISOString().slice(0, 10)
}

/** The month whose name starts with this text in either language, if there is only one. */
function monthOf(name: string): number | undefined {
  if (name.length < 3) return undefined
  const meant = new Set(MONTHS.flatMap((names, at) => (names.some((each) => each.startsWith(name)) ? [at + 1] : [])))
  return meant.size === 1 ? [...meant][0] : undefined
}

function monthNames(): string[][] {
  return Array.from({ length: 12 }, (_, at) =>
    ['en', 'fr'].flatMap((language) => {
      const [long, short] = (['long', 'short'] as const).map((month) =>
        fold(new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 1)))),
      )
      return [long ?? '', (short ?? '').replace('.', '')]
    }),
  )
}
