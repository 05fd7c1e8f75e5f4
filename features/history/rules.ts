import { isCapped, type StatusCounts } from '#features/claims/row-count-rules.ts'
import { type ClaimStatus, type Delivery, isOpenLink } from '#features/claims/rules.ts'

/** The changes for many rows of a history at once. */
export const CHANGE_KINDS = ['revoke', 'suspend', 'resume', 'extend', 'renew'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The most rows of one call; a larger change is a batch. */
export const CHANGES_MAX = 1000
export const EXPORT_ROWS = 5000

/** Whether a change needs a reason, shown to holders and verifiers. */
export function needsReason(kind: ChangeKind): boolean {
  return kind === 'revoke' || kind === 'suspend'
}

export type RowAction = 'correct' | 'resend' | 'copy' | 'renew' | 'suspend' | 'resume' | 'reissue' | 'send' | 'revoke'
/** The data of a history row that determines its actions; `emails` is empty for a link. */
export type HistoryRow = {
  status: ClaimStatus
  delivery: Delivery
  didLimit: number
  taken: number
  emails: readonly string[]
  /** Set for a badge of a member, who is reached in the wallet, and by e-mail if an address is known. */
  member?: unknown
  isSuspendable: boolean
}

/** Whether the row's e-mail was returned while its badge can still be collected. */
export function isBounced({ status, delivery }: Pick<HistoryRow, 'status' | 'delivery'>): boolean {
  return delivery === 'bounced' && isWaiting(status)
}

/**
 * The actions for a row, in the order of its menu. An uncollected badge can go to a corrected address, be mailed again,
 * or get a new link (the server checks this rule too); a collected one can be reissued, and suspended and reinstated where
 * it has a second status.
 */
export function rowActions(row: HistoryRow): RowAction[] {
  const { status, delivery, didLimit, taken, emails, member, isSuspendable } = row
  const isUncollected = !isOpenLink({ didLimit }) && taken === 0 && isWaiting(status)
  const isMailed = isUncollected && emails.length > 0
  const rules: [RowAction, boolean][] = [
    ['correct', isMailed],
    ['resend', (isMailed || (isUncollected && member !== undefined)) && delivery !== 'unsubscribed'],
    ['copy', status === 'pending'],
    ['renew', isUncollected],
    ['suspend', isSuspendable && taken > 0 && status !== 'revoked' && status !== 'suspended'],
    ['resume', status === 'suspended'],
    ['reissue', canReissue(row)],
    ['send', true],
    // An expired place is returned; an open link that ended unused has none.
    ['revoke', status !== 'revoked' && (status !== 'expired' || isUncollected || taken > 0)],
  ]
  return rules.flatMap(([action, isOffered]) => (isOffered ? action : []))
}

function isWaiting(status: ClaimStatus): boolean {
  return status === 'pending' || status === 'expired'
}

/** How many of some rows each change applies to; a change that applies to none is not offered. */
export function changesOfRows(rows: HistoryRow[]): Record<ChangeKind, number> {
  const count = (action: RowAction) => rows.filter((row) => rowActions(row).includes(action)).length
  return {
    revoke: count('revoke'),
    suspend: count('suspend'),
    resume: count('resume'),
    extend: rows.filter(({ status }) => isWaiting(status)).length,
    renew: count('resend'),
  }
}

/** The same for all rows of a send; beyond the counted rows, any change may apply but an impossible suspension. */
export function changesOfSend(counts: StatusCounts, canSuspend: boolean): Record<ChangeKind, number> {
  const { all, owner, pending, link, expired, suspended, revoked } = counts
  if (isCapped(counts)) return { revoke: all, suspend: canSuspend ? all : 0, resume: all, extend: all, renew: all }
  return {
    revoke: all - revoked,
    suspend: canSuspend ? owner + link : 0,
    resume: suspended,
    extend: pending + link + expired,
    renew: pending + expired,
  }
}

/** Whether a row is a badge of one person, which can be reissued with corrections. */
export function canReissue(row: { status: string; didLimit: number; taken: number }): boolean {
  return !isOpenLink(row) && row.taken > 0 && row.status !== 'revoked'
}

export const REMINDERS_MAX = 2
export const REMINDER_DAYS_MAX = 90
/** People whom one press reminds at most. */
export const REMINDED_MAX = 10_000
/** Days since the last e-mail before people are reminded by a press. */
export const REMIND_AFTER_DAYS = 3
/** The default: no reminders. */
export const NO_REMINDERS = { days: 7, times: 0 }

/** The status e-mails that holders get about their badges. */
export const NEWS_KINDS = ['revoke', 'suspend', 'resume', 'reissue'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]
