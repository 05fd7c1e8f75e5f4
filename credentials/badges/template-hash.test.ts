import { keccak256, stringToBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import { templateHash } from './template-hash.ts'

const FIELDS = {
  issuer: 'did:sdi:0x1',
  templateId: 't1',
  version: 1,
  name: 'Knots',
  theme: { text: '#000', back: '#fff' },
}

describe('a template hash', () => {
  it('is keccak256 of the canonical JSON, in any order of the fields', () => {
    const canonical =
      '{"issuer":"did:sdi:0x1","name":"Knots","templateId":"t1","theme":{"back":"#fff","text":"#000"},"version":1}'
    const turned = { theme: { back: '#fff', text: '#000' }, name: 'Knots', version: 1, templateId: 't1' }
    expect(templateHash(FIELDS)).toBe(keccak256(stringToBytes(canonical)))
    expect(templateHash({ ...turned, issuer: 'did:sdi:0x1' })).toBe(templateHash(FIELDS))
  })

  it('differs with any field', () => {
    const others = [{ version: 2 }, { templateId: 't2' }, { issuer: 'did:sdi:0x2' }, { name: 'knots' }]
    const hashes = others.map((change) => templateHash({ ...FIELDS, ...change }))
    expect(new Set([...hashes, templateHash(FIELDS)]).size).toBe(5)
  })
})
