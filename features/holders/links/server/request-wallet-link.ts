import type { Input } from '#base/endpoint.ts'
import { takeCaptchaPass } from '#features/sign-in/captcha/server/take-captcha-pass.ts'
import { LINK_MINUTES } from '#features/sign-in/rules.ts'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { takeLinkRate } from '#features/sign-in/server/links/take-link-rate.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'

/** Mails a link that opens the wallet of an address; the response is the same for known and unknown addresses. */
export async function requestWalletLink(
  ctx: Context,
  { email, captchaSolution, browser, lang }: Input<typeof contract.requestWalletLink>,
) {
  await takeCaptchaPass(ctx, captchaSolution)
  await takeLinkRate(ctx, { opens: 'wallet', email, browser })
  return inTransaction(ctx, async (ctx) => {
    const link = await makeLink(ctx, { purpose: 'wallet', email, browser, language: lang, minutes: LINK_MINUTES })
    await ctx.jobs.send(ctx, 'mail-wallet-link', { linkId: link.id })
    return { requestId: link.id }
  })
}
