import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'

/** The public fields of one version of a template; `issuer` is its DID, so that no two templates share a hash. */
export type TemplateFields = { issuer: string; templateId: string; version: number } & Record<string, unknown>

/** The hash that is anchored: keccak256 of the fields' JCS (RFC 8785), in any order. */
export function templateHash(fields: TemplateFields): `0x${string}` {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(canonicalize(fields) ?? '')))}`
}
