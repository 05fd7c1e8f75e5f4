import { isStorable } from '#base/storable.ts'
import { endorsementsIn } from '#credentials/badges/read-endorsements.ts'
import type { Json } from '#credentials/read-credential.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { ENDORSEMENTS_MAX } from '../../rules.ts'
import { judgeCredential } from './judge-credential.ts'

/**
 * Checks the endorsements of an external badge like badges of their own, each with its own word; the newest come first. They
 * say nothing about whether the badge is genuine, and what they contain in turn is not looked at.
 */
export async function checkEndorsements(ctx: Context, badge: Json, fetches: Fetches) {
  // A JWT inside may state what no table of ours holds.
  const found = endorsementsIn(badge).filter(isStorable).slice(0, ENDORSEMENTS_MAX)
  const checked = await Promise.all(
    found.map(async ({ about, isBound, ...brought }) => {
      const { checked } = await judgeCredential(ctx, brought, fetches)
      const { word, state, because, issuer, description: comment, issuedAt } = checked
      return { word, state, because, about, isBound, issuer, comment, issuedAt }
    }),
  )
  return checked.toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))
}
