import { describe, expect, it } from 'vitest'
import { CARD_CATEGORIES } from '../card-spec.ts'
import { drawFlat } from '../flat.ts'
import { configOfAddress, EMBED_CONFIG_MAX, readEmbedConfig } from './embed-config.ts'

const ORIGIN = 'https://studio.example.org'
const read = (config: unknown) => readEmbedConfig(config, ORIGIN)
const CID = '/ipfs/bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

describe('the config of an embedded card', () => {
  it.each(CARD_CATEGORIES)('draws %s from its category alone', (category) => {
    const reading = read({ category })
    if (!('spec' in reading)) throw new Error('refused')
    expect(drawFlat(reading.spec, 'front')).toMatch(/^<svg/)
  })

  it('accepts stored pictures, and pages of this server for its code', () => {
    const reading = read({ category: 'basic', image: CID, verifyPath: '/verify/abc-123' })
    expect(reading).toMatchObject({ spec: { image: CID, issuerImage: '', verifyUrl: `${ORIGIN}/verify/abc-123` } })
  })

  it('has no back for a Role', () => {
    expect(read({ category: 'role', side: 'back' })).toMatchObject({ side: 'front' })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ category: 'basic' }]],
    ['a text', '{"category":"basic"}'],
    ['a number', 7],
    ['another category', { category: 'gold' }],
    ['a category of the prototype', { category: 'constructor' }],
    ['an unknown field', { category: 'basic', onload: 'alert(1)' }],
    ['a prototype', JSON.parse('{"category":"basic","__proto__":{"title":"x"}}')],
    ['a constructor', JSON.parse('{"category":"basic","constructor":{"prototype":{"x":1}}}')],
    ['a long title', { category: 'basic', title: 'a'.repeat(101) }],
    ['an enormous title', { category: 'basic', title: 'a'.repeat(5_000_000) }],
    ['a title that is no text', { category: 'basic', title: { toString: 'x' } }],
    ['a number as a text', { category: 'basic', points: '5' }],
    ['endless points', { category: 'basic', points: Number.POSITIVE_INFINITY }],
    ['a foreign picture', { category: 'basic', image: `https://blazon.invalid${CID}` }],
    ['a picture of another host, without its scheme', { category: 'basic', image: '//blazon.invalid/x.png' }],
    ['a picture that climbs', { category: 'basic', image: '/ipfs/../api/v1/templates' }],
    ['a drawing with a script', { category: 'basic', image: 'data:image/svg+xml,<svg onload="alert(1)"/>' }],
    ['a script as an address', { category: 'basic', issuerImage: 'javascript:alert(1)' }],
    ['a code that leads elsewhere', { category: 'basic', verifyPath: '//blazon.invalid/verify/1' }],
    ['a whole address for its code', { category: 'basic', verifyPath: 'https://blazon.invalid/verify/1' }],
    ['a colour that goes on', { category: 'basic', backgroundColor: '#000000" onload="alert(1)' }],
    ['a colour by name', { category: 'basic', textColor: 'red' }],
    ['a texture of elsewhere', { category: 'basic', texture: 'https://blazon.invalid/t.png' }],
    ['a day in words', { category: 'participation', eventDate: 'tomorrow' }],
  ])('refuses %s, and repeats none of it', (_, config) => {
    const reading = read(config)
    expect(reading).toHaveProperty('problems')
    expect(JSON.stringify(reading).length).toBeLessThan(400)
    expect(JSON.stringify(reading)).not.toMatch(/alert|blazon\.invalid/)
  })

  it('draws markup in a text as text', () => {
    const reading = read({ category: 'basic', title: '</text><script>alert(1)</script>', issuerName: '"><img src=x>' })
    if (!('spec' in reading)) throw new Error('refused')
    expect(drawFlat(reading.spec, 'front')).not.toMatch(/<script|<img/)
  })
})

describe('a config in an address', () => {
  it('is read as percent-encoded JSON', () => {
    expect(configOfAddress(`#config=${encodeURIComponent('{"category":"basic","title":"Été"}')}`)).toEqual({
      category: 'basic',
      title: 'Été',
    })
  })

  it('is undefined when missing or too long, and refused when broken', () => {
    expect(configOfAddress('')).toBeUndefined()
    expect(configOfAddress(`#config=${'a'.repeat(EMBED_CONFIG_MAX + 1)}`)).toBeUndefined()
    expect(configOfAddress('#config=%7B')).toBeNull()
    expect(configOfAddress('#config=%')).toBeNull()
  })
})
