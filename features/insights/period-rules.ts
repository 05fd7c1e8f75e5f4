import { addDays, DAY_COLUMNS_MAX, DAYS_KEPT, daysFrom, MONTH_COLUMNS_MAX, type Period, type Unit } from './rules.ts'

/** Two days, both included. */
export type Span = { from: string; to: string }
/** What a reader asks for, with the day that it is in the community's zone and the day of its first figure. */
type Asked = { period: Period; from: string; to: string; today: string; first: string }
/** A span as the kept figures have it: whole months, by their first days, and the days around them. */
export type Parts = { months?: Span; days: Span[] }
/** The days of a page, those of the period before, and what its chart has a column for. */
export type Spans = Span & { before: Span | undefined; unit: Unit }

const DAYS = { '7days': 7, '30days': 30 } as const
const MONTHS = 12

/**
 * The days that a period has today. Days that are no longer kept are widened to their months; what is after today is left out.
 * 'periodInvalid' for an end before its beginning, 'dayInvalid' for a missing day, and for one to come.
 */
export function spansOf(asked: Asked): Spans | 'periodInvalid' | 'dayInvalid' {
  const { period, today, first } = asked
  if (period === 'days') return namedDays(asked)
  const span = { from: beginning(period, today, first), to: today }
  return { ...span, before: beforeOf(period, span), unit: unitOf(span) }
}

function beginning(period: Exclude<Period, 'days'>, today: string, first: string): string {
  if (period === 'start') return first < today ? first : today
  return period === '12months' ? moveMonths(monthOf(today), 1 - MONTHS) : addDays(today, 1 - DAYS[period])
}

function beforeOf(period: Period, { from, to }: Span): Span | undefined {
  if (period === 'start') return undefined
  if (period === '12months') return { from: moveMonths(from, -MONTHS), to: addDays(from, -1) }
  return { from: addDays(from, -daysFrom(from, to)), to: addDays(from, -1) }
}

function namedDays({ from, to, today, first }: Asked): Spans | 'periodInvalid' | 'dayInvalid' {
  if (from === '' || to === '' || from > today) return 'dayInvalid'
  if (to < from) return 'periodInvalid'
  const kept = firstKept(today)
  // Nothing was counted before the first day: years without a figure need no columns.
  const earliest = first < kept ? first : kept
  const asked = { from: latest(from, earliest), to: latest(to < today ? to : today, earliest) }
  const span = asked.from >= kept ? asked : widened(asked, kept, today)
  const before = beforeOf('days', span)
  const unit = unitOf(span)
  // Of months alone there are no days to show.
  const shown = unit === 'day' && span.from < kept ? 'month' : unit
  return { ...span, before: before && before.from >= kept ? before : undefined, unit: shown }
}

function widened({ from, to }: Span, kept: string, today: string): Span {
  const end = monthEnd(to)
  const isKept = moveMonths(monthOf(kept), 1) <= to
  return { from: monthOf(from), to: isKept ? to : end < today ? end : today }
}

/** A span as whole months and the days before and after them; a month that has not ended is whole up to today. */
export function partsOf({ from, to }: Span, today: string): Parts {
  const first = from === monthOf(from) ? from : moveMonths(monthOf(from), 1)
  const last = to >= today || to === monthEnd(to) ? monthOf(to) : moveMonths(monthOf(to), -1)
  if (first > last) return { days: [{ from, to }] }
  const days = [
    { from, to: addDays(first, -1) },
    { from: moveMonths(last, 1), to },
  ]
  return { months: { from: first, to: last }, days: days.filter((span) => span.from <= span.to) }
}

/** A span day by day, as far as days are kept; the months before. */
export function daysOfSpan({ from, to }: Span, today: string): Parts {
  const kept = firstKept(today)
  if (from >= kept) return { days: [{ from, to }] }
  const firstWhole = moveMonths(monthOf(kept), 1)
  const months = { from, to: monthOf(to < firstWhole ? to : addDays(firstWhole, -1)) }
  return { months, days: firstWhole <= to ? [{ from: firstWhole, to }] : [] }
}

/** The first day whose figures are kept by themselves. */
export function firstKept(today: string): string {
  return addDays(today, 1 - DAYS_KEPT)
}

/** A day since which something is counted; once it is not kept by itself any more, the first of the month after it. */
export function wholeSince(day: string, today: string): string {
  return day >= firstKept(today) || day === monthOf(day) ? day : moveMonths(monthOf(day), 1)
}

/** The first days of a span's columns, the first of which may be shorter. */
export function columnsOf({ from, to }: Span, unit: Unit): string[] {
  const columns: string[] = []
  const next = (day: string) =>
    unit === 'day' ? addDays(day, 1) : unit === 'month' ? moveMonths(day, 1) : moveMonths(day, MONTHS)
  for (let day = columnOf(from, unit); day <= to; day = next(day)) columns.push(day)
  return columns
}

/** The column that a day is in, by its first day. */
export function columnOf(day: string, unit: Unit): string {
  return unit === 'day' ? day : unit === 'month' ? monthOf(day) : `${day.slice(0, 4)}-01-01`
}

function unitOf({ from, to }: Span): Unit {
  if (daysFrom(from, to) <= DAY_COLUMNS_MAX) return 'day'
  return columnsOf({ from, to }, 'month').length <= MONTH_COLUMNS_MAX ? 'month' : 'year'
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function monthEnd(day: string): string {
  return addDays(moveMonths(monthOf(day), 1), -1)
}

function moveMonths(month: string, by: number): string {
  const at = new Date(`${month}T00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 10)
}

function latest(a: string, b: string): string {
  return a > b ? a : b
}
