import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkpointText, decodeHash, openNote, readCheckpoint, verifierKey, writeNote } from './checkpoint-rules.ts'

describe('the note of the Go documentation, signed by other code', () => {
  const key = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  const note = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`
  test('opens with its key', () => {
    expect(openNote(note, key)).toBe(text)
  })
  test('does not open with a changed text, signature or key', () => {
    expect(openNote(note.replace('answer', 'Answer'), key)).toBeUndefined()
    expect(openNote(note.replace('x08go/Z', 'x08go/Y'), key)).toBeUndefined()
    expect(openNote(note, key.replace('c74f20a3', 'c74f20a4'))).toBeUndefined()
    expect(openNote(note, '')).toBeUndefined()
    expect(openNote(text, key)).toBeUndefined()
  })
})

describe('a checkpoint', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const signed = (text: string, name = 'log.example/ledger') =>
    writeNote(text, name, bytes, sign(null, Buffer.from(text), privateKey))
  const key = verifierKey('log.example/ledger', bytes)
  const root = new Uint8Array(32).fill(7)
  const text = checkpointText({ origin: 'log.example/ledger', size: 12, root })

  test('is read as written', () => {
    expect(readCheckpoint(signed(text), key)).toEqual({ origin: 'log.example/ledger', size: 12, root })
  })
  test('of another log or form is refused, even with a valid signature', () => {
    for (const other of [
      text.replace('log.example', 'other.example'),
      text.replace('\n12\n', '\n012\n'),
      text.replace('\n12\n', '\n-1\n'),
      text.replace('BwcH', 'Bwc'),
      'log.example/ledger\n',
    ]) {
      expect(readCheckpoint(signed(other), key)).toBeUndefined()
    }
    expect(readCheckpoint(signed(text, 'other.example/ledger'), key)).toBeUndefined()
  })
})

test('accepts as a hash only 32 bytes in base64 with padding', () => {
  expect(decodeHash('T1bbFM8VdpDr8KcQk3hQyvzEhO6k7FV3CbSFWYxQ9gI=')).toHaveLength(32)
  for (const text of ['', 'T1bb', 'T1bbFM8VdpDr8KcQk3hQyvzEhO6k7FV3CbSFWYxQ9gI', '!'.repeat(44)]) {
    expect(decodeHash(text)).toBeUndefined()
  }
})

describe('a note', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = new Uint8Array(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const name = 'log.example/ledger'
  const key = verifierKey(name, bytes)
  const note = (text: string) => writeNote(text, name, bytes, sign(null, Buffer.from(text), privateKey))
  const notes = (length: number) => {
    const rest = length - note('\n').length
    return note(`${'x'.repeat(rest)}\n`)
  }

  test.each([
    [10_000, true],
    [10_001, false],
  ])('of %i characters is opened: %s', (length, isOpened) => {
    expect(notes(length)).toHaveLength(length)
    expect(openNote(notes(length), key) !== undefined).toBe(isOpened)
  })

  test('without an empty line before its signature is not opened, although the signature is of nothing', () => {
    expect(openNote(`x\n${note('').slice(1)}`, key)).toBeUndefined()
    expect(openNote(note('').slice(1), key)).toBeUndefined()
  })

  test('is opened by any of its signatures', () => {
    const other = generateKeyPairSync('ed25519')
    const [text, signature = ''] = note('x\n').split('\n\n')
    const foreign = writeNote('x\n', 'other.example', bytes, sign(null, Buffer.from('x\n'), other.privateKey))
    expect(openNote(`${foreign}${signature}`, key)).toBe(`${text}\n`)
  })
})
