import { and, eq, gt, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { InvalidInput } from '#base/problem.ts'
import { extendClaims } from '#features/claims/server/extend-claims.ts'
import { lockClaims } from '#features/claims/server/lock-claims.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { resumeClaims, suspendClaims } from '#features/claims/server/suspend-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mailTaker } from '#features/sends/mail/server/mail-limit.ts'
import { renewClaim } from '#features/sends/server/renew-claim.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { type ChangeKind, needsReason } from '../rules.ts'
import { notifyHolders } from './notify-holders.ts'

export type Change = { kind: ChangeKind; reason: string; endDate: Date | null; isTold: boolean }

/** Whether a row is of a person who may get e-mails; of a member, only their wallet says so. */
const isPersonal = or(ne(claims.email, ''), ne(claims.holderId, ''))

/** Rows that can get a new link by e-mail: of one person who has not collected the badge. */
export const isRenewable = and(isNull(claims.revokedAt), eq(claims.didLimit, 1), eq(claims.taken, 0), isPersonal)

/** Checks a requested change; throws `reasonMissing` or `dateInvalid` for missing parts. */
export function readChange(ctx: Context, asked: Omit<Change, 'endDate'> & { endDate: string }): Change {
  if (needsReason(asked.kind) && asked.reason === '') throw new InvalidInput('reasonMissing')
  const endDate = asked.endDate ? new Date(asked.endDate) : null
  if (asked.kind === 'extend' && !(endDate && endDate > ctx.now())) throw new InvalidInput('dateInvalid')
  return { ...asked, endDate }
}

/** Applies one change to an issuer's claims, in the caller's transaction; returns the number of changed claims. */
export async function changeClaims(ctx: Context, issuerId: string, ids: string[], change: Change): Promise<number> {
  const changed = await apply(ctx, issuerId, ids, change)
  if (change.isTold) await notifyHolders(ctx, changed, change)
  return changed.length
}

/** The number of e-mails of a change of a whole send, at most: suppressed addresses, which get none, are not left out. */
export function countMailed(ctx: Context, sendId: string, { kind, isTold }: Change): Promise<number> {
  const isMailed = kind === 'renew' ? isRenewable : isTold ? toldBy[kind] : sql`false`
  return ctx.db.$count(claims, and(eq(claims.sendId, sendId), isPersonal, isMailed))
}

const isSuspended = isNotNull(claims.suspendedAt)
/** The rows whose people are told of a change. */
const toldBy: Record<Exclude<ChangeKind, 'renew'>, SQL | undefined> = {
  revoke: isNull(claims.revokedAt),
  suspend: and(isNull(claims.revokedAt), not(isSuspended), gt(claims.taken, 0)),
  resume: and(isNull(claims.revokedAt), isSuspended),
  extend: sql`false`,
}

/**
 * Locks those of some rows that can get a new link, and the delegations of their templates, which comes before the issuer,
 * as in every send: its row is locked with the first e-mail.
 */
export async function lockRenewable(ctx: Context, issuerId: string, ids: string[]): Promise<Claim[]> {
  const waiting = await lockClaims(ctx, issuerId, ids, isRenewable)
  const templateIds = new Set(waiting.map(({ templateId }) => templateId))
  for (const templateId of [...templateIds].sort()) await lockDelegations(ctx, templateId)
  return waiting
}

async function apply(ctx: Context, issuerId: string, ids: string[], change: Change): Promise<Claim[]> {
  const { kind, reason, endDate } = change
  if (kind === 'revoke') return revokeClaims(ctx, { issuerId, ids, reason })
  if (kind === 'suspend') return suspendClaims(ctx, { issuerId, ids, reason })
  if (kind === 'resume') return resumeClaims(ctx, { issuerId, ids })
  if (kind === 'extend') return endDate ? extendClaims(ctx, { issuerId, ids, endDate }) : []
  const waiting = await lockRenewable(ctx, issuerId, ids)
  const takeMail = mailTaker(ctx, issuerId, waiting.length)
  for (const claim of waiting) await renewClaim(ctx, claim, { isMailed: true, takeMail })
  return waiting
}
