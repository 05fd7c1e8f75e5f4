import { confirmationDocument, contentHash, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { Context } from '#platform/context.ts'
import type { Judged } from './judge-gift.ts'

type Signing = { sentence: string; key: string; deadline: number }

/** Whom a gift's document names: the address that the giver entered, else the account of the recipient (did:sdi). */
export function signedFor({ recipient }: Pick<Judged, 'recipient'>): string {
  return recipient.email || (recipient.holder?.did ?? '')
}

/**
 * The EIP-712 document `GiveBadge` of a gift: bound to one press by its key, and valid until `deadline` (seconds since
 * 1970). The same gift always has the same document, so none is stored before it is signed.
 */
export function giftDocument(ctx: Context, judged: Judged, { sentence, key, deadline }: Signing): TypedDocument {
  const { template, account } = judged
  return confirmationDocument(
    'GiveBadge',
    {
      operationId: key,
      deadline,
      account,
      templateId: template.id,
      name: template.name,
      recipient: signedFor(judged),
      sentenceHash: contentHash(sentence),
    },
    ctx.config.publicUrl,
  )
}
