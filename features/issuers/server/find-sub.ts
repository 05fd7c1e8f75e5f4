import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Issuer } from './find-issuer.ts'
import { issuers } from './tables.ts'

/** The existing sub-community of a parent with an id or a DID; undefined when it is not one, or no longer. */
export async function findSub(
  ctx: Context,
  parentId: string,
  named: { id: string } | { did: string },
): Promise<Issuer | undefined> {
  const [sub] = await ctx.db
    .select()
    .from(issuers)
    .where(
      and(
        'id' in named ? eq(issuers.id, named.id) : eq(issuers.did, named.did),
        eq(issuers.parentId, parentId),
        isNull(issuers.deletedAt),
      ),
    )
  return sub
}
