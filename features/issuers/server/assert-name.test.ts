import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { assertName } from './assert-name.ts'

const OWN = `did:sdi:0x${'1'.repeat(40)}`
const ctx = { config: { platformIssuer: OWN } } as Context
const naming = (name: string, did?: string) => () => assertName(ctx, name, did)

test.each([
  ['as it is', 'Blazon'],
  ['in spaced letters', 'The B.l-a_z o·n club'],
  ['full-width', 'Ｂｌａｚｏｎ'],
  ['with Cyrillic letters', 'Вlаzоn'],
  ['with a Greek letter', 'Blazοn'],
  ['with a capital I for the l', 'BIazon'],
  ['with a digit', 'B1az0n'],
  ['with accents', 'Blåzón'],
  ['in mathematical letters', '𝐁𝐥𝐚𝐳𝐨𝐧'],
  ['in circles', 'Ⓑⓛⓐⓩⓞⓝ'],
])('refuses the brand word %s: %s', (_, name) => {
  expect(naming(name)).toThrow('nameInvalid')
  expect(naming(name, OWN)).not.toThrow()
})

test.each(['Cordée Lyon', 'Клуб Альпинистов', 'نادي التسلق', 'Blason d’or', 'Amazon Basin School', '登山俱乐部'])(
  'accepts %s as a different name',
  (name) => {
    expect(naming(name)).not.toThrow()
  },
)
