import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const NEW = { id: 'new', key: randomBytes(32) }
const OLD = { id: 'old', key: randomBytes(32) }
const ROW = { id: 'row-1', purpose: 'account' } as const
const secret = new Uint8Array(randomBytes(32))

test('a sealed key opens for its own row, and shows nothing of itself', () => {
  const sealed = seal(secret, ROW, [NEW, OLD])
  expect(sealed.masterKeyId).toBe('new')
  expect(Buffer.from(sealed.sealed).includes(Buffer.from(secret))).toBe(false)
  expect(unseal(sealed, ROW, [NEW, OLD])).toEqual(secret)
})

test('it does not open as another row or for another purpose', () => {
  const sealed = seal(secret, ROW, [NEW])
  expect(() => unseal(sealed, { ...ROW, id: 'row-2' }, [NEW])).toThrow()
  expect(() => unseal(sealed, { ...ROW, purpose: 'holder' }, [NEW])).toThrow()
})

test('it does not open when a byte was changed, wherever it was', () => {
  const sealed = seal(secret, ROW, [NEW])
  for (const part of ['sealed', 'wrappedKey'] as const) {
    for (const at of [0, 20, sealed[part].length - 1]) {
      const changed = Uint8Array.from(sealed[part], (byte, i) => (i === at ? byte ^ 1 : byte))
      expect(() => unseal({ ...sealed, [part]: changed }, ROW, [NEW])).toThrow()
    }
  }
  expect(() => unseal({ ...sealed, sealed: new Uint8Array(3) }, ROW, [NEW])).toThrow('too short')
})

test('an older master key still opens what it sealed, a forgotten one does not', () => {
  const sealed = seal(secret, ROW, [OLD])
  expect(unseal(sealed, ROW, [NEW, OLD])).toEqual(secret)
  expect(() => unseal(sealed, ROW, [NEW])).toThrow('not among MASTER_KEYS')
})

test('the same secret never looks the same twice', () => {
  expect(seal(secret, ROW, [NEW]).sealed).not.toEqual(seal(secret, ROW, [NEW]).sealed)
})
