import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import type { Credential } from '../credential.ts'
import { generateIssuingKey } from '../keys/issuing-key.ts'
import { signCredential } from '../signing/sign.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { CATEGORIES, fullBadgeInput, LIST_URL, makeIssuer, NOW } from '../test-issuer.ts'
import { isSignedBy } from './testing-streaming.ts'

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
