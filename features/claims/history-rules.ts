import { isOpenLink } from './rules.ts'

/** What can be done with many rows of a history at once. */
export const CHANGE_KINDS = ['revoke', 'suspend', 'resume', 'extend', 'renew'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** States that claims are counted in; whether an open one is pending or expired depends on the time. */
export type CountedState = 'owner' | 'open' | 'suspended' | 'revoked'

/** Rows that are found by more than their status are counted up to this many. */
export const COUNT_MAX = 1000
/** Rows of one call; more is a batch. */
export const CHANGES_MAX = 1000
export const EXPORT_ROWS = 5000

/** Whether a change needs the reason that holders and verifiers read. */
export function needsReason(kind: ChangeKind): boolean {
  return kind === 'revoke' || kind === 'suspend'
}

/** Whether a row is a badge of one person, which can be given again with what was wrong put right. */
export function canReissue(row: { status: string; didLimit: number; taken: number }): boolean {
  return !isOpenLink(row) && row.taken > 0 && row.status !== 'revoked'
}

/** One line of a CSV; a field that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(fields: string[]): string {
  const cells = fields.map((field) => {
    const safe = /^[\s]*[=+\-@\t\r]/.test(field) ? `'${field}` : field
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${cells.join(',')}\r\n`
}

export const REMINDERS_MAX = 2
export const REMINDER_DAYS_MAX = 90
/** What stands where nothing was set: no reminders. */
export const NO_REMINDERS = { days: 7, times: 0 }
