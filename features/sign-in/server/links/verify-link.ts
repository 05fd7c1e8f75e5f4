import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { linkOptions } from './link-options.ts'
import { isSameBrowser, readLink } from './read-link.ts'

/** Returns the purpose of a link and whether this browser requested it; does not spend it. Throws `linkExpired`. */
export async function verifyLink(
  ctx: Context,
  { token, browser }: Input<typeof contract.verifyLink>,
): Promise<Output<typeof contract.verifyLink>> {
  const link = await readLink(ctx, token, ['signin', 'signup'])
  const options = await linkOptions(ctx, link)
  const sameBrowser = isSameBrowser(link, browser)
  return { email: link.email, signup: options.length === 0, sameBrowser, options }
}
