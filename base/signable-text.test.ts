import { describe, expect, test } from 'vitest'
import { isSignable, signableText, tidyText, withSignableTexts } from './signable-text.ts'

const schema = signableText('textCharacters').max(20, 'textTooLong').default('')
const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const judge = (text: unknown) => {
  const parsed = schema.safeParse(text)
  return parsed.success ? { text: parsed.data } : { keys: parsed.error.issues.map(({ message }) => message) }
}

describe('a text for credentials', () => {
  test.each([
    ['a tabulator', 'Row\t5', 'Row 5'],
    ['a line end of Windows', 'One\r\nTwo', 'One\nTwo'],
    ['a line end of old', 'One\rTwo', 'One\nTwo'],
    ['a line feed', 'One\n\nTwo', 'One\n\nTwo'],
    ['several ends and spaces around', '\r\n One\r\r\nTwo\t', 'One\n\nTwo'],
    ['what is left out', undefined, ''],
  ])('keeps %s', (_, given, kept) => {
    expect(judge(given)).toEqual({ text: kept })
  })

  test.each([
    ['C0', codes(0x00, 0x1f).filter((code) => ![0x09, 0x0a, 0x0d].includes(code))],
    ['DEL', [0x7f]],
    ['C1', codes(0x80, 0x9f)],
    ['halves of characters', [0xd800, 0xdbff, 0xdc00, 0xdfff]],
    [
      'noncharacters',
      [
        ...codes(0xfdd0, 0xfdef),
        ...codes(0, 16).flatMap((plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]),
      ],
    ],
  ])('refuses %s', (_, refused) => {
    for (const code of refused) {
      expect([code, judge(`a${String.fromCodePoint(code)}b`)]).toEqual([code, { keys: ['textCharacters'] }])
    }
  })

  test.each([
    'Nœuds « à deux », "4" \\ \'5\'',
    '👩🏽\u200d🏫 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'نادي\u200f التسلق',
    'e\u0301 ក្រុម',
    '\u{10fffd}\ue000\ufffd\ufeff\u00a0\u2028\u2029',
  ])('keeps %j', (text) => {
    expect(isSignable(text)).toBe(true)
    expect(tidyText(text)).toBe(text)
  })

  test('is measured as it is kept', () => {
    expect(judge('1234567890\r\n123456789')).toEqual({ text: '1234567890\n123456789' })
    expect(judge('x'.repeat(21))).toEqual({ keys: ['textTooLong'] })
  })
})

test('a copy of anything has signable texts only, and the same values otherwise', () => {
  const date = new Date('2026-01-01T00:00:00Z')
  const stored = { name: 'a\tb\u0001', inner: [{ text: 'c\r\nd\ud83d', date, slot: 8, none: undefined, no: null }] }
  expect(withSignableTexts(stored)).toStrictEqual({
    name: 'a b',
    inner: [{ text: 'c\nd', date, slot: 8, none: undefined, no: null }],
  })
})
