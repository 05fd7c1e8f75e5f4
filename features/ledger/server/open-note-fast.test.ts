import { generateKeyPairSync, sign } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { describe, expect, it } from 'vitest'
import { checkpointText, openNote, verifierKey, writeNote } from '../checkpoint-rules.ts'
import { isSignedByOpenSsl, openNoteFast } from './open-note-fast.ts'

const NAME = 'localhost:4000/ledger'
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const bytes = new Uint8Array(Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url'))
const key = verifierKey(NAME, bytes)
const text = checkpointText({ origin: NAME, size: 7, root: new Uint8Array(32).fill(9) })
const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey))
const note = writeNote(text, NAME, bytes, signature)
/** The order of the curve's group, little-endian. */
const ORDER = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex')
/** The neutral point: with it as key and as half of the signature, any text passes the plain equation. */
const NEUTRAL = Uint8Array.of(1, ...new Uint8Array(31))

/** Adds the group's order to the second half: the same number to a lax verifier. */
function plusOrder(given: Uint8Array): Uint8Array {
  const out = Uint8Array.from(given)
  let carry = 0
  for (let i = 0; i < 32; i++) {
    const sum = (out[32 + i] ?? 0) + (ORDER[i] ?? 0) + carry
    out[32 + i] = sum & 255
    carry = sum >> 8
  }
  return out
}

describe('a note opened by OpenSSL', () => {
  it('reads the same again and again', () => {
    expect([openNoteFast(note, key), openNoteFast(note, key), openNote(note, key)]).toEqual([text, text, text])
  })

  it.each([
    ['another text', note.replace('\n7\n', '\n8\n')],
    [
      'another signature',
      writeNote(
        text,
        NAME,
        bytes,
        signature.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
      ),
    ],
    ['a signature plus the order of the group', writeNote(text, NAME, bytes, plusOrder(signature))],
    ['a signature under another name', note.replace(`— ${NAME}`, '— elsewhere')],
    ['no signature', `${text}\n`],
  ])('is refused with %s, also after the good one', (_, changed) => {
    expect(openNoteFast(note, key)).toBe(text)
    expect([openNoteFast(changed, key), openNote(changed, key)]).toEqual([undefined, undefined])
  })

  it('is refused with the key of another log, also after the good one', () => {
    const other = verifierKey(NAME, ed25519.getPublicKey(new Uint8Array(32).fill(3)))
    expect(openNoteFast(note, key)).toBe(text)
    expect(openNoteFast(note, other)).toBeUndefined()
  })

  it('is refused under a key of a small order, as in a browser', () => {
    const weak = verifierKey(NAME, NEUTRAL)
    const forged = writeNote(text, NAME, NEUTRAL, Uint8Array.of(...NEUTRAL, ...new Uint8Array(32)))
    expect([openNoteFast(forged, weak), openNote(forged, weak)]).toEqual([undefined, undefined])
  })

  it('is judged as in a browser, whichever bit of key or signature is changed', () => {
    const data = Buffer.from(text)
    for (let bit = 0; bit < 96 * 8; bit += 13) {
      const changed = Uint8Array.from([...signature, ...bytes])
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(isSignedByOpenSsl(changed.slice(0, 64), data, changed.slice(64))).toBe(false)
    }
    expect(isSignedByOpenSsl(signature, data, bytes)).toBe(true)
  })
})
