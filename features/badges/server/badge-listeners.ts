import { notifyWallets } from '#features/holders/server/notify-wallets.ts'
import type { Context } from '#platform/context.ts'

export type ChangedBadge = {
  id: string
  issuerId: string
  holderId: string
  templateId: string
  /** Whether it was suspended before the change. */
  wasSuspended: boolean
  issuedAt: Date
  /** What its version of the template gives; undefined where the change did not read it. */
  points?: number
  /** Whether challenges name its template; undefined where the change did not read it. */
  isOfChallenges?: boolean
}
/** One change of many badges; a reissue is a revocation and an issue. */
export type BadgesChange = {
  kind: 'issued' | 'revoked' | 'suspended' | 'resumed'
  badges: ChangedBadge[]
  /** The locks of `onLockBadges` were taken with the status lists. */
  isLocked?: boolean
}
type BadgesListener = (ctx: Context, change: BadgesChange) => Promise<void>
/** The names of transaction locks that a listener needs for badges of some issuers. */
type BadgesLocks = (issuerIds: string[]) => string[]

const listeners = new Set<BadgesListener>()
const locks = new Set<BadgesLocks>()

/**
 * Registers a listener for issued badges and changes of their status, called once for all badges of a statement in the same
 * transaction, with which higher features keep figures of them. Merged wallets have `onMerge`.
 */
export function onBadges(listener: BadgesListener): void {
  listeners.add(listener)
}

/** Registers the locks of a listener, which issuing takes in the statement that locks the status lists. */
export function onLockBadges(names: BadgesLocks): void {
  locks.add(names)
}

/** The names of the locks that the listeners need, in the order in which they are taken. */
export function locksOfBadges(issuerIds: string[]): string[] {
  return [...locks].flatMap((names) => names(issuerIds))
}

/** Notifies the listeners of a change, in its transaction, and after it the open wallets of the holders. */
export async function notifyBadges(ctx: Context, change: BadgesChange): Promise<void> {
  if (change.badges.length === 0) return
  for (const listener of listeners) await listener(ctx, change)
  for (const { id, holderId } of change.badges)
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'badge', subjectId: id })
}
