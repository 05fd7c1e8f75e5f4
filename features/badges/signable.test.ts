import { expect, test } from 'vitest'
import { isSignable, withSignableTexts } from '#base/signable-text.ts'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { badgeInput } from '#credentials/test-issuer.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const PLANES = range(1, 17).flatMap((plane) => range(plane * 0x10000 - 3, Math.min(plane * 0x10000, 0x10ffff)))
const CODES = [
  ...range(0, 0x120),
  ...range(0x2020, 0x2030),
  ...range(0xd7fe, 0xe001),
  ...range(0xfdce, 0xfdf1),
  ...PLANES,
]

test('forms and calls refuse exactly the characters with which no badge is built', () => {
  for (const code of CODES) {
    const text = `a${String.fromCodePoint(code)}b`
    const input = badgeInput('did:web:a.example')
    const build = (name: string) => () => buildBadge({ ...input, issuer: { ...input.issuer, name } })
    if (isSignable(text)) expect([code, build(text)().issuer]).toMatchObject([code, { name: text }])
    else expect(build(text), `character ${code}`).toThrow()
    expect(build(withSignableTexts(text))).not.toThrow()
  }
})
