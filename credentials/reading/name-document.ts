import { asList, asObject, type Json } from '../read-credential.ts'
import { NotReadable } from './not-readable.ts'

const BASE_TYPES = ['VerifiableCredential', 'VerifiablePresentation']

/** Says what a document is that is no badge, as the reason to refuse it. */
export function refusalOf(document: Json): NotReadable {
  if (isBlockcert(document)) return new NotReadable('blockcerts')
  if (isOffer(document)) return new NotReadable('offerInstead')
  if (isEncrypted(document)) return new NotReadable('encryptedFile')
  if (isOpenBadges05(document)) return new NotReadable('openBadges05')
  const type = typeOf(document)
  return type === undefined ? new NotReadable('notABadge') : new NotReadable('otherCredential', { type })
}

function textsOf(value: unknown): string[] {
  return asList(value).filter((each): each is string => typeof each === 'string')
}

/** Versions 1 and 2 are Open Badges 2.0 with a Merkle proof, version 3 is a credential. */
export function isBlockcert(document: Json): boolean {
  const proofs = [...asList(document.proof), ...asList(document.signature)].flatMap((each) =>
    asList(asObject(each)?.type),
  )
  const isMerkle = textsOf(proofs).some((type) => /^(?:MerkleProof|ChainpointSHA)/.test(type))
  return isMerkle || textsOf(document['@context']).some((context) => /blockcerts/i.test(context))
}

function isOffer(document: Json): boolean {
  const { credential_issuer: issuer, credential_configuration_ids: ids, credentials, grants } = document
  if (document.credential_offer !== undefined || document.credential_offer_uri !== undefined) return true
  return typeof issuer === 'string' && [ids, credentials, grants].some((part) => part !== undefined)
}

/** A JWE as JSON, or a wallet's locked export. */
function isEncrypted(document: Json): boolean {
  const isLocked = textsOf(document.type).some((type) => /^(?:Encrypted|Locked)/.test(type))
  const parts = ['protected', 'recipients', 'iv', 'encrypted_key', 'tag', 'nonce']
  return isLocked || (typeof document.ciphertext === 'string' && parts.some((part) => part in document))
}

/** Mozilla's first badges: the class is inside, and its issuer is named by an origin. */
function isOpenBadges05({ badge, recipient }: Json): boolean {
  const inside = asObject(badge)
  return typeof recipient === 'string' && typeof asObject(inside?.issuer)?.origin === 'string'
}

/** The most exact type that a credential states; undefined for a document that is none. */
function typeOf(document: Json): string | undefined {
  const types = textsOf(document.type)
  const isCredential = document['@context'] !== undefined || types.some((type) => BASE_TYPES.includes(type))
  if (typeof document.vct === 'string') return shortName(document.vct)
  if (!isCredential) return undefined
  const [named] = types.filter((type) => !BASE_TYPES.includes(type)).slice(-1)
  return shortName(named ?? types[0] ?? '')
}

/** The end of a type's address; a text that is no name stays out of our sentence. */
function shortName(type: string): string {
  const name = type.split(/[#/]/).findLast((part) => part !== '') ?? ''
  return /^[\w:.-]{1,60}$/.test(name) ? name : 'VerifiableCredential'
}
