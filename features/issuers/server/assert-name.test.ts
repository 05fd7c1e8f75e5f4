import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { assertName } from './assert-name.ts'

const OWN = `did:sdi:0x${'1'.repeat(40)}`
/** A database in which the operator named nobody by command. */
const db = { select: () => ({ from: () => ({ where: async () => [] }) }) }
const ctx = { config: { platformIssuer: OWN }, db } as unknown as Context
const naming = (name: string, did?: string) => assertName(ctx, name, did)

test.each([
  ['as it is', 'Blazon'],
  ['in spaced letters', 'The B.l-a_z o·n club'],
  ['full-width', 'Ｂｌａｚｏｎ'],
  ['with Cyrillic letters', 'Вlаzоn'],
  ['with a Greek letter', 'Blazοn'],
  ['with a capital I for the l', 'BIazon'],
  ['with a digit', 'B1az0n'],
  ['with an 8 for the B', '8lazon'],
  ['with a 6 for the B', '6lazon'],
  ['with a sharp s for the B', 'ßlazon'],
  ['with a stroke and a 3 for the B', '|3lazon'],
  ['with a capital I and a 3 for the B', 'I3lazon'],
  ['with a Cyrillic palochka', 'Вӏаzоn'],
  ['with a Cyrillic pe', 'Blаzоп'],
  ['with a Greek lambda', 'BLΛZON'],
  ['with a sign for the a', 'Bl@zon'],
  ['in spaces', 'b l a z o n'],
  ['in small capitals', 'ʙʟᴀᴢᴏɴ'],
  ['with digits for most letters', '8l4 20n'],
  ['with accents', 'Blåzón'],
  ['in mathematical letters', '𝐁𝐥𝐚𝐳𝐨𝐧'],
  ['in circles', 'Ⓑⓛⓐⓩⓞⓝ'],
  ['in white letters on circles', '🅑🅛🅐🅩🅞🅝'],
  ['in white letters on squares', '🅱🅻🅰🆉🅾🅽'],
  ['in the letters of flags', ['🇧', '🇱', '🇦', '🇿', '🇴', '🇳'].join('\u200b')],
  ['in Coptic letters', 'ⲂⳐⲀⲌⲞⲚ'],
  ['with a soft sign for the b', 'ьlazon'],
  ['with a reversed s', 'Blaƨon'],
  ['with a filler between', 'B\u3164lazon'],
])('refuses the brand word %s: %s', async (_, name) => {
  await expect(naming(name)).rejects.toThrow('nameInvalid')
  await expect(naming(name, OWN)).resolves.toBeUndefined()
})

test.each([
  'Cordée Lyon',
  'Клуб Альпинистов',
  'نادي التسلق',
  'Blason d’or',
  'Amazon Basin School',
  '84 Lazy 8',
  '登山俱乐部',
  'Gruß La Zone',
  'Club 6 La Zona Rosa',
])('accepts %s as a different name', async (name) => {
  await expect(naming(name)).resolves.toBeUndefined()
})
