import { eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { digestSettings } from './tables.ts'

/** How often the holder gets a digest, where and when; off until they turn it on. */
export async function getDigest(ctx: HolderContext): Promise<Output<typeof contract.getDigest>> {
  const { holderId } = ctx.actor
  const [own] = await ctx.db.select().from(digestSettings).where(eq(digestSettings.holderId, holderId))
  const addresses = (await mailAddressesOf(ctx, [holderId])).get(holderId)
  return {
    every: own?.every ?? 'off',
    timeZone: own?.timeZone ?? '',
    email: addresses?.[0] ?? '',
    nextAt: own?.nextAt?.toISOString() ?? '',
    isRefused: own?.isRefused ?? false,
  }
}
