import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkStatus } from './check-status.ts'
import { encodeList, LIST_BITS } from './status-list.ts'

const URL_1 = 'https://school.example/lists/1'
const entry = {
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '5',
  statusListCredential: URL_1,
}
const UNREADABLE = { ok: null, reason: 'listUnreadable' }

/** A list of entries of `size` bits in which the one at an index has a value, written from the standard: bit by bit. */
function bitsOf(size: number, values: Record<number, number>): Uint8Array {
  const text = Array<string>(LIST_BITS * size).fill('0')
  for (const [index, value] of Object.entries(values)) {
    const digits = value.toString(2).padStart(size, '0')
    for (const [nth, digit] of [...digits].entries()) text[Number(index) * size + nth] = digit
  }
  return Uint8Array.from(text.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
const listOf = (statusPurpose: unknown, encodedList: unknown, type = 'BitstringStatusListCredential') => ({
  type: ['VerifiableCredential', type],
  credentialSubject: { statusPurpose, encodedList },
})
const check = (change: object, list: object) => checkStatus({ credentialStatus: { ...entry, ...change } }, list, URL_1)

describe('entries of several bits', () => {
  const list = listOf(['revocation', 'suspension'], encodeList(bitsOf(2, { 4: 3, 6: 2, 7: 1 })))
  test.each([
    ['5', { ok: true }],
    ['4', { ok: false, reason: 'revoked' }],
    ['6', { ok: false, reason: 'revoked' }],
    ['7', { ok: false, reason: 'revoked' }],
    [String(LIST_BITS), UNREADABLE],
  ])('at %s are %j', (statusListIndex, found) => {
    expect(check({ statusListIndex, statusSize: 2 }, list)).toEqual(found)
  })

  test.each([
    [1, { ok: false, reason: 'suspended' }],
    ['1', { ok: false, reason: 'suspended' }],
    [2, { ok: true }],
    ['2', { ok: true }],
    [0, UNREADABLE],
    [9, UNREADABLE],
    [1.5, UNREADABLE],
    [-1, UNREADABLE],
    [null, UNREADABLE],
    [[2], UNREADABLE],
    ['two', UNREADABLE],
  ])('of the size %j, at 8 or in its middle, are %j', (statusSize, found) => {
    expect(check({ statusListIndex: '8', statusPurpose: 'suspension', statusSize }, list)).toEqual(found)
  })

  test('of eight bits are read to the last of 131,072', () => {
    const wide = listOf('revocation', encodeList(bitsOf(8, { [LIST_BITS - 1]: 1 })))
    expect(check({ statusListIndex: String(LIST_BITS - 1), statusSize: 8 }, wide).reason).toBe('revoked')
    expect(check({ statusListIndex: String(LIST_BITS - 2), statusSize: 8 }, wide)).toEqual({ ok: true })
  })

  test('are read in a list that is shorter than the standard allows, as far as it goes', () => {
    const short = listOf('revocation', encodeList(bitsOf(2, { 3: 1 }).slice(0, 1)))
    const at = (statusListIndex: string) => check({ statusListIndex, statusSize: 2 }, short)
    expect([at('2'), at('3'), at('4')]).toEqual([{ ok: true }, { ok: false, reason: 'revoked' }, UNREADABLE])
    const half = listOf('revocation', encodeList(bitsOf(8, {}).slice(0, 4)))
    expect(check({ statusListIndex: '6', statusSize: 5 }, half)).toEqual(UNREADABLE)
  })

  test('agree with a reading bit by bit, for any size, index and value', () => {
    const given = fc.integer({ min: 1, max: 8 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        index: fc.integer({ min: 0, max: LIST_BITS - 1 }),
        other: fc.integer({ min: 0, max: LIST_BITS - 1 }),
        value: fc.integer({ min: 1, max: 2 ** size - 1 }),
      }),
    )
    fc.assert(
      fc.property(given, ({ size, index, other, value }) => {
        const list = listOf('revocation', encodeList(bitsOf(size, { [index]: value })))
        const at = (nth: number) => check({ statusListIndex: String(nth), statusSize: size }, list).reason
        expect(at(index)).toBe('revoked')
        if (other !== index) expect(at(other)).toBeUndefined()
      }),
      { numRuns: 12 },
    )
  })
})

describe('a message', () => {
  const list = listOf('message', encodeList(bitsOf(2, { 5: 2, 6: 1 })))
  const messages = [
    { status: '0x0', message: 'Pending' },
    { status: '0x2', message: 'Not\n counted\u202e twice' },
  ]
  const message = { statusPurpose: 'message', statusSize: 2, statusMessage: messages }
  const noted = (text: string) => ({ ok: true, reason: 'noted', message: text })
  const NOTHING = { ok: true, reason: 'notRevocable' }

  test.each<[string, object, object]>([
    ['of its value, on one line', {}, noted('Not counted twice')],
    ['of no value', { statusListIndex: '9' }, noted('Pending')],
    ['that it has none for', { statusListIndex: '6' }, NOTHING],
    ['without any', { statusMessage: undefined }, NOTHING],
    ['in hexadecimal capitals', { statusMessage: { status: '0X2', message: 'x' } }, noted('x')],
    ['of a value as number', { statusMessage: [{ status: 2, message: 'x' }] }, NOTHING],
    ['that is no text', { statusMessage: [{ status: '0x2', message: { '@value': 'x' } }] }, NOTHING],
    ['that is empty', { statusMessage: [{ status: '0x2', message: ' \n' }] }, NOTHING],
    ['that is not defined', { statusMessage: [{ status: '0x2', message: 'undefined' }] }, NOTHING],
    ['that is long', { statusMessage: [{ status: '0x2', message: 'x'.repeat(300) }] }, noted('x'.repeat(200))],
    ['at no index', { statusListIndex: 'none' }, UNREADABLE],
  ])('%s', (_, change, found) => {
    expect(check({ ...message, ...change }, list)).toEqual(found)
  })

  test('does not end a badge, nor leave it open, when its list cannot be read', () => {
    expect(check(message, listOf('revocation', encodeList(bitsOf(2, { 5: 3 }))))).toEqual(NOTHING)
    expect(check(message, listOf('message', 'u'))).toEqual(NOTHING)
  })

  test('is said before a remark, and after what ends the badge', () => {
    const both = listOf(['message', 'revocation'], encodeList(bitsOf(2, { 5: 2 })))
    const said = (statusListIndex: unknown) =>
      checkStatus(
        {
          credentialStatus: [
            { ...entry, statusSize: 2, statusListIndex },
            { ...entry, ...message },
          ],
        },
        both,
        URL_1,
      )
    expect(said(9)).toEqual(noted('Not counted twice'))
    expect(said('5')).toEqual({ ok: false, reason: 'revoked' })
  })
})

describe('StatusList2021', () => {
  const packed = gzipSync(bitsOf(1, { 5: 1 }))
  const listed = (encodedList: unknown, type = 'StatusList2021Credential') => listOf('revocation', encodedList, type)
  const elder = (statusListIndex: unknown, list: object, change: object = {}) =>
    check({ type: 'StatusList2021Entry', statusListIndex, ...change }, list)

  test.each([
    ['base64url', packed.toString('base64url')],
    ['base64', packed.toString('base64')],
    ['base64url with padding', `${packed.toString('base64url')}${'='.repeat((3 - (packed.length % 3)) % 3)}`],
  ])('is read in %s', (_, encoded) => {
    expect(elder('5', listed(encoded))).toEqual({ ok: false, reason: 'revoked' })
    expect(elder('6', listed(encoded))).toEqual({ ok: true })
  })

  test.each<[string, object, object?]>([
    ['with the prefix of the later standard', listed(encodeList(bitsOf(1, { 5: 1 })))],
    ['in a list of the later standard', listed(packed.toString('base64'), 'BitstringStatusListCredential')],
    ['in no base64', listed(`${packed.toString('base64')}!`)],
    ['cut short', listed(packed.toString('base64').slice(0, 20))],
    ['without a list', listed(undefined)],
    ['for another purpose', listOf('suspension', packed.toString('base64'), 'StatusList2021Credential')],
    ['with a size, which it has not', listed(packed.toString('base64')), { statusSize: 2 }],
  ])('is not read %s', (_, list, change) => {
    expect(elder('5', list, change)).toEqual(UNREADABLE)
  })

  test('is not read in the entry of the later standard, nor the later in its list', () => {
    expect(check({}, listOf('revocation', packed.toString('base64url')))).toEqual(UNREADABLE)
    expect(check({}, listed(packed.toString('base64url')))).toEqual(UNREADABLE)
  })
})

describe('a list that unpacks to more than any', () => {
  // A gigabyte of zeros, packed twice a second to a megabyte: only its beginning may be unpacked.
  const zeros = gzipSync(new Uint8Array(64 * 1024 * 1024))
  const bomb = Buffer.concat(Array<Buffer>(16).fill(zeros))
  test.each([
    ['BitstringStatusList', `u${bomb.toString('base64url')}`],
    ['StatusList2021', bomb.toString('base64')],
  ])('is refused before it is unpacked: %s', (type, encoded) => {
    const before = process.memoryUsage().rss
    expect(check({ type: `${type}Entry` }, listOf('revocation', encoded, `${type}Credential`))).toEqual(UNREADABLE)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})
