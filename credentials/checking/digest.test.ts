import { createHash } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, test } from 'vitest'
import { isDigestOf, readDigests } from './digest.ts'

const BYTES = Buffer.from('Twelve knots')
const OTHER = Buffer.from('Twelve knits')
const sri = (name: string, bytes = BYTES) => `${name}-${createHash(name).update(bytes).digest('base64')}`
const multihash = (...bytes: number[]) => base58btc.encode(Uint8Array.from(bytes))

const SHA256 = multihash(0x12, 32, ...createHash('sha256').update(BYTES).digest())

describe('the digests of a document', () => {
  test.each([
    ['of another kind, as long as they may be', { digestMultibase: multihash(0x33, 100, ...Array(100).fill(1)) }],
    [
      'of which there are as many as may be',
      { digestSRI: Array(4).fill(sri('sha256')), digestMultibase: Array(4).fill(SHA256) },
    ],
  ])('are read if they are %s', (_, stated) => {
    expect(readDigests(stated)).toBeDefined()
  })

  test.each([
    ['a good one beside a broken one', { digestSRI: sri('sha256'), digestMultibase: 'z0OIl' }],
    ['a broken one beside a good one in its text', { digestSRI: `${sri('sha256')} sha256-AAAA` }],
    ['a text of more than 1,000 characters', { digestSRI: Array(30).fill(sri('sha256')).join(' ') }],
    ['a digest longer than any', { digestMultibase: multihash(0x33, 120, ...Array(120).fill(1)) }],
    [
      'more digests than any document has',
      { digestSRI: Array(5).fill(sri('sha256')), digestMultibase: Array(4).fill(SHA256) },
    ],
    ['a SHA-256 that says it has four bytes', { digestMultibase: multihash(0x12, 4, 1, 2, 3, 4) }],
  ])('are not read from %s', (_, stated) => {
    expect(readDigests(stated)).toBeUndefined()
  })

  test.each([
    ['spaces around it', ` ${sri('sha256')} `],
    ['two spaces between two', `${sri('sha256')}  ${sri('sha256', OTHER)}`],
    ['a line break between two', `${sri('sha256', OTHER)}\n${sri('sha256')}`],
  ])('are read from a text with %s', (_, digestSRI) => {
    const [digest] = readDigests({ digestSRI }) ?? []
    expect(digest && isDigestOf(digest, BYTES)).toBe(true)
  })

  // The alphabet of base64 contains the letters that name the known bases.
  test('are of an unknown kind in another base, whatever letters follow', () => {
    expect(readDigests({ digestMultibase: 'mAAuz' })).toMatchObject([{ algorithm: undefined }])
  })

  test('of an unknown kind are those of no document', () => {
    const [digest] = readDigests({ digestSRI: 'sha999-AAAA' }) ?? []
    expect(digest && isDigestOf(digest, BYTES)).toBe(false)
  })
})
