import type { Context } from '#platform/context.ts'
import type { SafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { LIST_MS, type Listing, RETRY_MS } from '../rules.ts'
import { type KnownIssuers, readRegistry } from './read-registry.ts'

/** The last list of a registry, and the last attempt that gave none. */
type Kept = {
  list?: { issuers: KnownIssuers; readAt: Date }
  failed?: { at: Date; result: 'unread' | 'unsupported' }
  reading?: Promise<void>
}
type Registry = Context['config']['issuerRegistries'][number]

const ACCEPT = 'application/json'
const keptBy = new WeakMap<SafeFetch, Map<string, Kept>>()

/**
 * What each registry that the operator configured says about an issuer's DID; empty without any. A list is kept for a day,
 * in this process; when it cannot be read again the old one is used, with its date.
 */
export function findListings(ctx: Context, did: string): Promise<Listing[]> {
  return Promise.all(ctx.config.issuerRegistries.map((registry) => findListing(ctx, registry, did)))
}

async function findListing(ctx: Context, { name: registry, url }: Registry, did: string): Promise<Listing> {
  const { list, failed } = await keepCurrent(ctx, url)
  if (!list) return { registry, result: failed?.result ?? 'unread', as: '', readAt: '' }
  const as = list.issuers.get(did)
  const readAt = list.readAt.toISOString()
  return { registry, result: as === undefined ? 'absent' : 'listed', as: as ?? '', readAt }
}

async function keepCurrent(ctx: Context, url: string): Promise<Kept> {
  const kept = keptOf(ctx.safeFetch, url)
  const age = (at: Date | undefined) => (at ? ctx.now().getTime() - at.getTime() : Number.POSITIVE_INFINITY)
  const isDue = age(kept.list?.readAt) >= LIST_MS && age(kept.failed?.at) >= RETRY_MS
  if (isDue) {
    kept.reading ??= readAgain(ctx, url, kept).finally(() => {
      kept.reading = undefined
    })
  }
  await kept.reading
  return kept
}

async function readAgain(ctx: Context, url: string, kept: Kept): Promise<void> {
  const body = await ctx.safeFetch(url, ACCEPT).catch(() => undefined)
  const issuers = body && readRegistry(Buffer.from(body).toString())
  if (issuers && issuers !== 'unsupported') {
    kept.list = { issuers, readAt: ctx.now() }
    kept.failed = undefined
    return
  }
  kept.failed = { at: ctx.now(), result: issuers ?? 'unread' }
  ctx.log.warn({ registry: new URL(url).host, result: kept.failed.result }, 'an issuer registry was not read')
}

function keptOf(safeFetch: SafeFetch, url: string): Kept {
  const all = keptBy.get(safeFetch) ?? new Map<string, Kept>()
  keptBy.set(safeFetch, all)
  const kept = all.get(url) ?? {}
  all.set(url, kept)
  return kept
}
