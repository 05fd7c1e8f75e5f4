import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isAllowedAddress, isOpenLink } from '#features/claims/rules.ts'
import { addEntry } from '#features/claims/server/add-entry.ts'
import { networkPlaces } from '#features/claims/server/tables.ts'
import { entryToken } from '#features/mailing/server/claim-token.ts'
import { takeCaptchaPass } from '#features/sign-in/captcha/server/take-captcha-pass.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { offerUri } from '../rules.ts'
import { readLink } from './read-link.ts'

const CODES_AN_HOUR = { limit: 5, seconds: 3600 }

/**
 * Enters an open link with a solved puzzle: returns the code of one badge, which uses no place yet. Where the link
 * requires an address, it must be of an allowed domain, and gets six digits by e-mail for `confirmEntry`.
 */
export async function enterLink(ctx: Context, asked: Input<typeof contract.enterLink>) {
  const link = await readLink(ctx, asked.token)
  if (link?.state !== 'open' || !isOpenLink(link.claim)) throw new Problem('claimGone')
  const { claim, n } = link
  const email = claim.confirmsEmail ? asked.email : ''
  if (claim.confirmsEmail && email === '') throw new Problem('emailMissing')
  if (email && !isAllowedAddress(email, claim.mailDomains)) throw new Problem('domainNotAllowed')
  await takeCaptchaPass(ctx, asked.captchaSolution)
  await assertNetwork(ctx, claim)
  if (email) await takeRate(ctx, `entry:${hashText(`${claim.id}:${email}`)}`, CODES_AN_HOUR)
  const id = await inTransaction(ctx, async (ctx) => {
    const entryId = await addEntry(ctx, claim, email)
    if (email) await ctx.jobs.send(ctx, 'mail-entry', { entryId, language: asked.lang })
    return entryId
  })
  const code = entryToken(ctx.config, id, n)
  return { code, isMailed: email !== '', offerUri: offerUri(ctx.config.publicUrl, { code }) }
}

async function assertNetwork(ctx: Context, { id, networkLimit }: { id: string; networkLimit: number }): Promise<void> {
  if (networkLimit === 0) return
  const [row] = await ctx.db
    .select({ taken: networkPlaces.taken })
    .from(networkPlaces)
    .where(and(eq(networkPlaces.claimId, id), eq(networkPlaces.network, ctx.network)))
  if (row && row.taken >= networkLimit) throw new Problem('networkFull')
}
