import { expect, test } from 'vitest'
import type { ByteEncoding } from '../encoding-rules.ts'
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
  ['windows-1251', RUSSIAN],
])('recognizes %s by the names %s', (encoding, names) => {
  const { text, bytes } = listOf(names, encoding)
  expect(decodeList(bytes, '')).toEqual({ text, encoding, isSure: true })
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
