import { Problem } from '#base/problem.ts'
import { isBadgeDid } from '#credentials/keys/badge-key.ts'
import { BADGE_KEY_TYPE } from '#credentials/wallet-signatures/holder-proof.ts'
import { ProofRefused, verifyProof } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import type { Context } from '#platform/context.ts'

type Shown = { badgeProof: string; nonce: string; resources: string[] }

/**
 * The badge DID of a wallet that opens: the only resource of the message that its account signed, and proven by a JWT
 * of the badge key over the same nonce and origin. Throws `proofWrong`.
 */
export function readBadgeProof(ctx: Context, { badgeProof, nonce, resources }: Shown): string {
  const did = provenDid(ctx, badgeProof, nonce)
  if (!did || !isBadgeDid(did) || resources.length !== 1 || resources[0] !== did) throw new Problem('proofWrong')
  return did
}

function provenDid(ctx: Context, badgeProof: string, nonce: string): string | undefined {
  try {
    return verifyProof(badgeProof, {
      audience: new URL(ctx.config.walletUrl).origin,
      nonce,
      now: ctx.now(),
      type: BADGE_KEY_TYPE,
    }).did
  } catch (error) {
    if (error instanceof ProofRefused) return undefined
    throw error
  }
}
