import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { LINKS_AN_HOUR } from '../../rules.ts'
import { isKnownBrowser, knownBrowserHash } from '../queries.ts'

const HOUR = 3600

type Asked = {
  /** What the link opens; each kind has its own count. */
  opens: 'studio' | 'wallet' | 'address'
  email: string
  /** The random value of the requesting browser. */
  browser: string | undefined
}

/**
 * Counts a link request by network and by address, so that no mailbox is flooded. Strangers cannot lock an address out:
 * each network has its own count, and so has a browser that signed in before. Throws `tooManyRequests`; call it before
 * a transaction.
 */
export async function takeLinkRate(ctx: Context, { opens, email, browser = '' }: Asked): Promise<void> {
  const take = (key: string, limit: number) => takeRate(ctx, `links:${opens}:${key}`, { limit, seconds: HOUR })
  if (browser && (await isKnownBrowser(ctx, email, browser)))
    return take(`known:${knownBrowserHash(ctx.config, email, browser)}`, LINKS_AN_HOUR.known)
  await take(`network:${ctx.network}`, LINKS_AN_HOUR.network)
  await take(`address:${hashText(`${email}:${ctx.network}`)}`, LINKS_AN_HOUR.address)
  await take(`everywhere:${hashText(email)}`, LINKS_AN_HOUR.everywhere)
}
