import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/words/language.tsx'
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

test.each([
  ['Atelier Test', 'Il dit qu\u2019<bdi>Atelier Test</bdi> a remis <strong>N\u0153uds</strong>.'],
  ['Club', 'Il dit que <bdi>Club</bdi> a remis <strong>N\u0153uds</strong>.'],
  ['\ue001Atelier', 'Il dit qu\u2019<bdi>\ue001Atelier</bdi> a remis <strong>N\u0153uds</strong>.'],
])('French elides before the name of the issuer: %j', (name, expected) => {
  const nobody = { ...recipient, type: 'url' }
  const badge = { word: 'notChecked', kind: 'badge', title: 'N\u0153uds', recipient: nobody, issuer: { name } } as const
  const sentence = (
    <LanguageProvider language="fr" setLanguage={() => undefined}>
      <GaveForeign badge={badge} />
    </LanguageProvider>
  )
  expect(renderToStaticMarkup(sentence)).toBe(expected)
})
