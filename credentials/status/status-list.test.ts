import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { base64url } from 'multiformats/bases/base64'
import { describe, expect, it, test } from 'vitest'
import {
  decodeList,
  emptyList,
  encodeList,
  isUsableSlot,
  LIST_BITS,
  randomUsableSlot,
  readEncodedEntry,
  readSlot,
  setSlot,
  USABLE_SLOTS,
} from './status-list.ts'

describe('a status list', () => {
  it('comes back as it was packed, with the first slot as the left-most bit', () => {
    const bits = emptyList()
    setSlot(bits, 0, true)
    const encoded = encodeList(bits)
    expect(encoded).toMatch(/^u[\w-]+$/)
    expect(decodeList(encoded)).toEqual(bits)
    expect(bits[0]).toBe(0b1000_0001)
    expect(bits.length * 8).toBe(131_072)
  })

  it('reads the same from either end of a byte, for every usable slot', () => {
    const bits = emptyList()
    for (const slot of [1, 10, 131_067]) setSlot(bits, slot, true)
    for (let slot = 0; slot < LIST_BITS; slot++) {
      if (!isUsableSlot(slot)) continue
      const fromTheOtherEnd = ((bits[slot >> 3] ?? 0) & (1 << (slot % 8))) !== 0
      expect(readSlot(bits, slot)).toBe(fromTheOtherEnd)
      expect(readSlot(bits, slot)).toBe([1, 10, 131_067].includes(slot))
    }
    setSlot(bits, 10, false)
    expect(bits[1]).toBe(0)
  })

  it('assigns every usable slot, and no other', () => {
    const slots = new Set(Array.from({ length: USABLE_SLOTS }, (_, nth) => randomUsableSlot(() => nth)))
    expect(slots.size).toBe(65_536)
    expect([...slots].every(isUsableSlot)).toBe(true)
    expect(() => setSlot(emptyList(), 4, true)).toThrow('Not a usable slot')
    expect(() => readSlot(emptyList(), LIST_BITS)).toThrow('No such slot')
  })

  it('clears one slot and no other of its byte', () => {
    const bits = emptyList()
    for (const slot of [8, 9, 10]) setSlot(bits, slot, true)
    setSlot(bits, 9, false)
    expect([8, 9, 10, 11].map((slot) => readSlot(bits, slot))).toEqual([true, false, true, false])
    setSlot(bits, 9, false)
    expect([8, 9, 10, 11].map((slot) => readSlot(bits, slot))).toEqual([true, false, true, false])
  })

  it.each([-8, -1, 1.5, Number.NaN, LIST_BITS, LIST_BITS + 8])('has no slot %d', (slot) => {
    expect(isUsableSlot(slot)).toBe(false)
    expect(() => setSlot(emptyList(), slot, true)).toThrow('Not a usable slot')
    expect(() => readSlot(emptyList(), slot)).toThrow('No such slot')
  })

  it('refuses a list that is malformed, too short or far too large', () => {
    const pack = (size: number) => `u${gzipSync(new Uint8Array(size)).toString('base64url')}`
    for (const bad of ['', 'uAAAA', 'zabc', pack(100), pack(5 * 1024 * 1024)]) expect(() => decodeList(bad)).toThrow()
    expect(() => decodeList(pack(LIST_BITS / 8 - 1))).toThrow('The list is too short')
  })
})

test('a spoiled list has no slot, however often it is read', () => {
  const whole = gzipSync(randomBytes(1000))
  const encoded = base64url.encode(whole.subarray(0, whole.length - 9))
  const read = () => readEncodedEntry(encoded, { index: 8, size: 1, packing: 'multibase' })
  expect(read).toThrow('No such slot')
  expect(read).toThrow('No such slot')
})
