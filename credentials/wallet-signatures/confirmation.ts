import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import { type Hex, hashTypedData, recoverTypedDataAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { didOfAddress } from '../dids/did-sdi.ts'
import { type Delegation, delegationTypedData } from './delegation.ts'

const TEXT = 'string'
const COUNT = 'uint256'
const HASH = 'bytes32'
/** In every confirmation: its operation, its deadline (seconds since 1970), and its account. */
const COMMON = { operationId: TEXT, deadline: COUNT, account: TEXT } as const

/**
 * What a wallet can be asked to confirm, by its EIP-712 primaryType. `contentHash` is `contentHash()` of all changes.
 */
const CONFIRMATIONS = {
  CreateCommunity: { name: TEXT, contactEmail: TEXT, contentHash: HASH },
  UpdateCommunity: { name: TEXT, contentHash: HASH },
  /** `device`: the browser in which the account is open (`Firefox, Linux`). */
  ProveIdentity: { name: TEXT, device: TEXT },
  DeleteCommunity: { name: TEXT, badges: COUNT },
  PublishTemplate: { templateId: TEXT, name: TEXT, category: TEXT, templateHash: HASH },
  UpdateTemplate: { templateId: TEXT, name: TEXT, templateHash: HASH },
  DeleteTemplate: { templateId: TEXT, name: TEXT, badges: COUNT },
  SendBadges: { templateId: TEXT, name: TEXT, count: COUNT, contentHash: HASH },
  /** `recipient`: a did:sdi, or the address that the giver entered; `sentenceHash` is `contentHash()` of the sentence. */
  GiveBadge: { templateId: TEXT, name: TEXT, recipient: TEXT, sentenceHash: HASH },
  WithdrawDelegation: { templateId: TEXT, name: TEXT, number: COUNT },
} as const

export type ConfirmationType = keyof typeof CONFIRMATIONS
type Value<T> = T extends typeof COUNT ? number : T extends typeof HASH ? Hex : string
type Fields<S> = { -readonly [K in keyof S]: Value<S[K]> }
export type ConfirmationMessage<T extends ConfirmationType> = Fields<typeof COMMON> & Fields<(typeof CONFIRMATIONS)[T]>

/** EIP-712 typed data as sent and stored: integers are decimal texts. */
export type TypedDocument = {
  domain: { name: string; version: string; chainId: number; salt: Hex }
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, string>
}

/** A confirmation as a document to sign, bound to one Blazon by the hash of its public URL. */
export function confirmationDocument<T extends ConfirmationType>(
  primaryType: T,
  message: ConfirmationMessage<T>,
  publicUrl: string,
): TypedDocument {
  const fields: Record<string, string> = { ...COMMON, ...CONFIRMATIONS[primaryType] }
  const types = Object.entries(fields).map(([name, type]) => ({ name, type }))
  const given = message as Record<string, string | number>
  return {
    domain: { name: 'Blazon', version: '1', chainId: 100, salt: saltOf(publicUrl) },
    types: { [primaryType]: types },
    primaryType,
    message: Object.fromEntries(types.map(({ name }) => [name, String(given[name] ?? '')])),
  }
}

/** A delegation as a document to sign. */
export function delegationDocument(delegation: Delegation, publicUrl: string): TypedDocument {
  const { domain, types, primaryType } = delegationTypedData(delegation, publicUrl)
  const message = Object.fromEntries(Object.entries(delegation).map(([name, value]) => [name, String(value)]))
  return { domain, types: { [primaryType]: types[primaryType].map((field) => ({ ...field })) }, primaryType, message }
}

/** keccak256 of the JCS (RFC 8785) of the content of a confirmation. */
export function contentHash(content: unknown): Hex {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(canonicalize(content) ?? '')))}`
}

/** The 32 bytes that a key signs for a document. Throws when it is not typed data of ours. */
export function documentHash(document: TypedDocument): Hex {
  return hashTypedData(readable(document))
}

/** Signs a document with a private key (32 bytes), as its wallet would; Ethereum's 65 bytes in hex. */
export function signDocument(document: TypedDocument, privateKey: Uint8Array): Promise<string> {
  return privateKeyToAccount(toHex(privateKey)).signTypedData(readable(document))
}

/** The did:sdi that signed a document, undefined when the signature is invalid. */
export async function signerOfDocument(document: TypedDocument, signature: string): Promise<string | undefined> {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return undefined
  try {
    return didOfAddress(await recoverTypedDataAddress({ ...readable(document), signature: signature as Hex }))
  } catch {
    return undefined
  }
}

/**
 * Whether this Blazon could have written a document: a known type with exactly its fields, and our domain. A wallet
 * signs nothing else, because it could not describe it in words.
 */
export function isOurDocument(document: TypedDocument, publicUrl: string): boolean {
  const { domain, types, primaryType, message } = document
  const fields = fieldsOf(primaryType)
  if (!fields || domain.salt !== saltOf(publicUrl) || Object.keys(types).join() !== primaryType) return false
  if (domain.name !== 'Blazon' || domain.version !== '1' || domain.chainId !== 100) return false
  const listed = types[primaryType]?.map(({ name, type }) => `${name}:${type}`).join()
  const expected = Object.entries(fields).map(([name, type]) => `${name}:${type}`)
  return listed === expected.join() && Object.keys(message).sort().join() === Object.keys(fields).sort().join()
}

function fieldsOf(primaryType: string): Record<string, string> | undefined {
  if (primaryType === 'Delegation') {
    const texts = { issuer: TEXT, issuingKey: TEXT, templateId: TEXT }
    return { ...texts, maxCount: COUNT, validUntil: COUNT, nonce: HASH }
  }
  if (!Object.hasOwn(CONFIRMATIONS, primaryType)) return undefined
  return { ...COMMON, ...CONFIRMATIONS[primaryType as ConfirmationType] }
}

function readable(document: TypedDocument) {
  const { domain, types, primaryType, message } = document
  const fields = types[primaryType] ?? []
  const values = fields.map(({ name, type }) => [name, type === COUNT ? BigInt(message[name] ?? '') : message[name]])
  return { domain, types, primaryType, message: Object.fromEntries(values) as Record<string, unknown> }
}

function saltOf(publicUrl: string): Hex {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(publicUrl.replace(/\/+$/, ''))))}`
}
