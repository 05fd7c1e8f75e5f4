import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { enterStudio } from '../../server/links/enter-studio.ts'
import { readLink } from '../../server/links/read-link.ts'
import type * as contract from '../contract.ts'

/**
 * Exchanges a mailed link for a temporary token, to start one more community on its address. Throws `linkExpired` for a
 * spent or expired link and for one to another address: callers cannot tell which.
 */
export async function createSignUpTokenByLink(
  ctx: Context,
  { connexionEmail, token, browser }: Input<typeof contract.createSignUpTokenByLink>,
): Promise<{ token: string }> {
  const link = await readLink(ctx, token, ['signin', 'signup'])
  if (link.email !== connexionEmail) throw new Problem('linkExpired')
  return { token: await enterStudio(ctx, link, undefined, browser) }
}
