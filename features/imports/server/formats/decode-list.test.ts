import { expect, test } from 'vitest'
import type { ByteEncoding } from '../../encoding-rules.ts'
import { encodeBytes } from './code-pages.ts'
import { decodeList, STRAY } from './decode-list.ts'

const FRENCH = 'Gaël Lefèvre,Françoise Noël,Été,Jérôme Bézier,Hélène Côté,Anaïs Garçon,Maëlle Prévôt'
const GERMAN = 'Jörg Müller,Käthe Groß,Jürgen Schröder,Günther Weiß,Sören Köhler,Björn Lößnitz'
const SPANISH = 'José García,Íñigo Ibáñez,María Peña,Ángel Martín,Begoña López,Óscar Gutiérrez'
const DANISH = 'Søren Kierkegård,Bjørn Ødegård,Åse Sæther,Jørgen Nørgaard,Håkon Gærd'
const CZECH = 'Jiří Dvořák,Růžena Nováčková,Zdeněk Šťastný,Kateřina Procházková,Václav Havlíček'
const POLISH = 'Żaneta Łęcka,Wałęsa,Małgorzata Dąbrowska,Łukasz Wójcik,Grażyna Zielińska'
const HUNGARIAN = 'Gyöngyi Szőke,Győző Kovács,Tünde Fűzi,Zoltán Örkény,Erzsébet Tóth'
const RUSSIAN = 'Ольга Щукина,Иван Петров,Сергей Щёголев,Наталья Яковлева'

/** A list of names in an encoding. */
function listOf(names: string, encoding: ByteEncoding): { text: string; bytes: Uint8Array } {
  const rows = names.split(',').map((name, at) => `p${at}@example.org;${name}`)
  const text = ['E-mail;Name', ...rows].join('\r\n')
  const bytes = [...text].flatMap((letter) => [
    ...(letter < '\x80' ? [letter.charCodeAt(0)] : byteOf(letter, encoding)),
  ])
  return { text, bytes: Uint8Array.from(bytes) }
}

function byteOf(letter: string, encoding: ByteEncoding): Uint8Array {
  const bytes = encodeBytes(letter, encoding)
  if (!bytes) throw new Error(`${encoding} has no ${letter}`)
  return bytes
}

test.each<[ByteEncoding, string]>([
  ['windows-1252', FRENCH],
  ['windows-1252', GERMAN],
  ['windows-1252', DANISH],
  ['macintosh', FRENCH],
  ['macintosh', GERMAN],
  ['macintosh', SPANISH],
  ['cp850', FRENCH],
  ['cp850', GERMAN],
  ['cp850', SPANISH],
  ['cp850', DANISH],
  ['windows-1250', CZECH],
  ['windows-1250', POLISH],
  ['windows-1250', HUNGARIAN],
  ['iso-8859-2', CZECH],
  ['iso-8859-2', POLISH],
  ['cp852', CZECH],
  ['cp852', POLISH],
  ['cp852', HUNGARIAN],
])('recognizes %s by the names %s', (encoding, names) => {
  const { text, bytes } = listOf(names, encoding)
  expect(decodeList(bytes, '')).toEqual({ text, encoding, isSure: true })
})

test('recognizes Cyrillic letters, and asks about them: other alphabets make them of their bytes too', () => {
  const { text, bytes } = listOf(RUSSIAN, 'windows-1251')
  expect(decodeList(bytes, '')).toEqual({ text, encoding: 'windows-1251', isSure: false })
})

// Their places in the code pages are published by Microsoft and Apple.
test.each<[ByteEncoding, number[], string]>([
  ['windows-1252', [0x80, 0x92, 0x9c, 0xe9], '€’œé'],
  ['macintosh', [0x8e, 0x91, 0x9f, 0xd5], 'éëü’'],
  ['cp850', [0x82, 0x89, 0x81, 0x9d, 0xd1], 'éëüØÐ'],
  ['windows-1250', [0xaf, 0xa3, 0xf8, 0xe8], 'ŻŁřč'],
  ['windows-1251', [0xce, 0xeb, 0xfc, 0xb8], 'Ольё'],
])('decodes the bytes of %s', (encoding, bytes, text) => {
  expect(decodeList(Uint8Array.from(bytes), encoding).text).toBe(text)
})

