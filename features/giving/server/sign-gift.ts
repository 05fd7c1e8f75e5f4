import { Problem } from '#base/problem.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { signDocument, signerOfDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { Context } from '#platform/context.ts'
import { SIGN_MINUTES } from '../rules.ts'
import { giftDocument } from './gift-document.ts'
import type { Judged } from './judge-gift.ts'

type Asked = { sentence: string; key: string; deadline: number; signature: string }

/** The end of a document that is prepared now, in seconds since 1970. */
export function deadlineFrom(ctx: Context): number {
  return Math.floor(ctx.now().getTime() / 1000) + SIGN_MINUTES * 60
}

/**
 * The giver's signature of a gift: checked where only they have the key, else made with the key that the server keeps.
 * Throws `giftLate` for a document that has ended or could not be ours, and `proofWrong` for another key or another gift.
 */
export async function signGift(
  ctx: Context,
  judged: Judged,
  asked: Asked,
): Promise<{ signature: string; until: number }> {
  const { sentence, key } = asked
  if (!judged.isOwnKey) {
    const until = deadlineFrom(ctx)
    return { signature: await signForGiver(ctx, judged, { sentence, key, deadline: until }), until }
  }
  const now = Math.floor(ctx.now().getTime() / 1000)
  if (asked.deadline <= now || asked.deadline > deadlineFrom(ctx)) throw new Problem('giftLate')
  const signer = await signerOfDocument(giftDocument(ctx, judged, asked), asked.signature)
  if (!signer || !sameDid(signer, judged.account)) throw new Problem('proofWrong')
  return { signature: asked.signature, until: asked.deadline }
}

async function signForGiver(ctx: Context, judged: Judged, signing: Omit<Asked, 'signature'>): Promise<string> {
  const key = await findKey(ctx, judged.giver.id, 'holder')
  if (!key) throw new Problem('proofWrong')
  const privateKey = await openKey(ctx, key.id)
  try {
    return await signDocument(giftDocument(ctx, judged, signing), privateKey)
  } finally {
    privateKey.fill(0)
  }
}
