import { and, eq, gt, isNull } from 'drizzle-orm'
import { isLiving, stateOfLink } from '#features/claims/rules.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { sends } from '../../server/tables.ts'
import { mayMail } from './mail-lease.ts'
import { recipientsOf } from './recipient-of.ts'

/** A claim with the message of its send. */
export type DueClaim = Claim & { message: string }

/**
 * A leased row that is still due, with the address to mail; `lost` when another mailer has taken it since, `held` when
 * its send was paused or stopped, `unwanted` when the address is unsubscribed, `over` when nothing is left to mail.
 */
export type Due = DueClaim | 'lost' | 'held' | 'unwanted' | 'over'

/** Reads leased rows of one send again, immediately before their e-mails leave; in their order. */
export async function readDue(ctx: Context, leased: Claim[]): Promise<Due[]> {
  const found = await ctx.db
    .select({ claim: claims, mayMail: mayMail(ctx.now()), message: sends.message, delegatedBy: delegations.n })
    .from(claims)
    .innerJoin(sends, eq(sends.id, claims.sendId))
    // In one statement with the claim: a key rotation ends the delegation and moves the claim.
    .leftJoin(
      delegations,
      and(
        eq(delegations.issuerId, claims.issuerId),
        eq(delegations.n, claims.delegationN),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
    .where(
      and(
        isOneOf(
          claims.id,
          leased.map(({ id }) => id),
        ),
        eq(claims.delivery, 'sending'),
      ),
    )
  const rows = new Map(found.map((row) => [row.claim.id, row]))
  const recipients = await recipientsOf(
    ctx,
    found.map(({ claim }) => claim),
  )
  return leased.map(({ id, linkN, tries }) => {
    const row = rows.get(id)
    if (row?.claim.linkN !== linkN || row.claim.tries !== tries) return 'lost'
    if (!row.mayMail) return 'held'
    const { email = '', isUnwanted } = recipients.get(id) ?? {}
    if (isUnwanted) return 'unwanted'
    const state = stateOfLink(row.claim, { n: linkN, now: ctx.now(), isDelegated: row.delegatedBy !== null })
    return isLiving(state) && email !== '' ? { ...row.claim, email, message: row.message } : 'over'
  })
}