test('does not claim to know the encoding of a few letters', () => {
  expect(decodeList(Uint8Array.from([0x5a, 0x6f, 0xe9]), '')).toMatchObject({ text: 'Zoé', isSure: false })
})

test.each([
  ['Greek', 'c3e9fef1e3effd2cd0e1f0e1e4fcf0effdebeff22cc5ebddede7'],
  ['Russian in KOI8-R', 'efccd8c7c12cd0c5d4d2cfd72cf7d3c5d7cfcccfc4'],
  ['Hebrew', 'eef9e42ce4ebeff92cf9f8e42ce3e5e3'],
  ['Arabic', 'e3cde3cf2cdae1ed2cdddce3c92ccdd3e4'],
  ['Chinese in GB 18030', 'cdf5d0a1c3f72cc0eebbaa2cd5c5ceb0'],
  ['Japanese in EUC', 'c5c4c3e6c2c0cfba2cceebcc'],
  ['Japanese in Shift JIS', '9363928691be98592c97e996d889d48e71'],
  ['Korean', 'b1e8c3b6bcf62cc0ccbfb5c8f1'],
  ['Turkish', '41 79fe65 59fd6c6d617a 2c dd6272616869 6d c7656c696b 2c de6168696e'.replaceAll(' ', '')],
])('asks about a list of %s names, which no encoding that it knows stands for', (_, hex) => {
  expect(decodeList(Buffer.from(`${hex}0a`.repeat(3), 'hex'), '').isSure).toBe(false)
})

test.each([
  ['koi8-r', 'efccd8c7c1', 'Ольга'],
  ['windows-1253', 'c5ebddede7', 'Ελένη'],
  ['windows-1254', 'deebfd', 'Şëı'],
  ['windows-1255', 'f9f8e4', 'שרה'],
  ['windows-1256', 'dae1ed', 'علي'],
  ['gb18030', 'cdf5d0a1c3f7', '王小明'],
  ['big5', 'a4fd', '王'],
  ['shift_jis', '93639286', '田中'],
  ['euc-jp', 'c5c4c3e6', '田中'],
  ['euc-kr', 'b1e8', '김'],
] as const)('decodes %s when it is chosen', (encoding, hex, text) => {
  expect(decodeList(Buffer.from(hex, 'hex'), encoding)).toMatchObject({ text, isSure: true })
})

test('reads the other rows of a list in UTF-8 with a row in another encoding, and marks that row', () => {
  const utf8 = new TextEncoder()
  const rows = Array.from({ length: 300 }, (_, at) => utf8.encode(`p${at}@example.org;Élodie Müller\n`))
  const stray = listOf('Éloïse', 'windows-1252').bytes
  const { text, encoding } = decodeList(Buffer.concat([...rows, stray, utf8.encode('\n'), ...rows]), '')
  const lines = text.trim().split('\n')
  expect(encoding).toBe('utf-8')
  expect(lines.filter((line) => line.endsWith('Élodie Müller'))).toHaveLength(600)
  expect(lines.filter((line) => line.includes(STRAY)).map((line) => line.replaceAll(STRAY, ''))).toEqual([
    'p0@example.org;Éloïse',
  ])
})

test('decodes as chosen, also what was encoded twice', () => {
  const twice = new TextEncoder().encode('GaÃ«l LefÃ¨vre')
  expect(decodeList(twice, '').text).toBe('GaÃ«l LefÃ¨vre')
  expect(decodeList(twice, 'utf-8-twice').text).toBe('Gaël Lefèvre')
})

test.each(['utf-16le', 'utf-16be'] as const)('recognizes %s with and without its mark', (encoding) => {
  const text = 'E-mail\tName\nlea@example.org\tLéa'
  const swapped = (bytes: Buffer) => (encoding === 'utf-16be' ? bytes.swap16() : bytes)
  for (const mark of ['', '\ufeff'])
    expect(decodeList(swapped(Buffer.from(mark + text, 'utf16le')), '')).toEqual({ text, encoding, isSure: true })
})
