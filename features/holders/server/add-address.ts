import type { Input } from '#base/endpoint.ts'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { takeLinkRate } from '#features/sign-in/server/links/take-link-rate.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { ADDRESSES_AN_HOUR } from '../rules.ts'
import { assertProven } from './assert-proven.ts'

const HOUR_SECONDS = 3600

/**
 * Mails a code to an address to be added to the wallet; the response does not reveal whether it already has a wallet.
 */
export async function addAddress(ctx: HolderContext, { email, browser, lang }: Input<typeof contract.addAddress>) {
  assertProven(ctx)
  const { holderId } = ctx.actor
  await takeRate(ctx, `address-of:${holderId}`, { limit: ADDRESSES_AN_HOUR, seconds: HOUR_SECONDS })
  await takeLinkRate(ctx, { opens: 'address', email, browser })
  return inTransaction(ctx, async (ctx) => {
    const link = await makeLink(ctx, { purpose: 'address', email, browser, language: lang, holderId })
    await ctx.jobs.send(ctx, 'mail-wallet-link', { linkId: link.id })
    return { requestId: link.id }
  })
}
