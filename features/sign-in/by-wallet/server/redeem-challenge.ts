import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { issuerOfDid } from '#features/issuers/server/issuer-of-did.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { hashText, sameText } from '#platform/access/derive-key.ts'
import { openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { signInChallenges } from '../../server/tables.ts'
import type { Challenge } from './challenge-state.ts'

/**
 * Hands out the token of an answered challenge once, for its secret (`Challenge-Secret`); '' without the secret, and
 * ever after. The update is the lock: one of two simultaneous calls gets the token. The wallet of a registered issuer
 * opens a full session, any other an applicant's temporary session.
 */
export async function redeemChallenge(ctx: Context, row: Challenge): Promise<string> {
  if (ctx.challengeSecret === '' || !sameText(hashText(ctx.challengeSecret), row.secretHash)) return ''
  const session = await inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const [taken] = await ctx.db
      .update(signInChallenges)
      .set({ handedOutAt: now })
      .where(
        and(
          eq(signInChallenges.challenge, row.challenge),
          isNotNull(signInChallenges.answeredAt),
          isNull(signInChallenges.handedOutAt),
          gt(signInChallenges.expiresAt, now),
        ),
      )
      .returning({ did: signInChallenges.did })
    if (!taken) return undefined
    const issuer = await issuerOfDid(ctx, taken.did)
    const kind = issuer ? 'studio' : 'applicant'
    const session = await openSession(ctx, { kind, did: taken.did, issuerId: issuer?.id })
    await recordEvent(ctx, { action: 'session.opened', issuerId: issuer?.id, subjectId: session.id })
    return session
  })
  return session ? mintStudioToken(ctx, session) : ''
}
