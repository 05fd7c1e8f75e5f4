import type { Context } from '#platform/context.ts'
import { type BadgeDetails, findBadge, findSharedBadge } from './queries.ts'

const CREDENTIAL = /^\/(?:credentials|verify)\/([\w-]{1,80})(?:\.(?:json|png|svg|jwt|proof\.json))?\/?$/
const SHARE = /^\/(?:share|embed)\/([\w-]{1,80})\/?$/

/** Whether an address is on this server, which never sends requests to itself. */
export function isOwnAddress({ config }: Context, url: string): boolean {
  if (!URL.canParse(url)) return false
  const address = new URL(url)
  // A dot at the end of a name changes nothing about whose it is.
  address.hostname = address.hostname.replace(/\.$/, '')
  return [config.publicUrl, ...config.alsoHosts].includes(address.origin)
}

/** The badge behind the address of one of our pages or files: its credential, its verification page or its share. */
export async function badgeOfAddress(ctx: Context, url: string): Promise<BadgeDetails | undefined> {
  const { pathname } = new URL(url)
  const badgeId = CREDENTIAL.exec(pathname)?.[1]
  if (badgeId) return findBadge(ctx, badgeId)
  const shareId = SHARE.exec(pathname)?.[1]
  return shareId ? findSharedBadge(ctx, shareId) : undefined
}
