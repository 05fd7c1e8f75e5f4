import type { Input } from '#base/endpoint.ts'
import { isSameBrowser, readLink } from '#features/sign-in/server/links/read-link.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'

/** Reads a wallet link: its address, and whether this browser requested it. Does not spend it; throws `linkExpired`. */
export async function verifyWalletLink(ctx: Context, { token, browser }: Input<typeof contract.verifyWalletLink>) {
  const link = await readLink(ctx, token, ['wallet'])
  return { email: link.email, sameBrowser: isSameBrowser(link, browser) }
}
