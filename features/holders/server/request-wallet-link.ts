import type { Input } from '#base/endpoint.ts'
import { LINK_MINUTES, LINKS_AN_HOUR } from '#features/sign-in/rules.ts'
import { makeLink } from '#features/sign-in/server/make-link.ts'
import { takeCaptchaPass } from '#features/sign-in/server/take-captcha-pass.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { hashText } from '#platform/derive-key.ts'
import { takeRate } from '#platform/rate-limit.ts'
import type * as contract from '../contract.ts'

const HOUR_SECONDS = 3600

/** Mails a link that opens the wallet of an address; known or unknown, the answer is the same. */
export async function requestWalletLink(
  ctx: Context,
  { email, captchaSolution, browser, lang }: Input<typeof contract.requestWalletLink>,
) {
  await takeCaptchaPass(ctx, captchaSolution)
  await takeRate(ctx, `wallet-link:${hashText(email)}`, { limit: LINKS_AN_HOUR.address, seconds: HOUR_SECONDS })
  await takeRate(ctx, `wallet-links:${ctx.network}`, { limit: LINKS_AN_HOUR.network, seconds: HOUR_SECONDS })
  return inTransaction(ctx, async (ctx) => {
    const link = await makeLink(ctx, { purpose: 'wallet', email, browser, language: lang, minutes: LINK_MINUTES })
    await ctx.jobs.send(ctx, 'mail-wallet-link', { linkId: link.id })
    return { requestId: link.id }
  })
}
