import { eq } from 'drizzle-orm'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { holders } from '#features/holders/server/tables.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import type { SystemContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { LATE_MS } from '../rules.ts'
import type { Digest } from './mail-digest.ts'
import type { LeasedDigest } from './mail-digest-lease.ts'
import { type News, newsOf } from './news-of.ts'
import { digestSettings } from './tables.ts'

/** A digest with what it will say. */
export type ReadyDigest = { digest: Digest; news: News[] }

/**
 * Those of some leased digests, by id, that have something new to say, to a holder with a proven address who still wants
 * them, and that are not too late. A community that may not mail one of the holder's addresses is left out.
 */
export async function readyDigests(ctx: SystemContext, leased: LeasedDigest[]): Promise<Map<string, ReadyDigest>> {
  const now = ctx.now().getTime()
  const timely = leased.filter(({ dueAt }) => now - dueAt.getTime() <= LATE_MS)
  const readers = await readersOf(
    ctx,
    timely.map(({ holderId }) => holderId),
  )
  const news = await newsOf(
    ctx,
    timely.filter(({ holderId }) => readers.has(holderId)).map(({ id }) => id),
  )
  const unwanted = await unwantedBy(ctx, news, (id) => addressesOf(timely, readers, id))
  const ready = new Map<string, ReadyDigest>()
  for (const { id, holderId } of timely) {
    const reader = readers.get(holderId)
    const wanted = (news.get(id) ?? []).filter(({ issuerId }) => !unwanted.has(`${id} ${issuerId}`))
    if (!reader || !wanted.some(({ isNew }) => isNew)) continue
    const { addresses, ...rest } = reader
    ready.set(id, { digest: { id, holderId, email: addresses[0] ?? '', ...rest }, news: wanted })
  }
  return ready
}

type Reader = Pick<Digest, 'language' | 'every' | 'timeZone'> & { addresses: string[] }

async function readersOf(ctx: SystemContext, holderIds: string[]): Promise<Map<string, Reader>> {
  const addresses = await mailAddressesOf(ctx, holderIds)
  const { holderId, every, timeZone } = digestSettings
  const rows = await ctx.db
    .select({ holderId, every, timeZone, language: holders.language })
    .from(digestSettings)
    .innerJoin(holders, eq(holders.id, digestSettings.holderId))
    .where(isOneOf(digestSettings.holderId, [...addresses.keys()]))
  return new Map(
    rows.flatMap(({ holderId, ...rest }) => {
      const own = addresses.get(holderId)
      return own && rest.every !== 'off' ? [[holderId, { ...rest, addresses: own }] as const] : []
    }),
  )
}

function addressesOf(leased: LeasedDigest[], readers: Map<string, Reader>, id: string): string[] {
  const holderId = leased.find((row) => row.id === id)?.holderId ?? ''
  return readers.get(holderId)?.addresses ?? []
}

/** The digests and communities, as `<digest> <community>`, of which the community has suppressed one of the addresses. */
async function unwantedBy(
  ctx: SystemContext,
  news: Map<string, News[]>,
  addressesOf: (id: string) => string[],
): Promise<Set<string>> {
  const byIssuer = Map.groupBy([...news.values()].flat(), ({ issuerId }) => issuerId)
  const unwanted = new Set<string>()
  for (const [issuerId, some] of byIssuer) {
    const suppressed = await suppressedOf(
      ctx,
      issuerId,
      some.flatMap(({ id }) => addressesOf(id)),
    )
    for (const { id } of some)
      if (addressesOf(id).some((email) => suppressed.has(email))) unwanted.add(`${id} ${issuerId}`)
  }
  return unwanted
}
