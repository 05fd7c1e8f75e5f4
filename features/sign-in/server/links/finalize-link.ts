import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { enterStudio } from './enter-studio.ts'
import { chosenCommunity, linkOptions } from './link-options.ts'
import { readLink } from './read-link.ts'

/** Spends a link and opens the community named by `did`, or starts a sign-up. Throws `linkExpired` and `notFound`. */
export async function finalizeLink(
  ctx: Context,
  { token, did, browser }: Input<typeof contract.finalizeLink>,
): Promise<Output<typeof contract.finalizeLink>> {
  const link = await readLink(ctx, token, ['signin', 'signup'])
  const community = chosenCommunity(await linkOptions(ctx, link), did)
  return { token: await enterStudio(ctx, link, community, browser) }
}
