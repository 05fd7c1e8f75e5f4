import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { plainText } from '#base/plain-text.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, readsAsBrand } from '../rules.ts'
import { skeletonOf } from './skeleton-of.ts'
import { issuers } from './tables.ts'

/**
 * Whether the name of an issuer elsewhere could be taken for this platform, or for a community here whose identity the
 * operator checked: the same name, or one that looks like it.
 */
export async function imitatesKnown(ctx: Context, name: string): Promise<boolean> {
  if (imitatesBrand(name) || readsAsBrand(skeletonOf(name))) return true
  const looks = looksOf(name)
  if (looks.size === 0) return false
  const marked = await ctx.db
    .select({ name: issuers.name })
    .from(issuers)
    .where(and(isNotNull(issuers.promotedAt), eq(issuers.promotedName, issuers.name), isNull(issuers.deletedAt)))
  return marked.some((community) => [...looksOf(community.name)].some((look) => looks.has(look)))
}

/** A name as its signs read, such as white letters on circles, and without them: a flag says nothing. */
function looksOf(name: string): Set<string> {
  return new Set([lookOf(name), lookOf(name.replace(/\p{So}/gu, ' '))].filter((look) => look !== ''))
}

/** What a reader takes in of a name: look-alike letters are one, and signs between them nothing. */
function lookOf(name: string): string {
  return plainText(skeletonOf(plainText(name).normalize('NFKC'))).replace(/[^\p{L}\p{N}]/gu, '')
}
