import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { type Hex, isAddressEqual, keccak256, recoverTypedDataAddress, stringToBytes, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { addressOfDid } from '../dids/did-sdi.ts'
import { Remembered } from '../remembered.ts'

/** The permission of an issuer's account key for its issuing key: one template, up to a count and a date. */
export type Delegation = {
  /** did:sdi of the account. */
  issuer: string
  /** publicKeyMultibase of the issuing key. */
  issuingKey: string
  templateId: string
  maxCount: number
  /** Seconds since 1970. */
  validUntil: number
  /** 32 bytes. */
  nonce: Hex
}

const TYPES = {
  Delegation: [
    { name: 'issuer', type: 'string' },
    { name: 'issuingKey', type: 'string' },
    { name: 'templateId', type: 'string' },
    { name: 'maxCount', type: 'uint256' },
    { name: 'validUntil', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/** A fresh nonce of 32 bytes. */
export function newNonce(): Hex {
  return `0x${bytesToHex(randomBytes(32))}`
}

/** A delegation as EIP-712 typed data, bound to one Blazon by the hash of its public URL. */
export function delegationTypedData(delegation: Delegation, publicUrl: string) {
  const { maxCount, validUntil, ...texts } = delegation
  return {
    domain: {
      name: 'Blazon',
      version: '1',
      chainId: 100,
      salt: keccak256(stringToBytes(publicUrl.replace(/\/+$/, ''))),
    },
    types: TYPES,
    primaryType: 'Delegation' as const,
    message: { ...texts, maxCount: BigInt(maxCount), validUntil: BigInt(validUntil) },
  }
}

/** Signs a delegation with an account key that we hold (32 bytes); a wallet signs `delegationTypedData` itself. */
export function signDelegation(
  delegation: Delegation,
  { privateKey, publicUrl }: { privateKey: Uint8Array; publicUrl: string },
): Promise<Hex> {
  return privateKeyToAccount(toHex(privateKey)).signTypedData(delegationTypedData(delegation, publicUrl))
}

/** Recovering a signer takes longer than all else of a badge's check. A verdict's key is the hash of all its inputs. */
const verdicts = new Remembered<boolean>({ entries: 5000, bytes: 2 * 1024 * 1024 })

/** Whether the account named as issuer signed exactly this delegation for this Blazon; its limits are not checked. */
export async function verifyDelegation(
  delegation: Delegation,
  signature: Hex,
  { publicUrl }: { publicUrl: string },
): Promise<boolean> {
  const { issuer, issuingKey, templateId, maxCount, validUntil, nonce } = delegation
  const inputs = [issuer, issuingKey, templateId, maxCount, validUntil, nonce, signature, publicUrl]
  const key = bytesToHex(sha256(stringToBytes(JSON.stringify(inputs))))
  const known = verdicts.get(key)
  if (known !== undefined) return known
  const isSigned = await isSignedBy(delegation, signature, publicUrl)
  verdicts.set(key, isSigned)
  return isSigned
}

async function isSignedBy(delegation: Delegation, signature: Hex, publicUrl: string): Promise<boolean> {
  const address = addressOfDid(delegation.issuer)
  if (!address) return false
  try {
    const signer = await recoverTypedDataAddress({ ...delegationTypedData(delegation, publicUrl), signature })
    return isAddressEqual(signer, address as Hex)
  } catch {
    return false
  }
}
