import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GaveForeign } from './gave-foreign.tsx'

const recipient = { type: 'email', identifier: 'ann@example.org', isHashed: false, salt: '' }
const said = (name: string, title = 'Knots') =>
  renderToStaticMarkup(<GaveForeign badge={{ word: 'genuine', kind: 'badge', title, recipient, issuer: { name } }} />)

test('says who gave a badge of another site, and veils the address', () => {
  expect(said('School')).toBe(
    '<bdi>School</bdi> gave <strong>Knots</strong> to <strong>a\u2022\u2022\u2022\u2022\u2022@example.org</strong>.',
  )
})

test.each(['{title}', '{holder}', '{issuer}'])('an issuer whose name is %s is shown as that', (name) => {
  expect(said(name)).toContain(`<bdi>${name}</bdi>`)
})

test('the title is emphasized as it is', () => {
  expect(said('School', '{issuer}')).toContain('<strong>{issuer}</strong>')
})
