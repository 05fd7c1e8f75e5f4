import { createPublicKey, hash, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { RDFC10 } from 'rdfjs-c14n'
import { describe, expect, it } from 'vitest'
import { buildBadge } from './build-badge.ts'
import type { Credential, SignedCredential } from './credential.ts'
import { bundledLoader } from './document-loader.ts'
import { generateIssuingKey } from './issuing-key.ts'
import { signCredential } from './sign.ts'
import { emptyList, setSlot } from './status-list.ts'
import { buildStatusListCredential } from './status-list-credential.ts'
import { CATEGORIES, fullBadgeInput, LIST_URL, makeIssuer, NOW } from './test-issuer.ts'

// Written from the specifications with another JSON-LD processor, another RDFC-1.0 and only our contexts.
const contexts = bundledLoader()
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

async function canonize(document: object): Promise<string> {
  const load = async (url: string) => (await contexts(url)).document as { '@context': object }
  const parser = new JsonLdParser({ documentLoader: { load }, rdfDirection: 'i18n-datatype' })
  parser.end(JSON.stringify(document))
  return withoutShortForms(await new RDFC10().canonicalize(await parser.toArray()))
}

// rdfjs-c14n 3.1.4 writes with n3, which uses Turtle's short numbers and escapes beyond U+FFFF; RDFC-1.0 has neither.
function withoutShortForms(nquads: string): string {
  return nquads
    .replace(/ (\d+) \.$/gm, ' "$1"^^<http://www.w3.org/2001/XMLSchema#integer> .')
    .replace(/\\\\|\\U([\da-f]{8})/gi, (all, code) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : all))
}

function decodeBase58(multibase: string): Buffer {
  const number = [...multibase.slice(1)].reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n)
  const zeros = multibase.slice(1).match(/^1*/)?.[0].length ?? 0
  const hex = number.toString(16)
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}

/** Whether the key made the proof, by VC Data Integrity EdDSA Cryptosuites 1.0, section 3.2.2. */
async function isSignedBy(publicKeyMultibase: string, { proof: proofs, ...document }: SignedCredential) {
  const [{ proofValue, ...options } = { proofValue: '' }] = proofs
  const parts = [{ '@context': document['@context'], ...options }, document]
  const canonical = await Promise.all(parts.map(canonize))
  const x = decodeBase58(publicKeyMultibase).subarray(2).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const hashes = canonical.map((text) => hash('sha256', text, 'buffer'))
  return verify(null, Buffer.concat(hashes), key, decodeBase58(proofValue))
}

/** Whether the bit is set, by Bitstring Status List 1.0, section 3.2: the left-most bit of the first byte is the first. */
function isSet(list: Credential, index: number): boolean {
  const bits = gunzipSync(Buffer.from(String(list.credentialSubject.encodedList).slice(1), 'base64url'))
  return (
    bits
      .readUInt8(index >> 3)
      .toString(2)
      .padStart(8, '0')[index & 7] === '1'
  )
}

const issuer = makeIssuer()
function sign(
  category: (typeof CATEGORIES)[number],
  name = 'N\u0153uds \u00e0 deux \u201ctours\u201d \\ "4"\n \u{1F3C5}',
) {
  const input = fullBadgeInput(issuer.did, category)
  return signCredential(buildBadge({ ...input, achievement: { ...input.achievement, name } }), { ...issuer, now: NOW })
}

describe('jsonld-streaming-parser, rdfjs-c14n and node:crypto', () => {
  it.each(CATEGORIES)('accept a badge (%s), but no altered one and no other key', async (category) => {
    const signed = await sign(category)
    expect(await isSignedBy(issuer.publicKeyMultibase, signed)).toBe(true)
    const altered = { ...signed, name: String(signed.name).replace('4', '5') }
    expect(await isSignedBy(issuer.publicKeyMultibase, altered)).toBe(false)
    expect(await isSignedBy(generateIssuingKey().publicKeyMultibase, signed)).toBe(false)
  })

  it('refuse any one character altered in the proof', async () => {
    const signed = await sign('Ticket')
    const [proof] = signed.proof
    if (!proof) throw new Error('unsigned')
    const changed = [
      { ...proof, created: '2026-03-01T12:00:01Z' },
      { ...proof, proofValue: proof.proofValue.replace(/.$/, (last) => (last === '2' ? '3' : '2')) },
      { ...proof, verificationMethod: `${proof.verificationMethod}x` },
    ]
    for (const other of changed) {
      expect(await isSignedBy(issuer.publicKeyMultibase, { ...signed, proof: [other] })).toBe(false)
    }
  })

  it.each(CATEGORIES)('accept both status lists, and find a badge (%s) in the right one', async (category) => {
    const [listUrl, suspensionUrl] = [LIST_URL, `${LIST_URL}/suspension`]
    const [revocation, suspension] = [
      await signList(listUrl, 'revocation', 9),
      await signList(suspensionUrl, 'suspension', 10),
    ]
    const setBits = async (slot: number) => {
      const input = { ...fullBadgeInput(issuer.did, category), status: { listUrl, suspensionUrl, slot } }
      const { credentialStatus } = await signCredential(buildBadge(input), { ...issuer, now: NOW })
      const entries = credentialStatus as {
        statusPurpose: string
        statusListIndex: string
        statusListCredential: string
      }[]
      return entries.flatMap(({ statusPurpose, statusListIndex, statusListCredential }) => {
        const list = [revocation, suspension].find(({ id }) => id === statusListCredential)
        if (list?.credentialSubject.statusPurpose !== statusPurpose) throw new Error('The entry is of another list')
        return isSet(list, Number(statusListIndex)) ? [statusPurpose] : []
      })
    }
    for (const list of [revocation, suspension]) expect(await isSignedBy(issuer.publicKeyMultibase, list)).toBe(true)
    expect(await Promise.all([8, 9, 10, 11].map(setBits))).toEqual([[], ['revocation'], ['suspension'], []])
  })
})

function signList(url: string, purpose: 'revocation' | 'suspension', slot: number) {
  const bits = emptyList()
  setSlot(bits, slot, true)
  const list = buildStatusListCredential({ url, issuerDid: issuer.did, bits, validFrom: NOW, purpose })
  return signCredential(list, { ...issuer, now: NOW })
}
