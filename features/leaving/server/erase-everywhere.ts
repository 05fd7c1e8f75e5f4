import { type Context, inTransaction } from '#platform/context.ts'
import { type Person, workErased } from '#platform/manifest/leaving.ts'
import { eraseHolder } from './erase-holder.ts'

/**
 * Erases a person as a holder, like `eraseHolder`, as a contributor of communities, and as the maker of keys, in one transaction: for
 * operators. People who delete their own wallet keep their work in a studio. Idempotent.
 */
export function eraseEverywhere(ctx: Context, person: Person): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await eraseHolder(ctx, person)
    await workErased.run(ctx, person)
  })
}
