import type { Input, Output } from '#base/endpoint.ts'
import { communitiesOf } from '#features/team/server/communities-of.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { takeCaptchaPass } from '../../captcha/server/take-captcha-pass.ts'
import type * as contract from '../../contract.ts'
import { makeLink } from './make-link.ts'
import { takeLinkRate } from './take-link-rate.ts'

/**
 * Mails a link into the studio: to sign in for a known address, to sign up for an unknown one, regardless of `signup`.
 * The response and the work before it are the same for both: the e-mail is a job.
 */
export async function requestLink(
  ctx: Context,
  { email, captchaSolution, browser, lang }: Input<typeof contract.requestLink>,
): Promise<Output<typeof contract.requestLink>> {
  await takeCaptchaPass(ctx, captchaSolution)
  await takeLinkRate(ctx, { opens: 'studio', email, browser })
  return inTransaction(ctx, async (ctx) => {
    const communities = await communitiesOf(ctx, email)
    const purpose = communities.length > 0 ? 'signin' : 'signup'
    const { id } = await makeLink(ctx, { purpose, email, browser, language: lang })
    await ctx.jobs.send(ctx, 'mail-link', { linkId: id })
    return { requestId: id }
  })
}
