import { assertName } from '#features/issuers/server/assert-name.ts'
import type { Context } from '#platform/context.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import type { Category } from '../../rules.ts'

/** Throws `nameInvalid` for a title with the brand word; in a category without titles, the issuer's name makes the title. */
export async function assertOwnTitle(
  ctx: Context,
  category: Category,
  title: string,
  issuer: { did: string },
): Promise<void> {
  if (CATEGORY_FIELDS[category].title) await assertName(ctx, title, issuer.did)
}
