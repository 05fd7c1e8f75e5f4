import { hexToBytes } from '@noble/hashes/utils.js'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { documentHash, isOurDocument, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { Waiting } from '../../events/wallet/wallet-events.tsx'
import type { OwnKey } from '../../keys/wallet/own-key.ts'
import { signDigest } from '../../wallet/wallet-message.ts'

type Asked = Pick<Waiting, 'operationId' | 'documents'>

/**
 * Signs the documents of a confirmation (EIP-712) with the person's own key; undefined when one is of a kind that this
 * wallet cannot describe, is for another Blazon, or names another account. Load this file lazily.
 */
export function signDocuments(waiting: Asked, key: OwnKey, publicUrl: string): string[] | undefined {
  const documents = waiting.documents as TypedDocument[]
  const isOurs = documents.every(({ message, ...rest }) => {
    const account = message.account ?? message.issuer ?? ''
    const isFor = message.operationId === undefined || message.operationId === waiting.operationId
    return isOurDocument({ message, ...rest }, publicUrl) && sameDid(account, key.did) && isFor
  })
  if (!isOurs) return undefined
  return documents.map((document) => signDigest(hexToBytes(documentHash(document).slice(2)), key.privateKey))
}
