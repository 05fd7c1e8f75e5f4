import { contentHash, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { signDocuments } from '#features/holders/confirmations/wallet/sign-documents.ts'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'

type Given = { templateId: string; sentence: string; key: string; recipient: { did: string; email: string } }

/**
 * Signs the document of a gift (EIP-712 `GiveBadge`) with the person's own key; undefined when it is not one of this
 * Blazon for this account, or names another press, template, recipient or sentence than the preview. Load this file lazily.
 */
export function signGift(documents: unknown[], given: Given, key: OwnKey, publicUrl: string): string | undefined {
  const [document, ...others] = documents as TypedDocument[]
  if (!document || others.length > 0 || document.primaryType !== 'GiveBadge') return undefined
  const { operationId = '', templateId, recipient, sentenceHash } = document.message
  const isSame =
    operationId === given.key &&
    templateId === given.templateId &&
    recipient === (given.recipient.did || given.recipient.email) &&
    sentenceHash === contentHash(given.sentence)
  if (!isSame) return undefined
  return signDocuments({ operationId, documents: [document] }, key, publicUrl)?.[0]
}
