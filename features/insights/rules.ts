import { wallTime } from '#features/templates/event/time-rules.ts'

/** What a page of insights shows; `days` are two days that the reader names. */
export const PERIODS = ['7days', '30days', '12months', 'start', 'days'] as const
export type Period = (typeof PERIODS)[number]

/** What the chart has a column for. */
export const UNITS = ['day', 'month', 'year'] as const
export type Unit = (typeof UNITS)[number]

/** How a badge goes out: to one person, or by an open link. */
export const WAYS = ['person', 'link'] as const
export type Way = (typeof WAYS)[number]

/** Below this many sent badges there is neither a chart nor a median. */
export const SENT_MIN = 10
/** Days for which the figures of each day are kept; before, those of months are. */
export const DAYS_KEPT = 400
/** Columns of days and of months that a chart has at most. */
export const DAY_COLUMNS_MAX = 62
export const MONTH_COLUMNS_MAX = 36
/** Templates of a page, usually and at most. */
export const ROWS_SHOWN = 10
export const ROWS_MAX = 50
/** Rows of a part of an export. */
export const EXPORT_ROWS = 5000

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/**
 * Bounds of the time until a badge is collected, in seconds: what took longer than one and no longer than the next is counted with
 * the next, so that "half within 3 hours" is exact.
 */
export const WAIT_BOUNDS = [
  ...[1, 2, 5, 10, 15, 20, 30, 45].map((minutes) => minutes * MINUTE),
  ...[1, 1.5, 2, 3, 4, 6, 8, 12, 18].map((hours) => hours * HOUR),
  ...[1, 1.5, 2, 3, 4, 5, 7, 10, 14, 21, 30, 45, 60, 90].map((days) => days * DAY),
] as const

/** What is counted of the badges that one day, template and way has. */
export const SUMS = ['sent', 'cameBack', 'opened', 'collected', 'shared', 'checked', 'issued'] as const
export type Sum = (typeof SUMS)[number]
export type Sums = Record<Sum, number>

/** The chain of a period, of badges to one person: each figure is a part of the one before. */
export type Chain = {
  /** Handed over in the period. */
  sent: number
  /** Whose e-mail came back, and that were neither opened nor collected. */
  cameBack: number
  delivered: number
  /** Opened or collected. */
  opened: number
  collected: number
  shared: number
  /** Checks in the period, of badges of any age. */
  checked: number
}

/** The chain from sums, whose `opened` counts those that were not collected. */
export function chainOf({ sent, cameBack, opened, collected, shared, checked }: Sums): Chain {
  return { sent, cameBack, delivered: sent - cameBack, opened: opened + collected, collected, shared, checked }
}

/** Several sums in one. */
export function sumOfSums(all: readonly Sums[]): Sums {
  return Object.fromEntries(SUMS.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)])) as Sums
}

/** Several chains in one. */
export function addChains(chains: readonly Chain[]): Chain {
  const total = (name: keyof Chain) => chains.reduce((sum, chain) => sum + chain[name], 0)
  return {
    sent: total('sent'),
    cameBack: total('cameBack'),
    delivered: total('delivered'),
    opened: total('opened'),
    collected: total('collected'),
    shared: total('shared'),
    checked: total('checked'),
  }
}

/** A part of a whole in percent, rounded; undefined of nothing. */
export function percentOf(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.round((100 * part) / whole) : undefined
}

/**
 * The smallest bound within which half of what was collected was, in seconds; 0 without any, and where it took longer than all. A wait
 * beyond the last bound has -1.
 */
export function halfWithin(waits: readonly { bound: number; count: number }[]): number {
  const total = waits.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const bound of total > 0 ? WAIT_BOUNDS : []) {
    seen += waits.reduce((sum, wait) => sum + (wait.bound === bound ? wait.count : 0), 0)
    if (seen * 2 >= total) return bound
  }
  return 0
}

/** The calendar day of an instant in an IANA zone, as `2026-11-22`. */
export function dayIn(zone: string, at: Date): string {
  return wallTime(at, zone).slice(0, 10)
}

/** A day moved by a number of days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The number of days from the first to the last, both included. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / (DAY * 1000)) + 1
}
