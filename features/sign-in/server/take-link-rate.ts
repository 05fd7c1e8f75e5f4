import type { Context } from '#platform/context.ts'
import { hashText } from '#platform/derive-key.ts'
import { takeRate } from '#platform/rate-limit.ts'
import { LINKS_AN_HOUR } from '../rules.ts'

const HOUR = 3600

/** Counts a link that is asked for, by network and by address. Throws `tooManyRequests`; call it before a transaction. */
export async function takeLinkRate(ctx: Context, email: string): Promise<void> {
  await takeRate(ctx, `links:network:${ctx.network}`, { limit: LINKS_AN_HOUR.network, seconds: HOUR })
  await takeRate(ctx, `links:address:${hashText(email)}`, { limit: LINKS_AN_HOUR.address, seconds: HOUR })
}
