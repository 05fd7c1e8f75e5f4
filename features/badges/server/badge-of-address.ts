import type { Context } from '#platform/context.ts'
import { type BadgeDetails, findBadge, findSharedBadge } from './queries.ts'

const CREDENTIAL = /^\/(?:credentials|verify)\/([\w-]{1,80})(?:\.(?:json|png|svg|jwt|proof\.json))?\/?$/
const SHARE = /^\/(?:share|embed)\/([\w-]{1,80})\/?$/

/** Whether an address is on this server, which never sends requests to itself. */
export function isOwnAddress({ config }: Context, url: string): boolean {
  return URL.canParse(url) && [config.publicUrl, ...config.alsoHosts].includes(new URL(url).origin)
}

/** The badge behind the address of one of our pages or files: its credential, its verification page or its share. */
export async function badgeOfAddress(ctx: Context, url: string): Promise<BadgeDetails | undefined> {
  const { pathname } = new URL(url)
  const badgeId = CREDENTIAL.exec(pathname)?.[1]
  if (badgeId) return findBadge(ctx, badgeId)
  const shareId = SHARE.exec(pathname)?.[1]
  return shareId ? findSharedBadge(ctx, shareId) : undefined
}
