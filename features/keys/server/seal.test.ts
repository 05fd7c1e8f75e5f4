import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const NEW = { id: 'new', key: randomBytes(32) }
const OLD = { id: 'old', key: randomBytes(32) }
const ROW = { id: 'row-1', purpose: 'account' } as const
const secret = new Uint8Array(randomBytes(32))

test('opens a sealed key for its own row, and hides the secret', () => {
  const sealed = seal(secret, ROW, [NEW, OLD])
  expect(sealed.masterKeyId).toBe('new')
  expect(Buffer.from(sealed.sealed).includes(Buffer.from(secret))).toBe(false)
  expect(unseal(sealed, ROW, [NEW, OLD])).toEqual(secret)
})

test('does not open for another row or purpose', () => {
  const sealed = seal(secret, ROW, [NEW])
  expect(() => unseal(sealed, { ...ROW, id: 'row-2' }, [NEW])).toThrow()
  expect(() => unseal(sealed, { ...ROW, purpose: 'holder' }, [NEW])).toThrow()
})

test('does not open after a change of any byte', () => {
  const sealed = seal(secret, ROW, [NEW])
  for (const part of ['sealed', 'wrappedKey'] as const) {
    for (const at of [0, 20, sealed[part].length - 1]) {
      const changed = Uint8Array.from(sealed[part], (byte, i) => (i === at ? byte ^ 1 : byte))
      expect(() => unseal({ ...sealed, [part]: changed }, ROW, [NEW])).toThrow()
    }
  }
  expect(() => unseal({ ...sealed, sealed: new Uint8Array(3) }, ROW, [NEW])).toThrow('too short')
})

test('opens with an older master key, but not with a removed one', () => {
  const sealed = seal(secret, ROW, [OLD])
  expect(unseal(sealed, ROW, [NEW, OLD])).toEqual(secret)
  expect(() => unseal(sealed, ROW, [NEW])).toThrow('not among MASTER_KEYS')
})

test('seals the same secret differently each time', () => {
  expect(seal(secret, ROW, [NEW]).sealed).not.toEqual(seal(secret, ROW, [NEW]).sealed)
})
