import { eraseMakers } from '#features/developers/server/erase-keys.ts'
import { eraseRepresentative } from '#features/promote/server/erase-promotion.ts'
import { eraseFromTeams } from '#features/team/server/erase-team.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Person } from '#platform/manifest/leaving.ts'
import { eraseHolder } from './erase-holder.ts'

/**
 * Erases a person as a holder, like `eraseHolder`, as a contributor of communities, and as the maker of keys, in one transaction: for
 * operators. People who delete their own wallet keep their work in a studio. Idempotent.
 */
export function eraseEverywhere(ctx: Context, person: Person): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await eraseHolder(ctx, person)
    await eraseFromTeams(ctx, person.emails)
    await eraseMakers(ctx, person.emails)
    await eraseRepresentative(ctx, person.emails)
  })
}
