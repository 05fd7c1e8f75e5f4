import { describe, expect, it } from 'vitest'
import { contrastRatio, READABLE } from '#base/colors.ts'
import { CARD_CATEGORIES, type CardSpec } from './card-spec.ts'
import { exampleSpec } from './example-specs.ts'
import { layoutCard } from './layout.ts'
import type { CardLayout, TextMark } from './mark.ts'
import { textWidth } from './measure.ts'

const textsOf = (layout: CardLayout, role?: TextMark['role']) =>
  layout.marks.filter((mark): mark is TextMark => mark.kind === 'text' && (!role || mark.role === role))
const titleOf = (title: string) => textsOf(layoutCard(exampleSpec('basic', { title }), 'front'), 'title')
const issuerOf = (issuerName: string) =>
  textsOf(layoutCard(exampleSpec('basic', { issuerName }), 'front'), 'issuer')[0]?.text

describe('the title', () => {
  it('is set at 46 on one line, then on two even ones', () => {
    expect(titleOf('Lead climbing').map(({ text, size }) => [text, size])).toEqual([['Lead climbing', 46]])
    const two = titleOf('Kindest belay of the week')
    expect(two.map(({ text }) => text)).toEqual(['Kindest belay', 'of the week'])
    expect((two[1]?.y ?? 0) - (two[0]?.y ?? 0)).toBe(50)
  })

  it('is set at 36 when 46 does not fit on two lines, and cut only after that', () => {
    const small = titleOf('Certified instructor for alpine climbing tours')
    expect(small.map(({ size }) => size)).toEqual([36, 36])
    expect(small.map(({ text }) => text).join(' ')).toBe('Certified instructor for alpine climbing tours')
    const cut = titleOf('A very long title that goes on and on, far beyond what any card of this size could ever hold')
    expect(cut).toHaveLength(2)
    expect(cut[1]?.text.endsWith('…')).toBe(true)
  })

  it('breaks a word that is wider than the card', () => {
    const lines = titleOf('W'.repeat(100))
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(textWidth(line.text, line)).toBeLessThanOrEqual(412)
  })
})

describe('the issuer', () => {
  it('is whole up to 19 characters, from 20 on 17 and an ellipsis', () => {
    expect(issuerOf('Abcdefghij Klmnopqr')).toBe('Abcdefghij Klmnopqr')
    expect(issuerOf('Abcdefghij Klmnopqrs')).toBe('Abcdefghij Klmnop…')
  })

  it('counts visible characters, not bytes', () => {
    expect(issuerOf('e\u0301'.repeat(19))).toBe('e\u0301'.repeat(19))
  })
})

describe('the name on a membership', () => {
  const nameOf = (title: string) => {
    const spec = exampleSpec('membership', { title, holderName: '' })
    return textsOf(layoutCard(spec, 'front'), 'name')[0]
  }

  it('becomes smaller before it is cut', () => {
    const short = nameOf('Green Hill Hikers')
    const long = nameOf('Adhésion Club d’Escalade de l’Étoile')
    expect([short?.text, long?.text]).toEqual(['Green Hill Hikers', 'Adhésion Club d’Escalade de l’Étoile'])
    expect(long?.size).toBeLessThan(short?.size ?? 0)
  })

  it('is cut at its smallest size', () => {
    expect(nameOf('Association des grimpeuses et grimpeurs de Lyon et environs')?.text).toMatch(/…$/)
  })
})

describe('every card', () => {
  const LONG: Partial<CardSpec> = {
    title: 'Ouverture exceptionnelle de la saison d’hiver au refuge',
    issuerName: 'Association des grimpeuses et grimpeurs de Lyon',
    holderName: 'Maximilienne-Charlotte de la Rochefoucauld-Montmorency',
    subtitle: 'Certifié, valable vingt-quatre mois à compter de la remise de ce badge',
    place: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, France',
    section: 'Balcon supérieur gauche',
    seat: '1024 bis, strapontin',
    issuedOn: '2026-03-14',
    validUntil: '2028-03-14',
    verifyUrl: 'https://blazon.example/verify/0123456789abcdefghjkmnpqrs',
    hasEvidence: true,
    sentence: 'Merci'.repeat(56),
  }

  it.each(CARD_CATEGORIES)('keeps every text of %s inside and at 16 or more', (category) => {
    for (const side of ['front', 'back'] as const) {
      for (const language of ['en', 'fr'] as const) {
        const layout = layoutCard(exampleSpec(category, { ...LONG, language }), side)
        for (const mark of textsOf(layout)) {
          const width = textWidth(mark.text, mark)
          const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor]
          expect(left, mark.text).toBeGreaterThanOrEqual(8)
          expect(left + width, mark.text).toBeLessThanOrEqual(layout.width - 8)
          expect(mark.y).toBeLessThanOrEqual(layout.height - 16)
          expect(mark.size, mark.text).toBeGreaterThanOrEqual(16)
        }
      }
    }
  })

  it.each(['basic', 'community', 'participation', 'ticket', 'membership'] as const)(
    '%s can be read on any colours, and does not change those that were chosen',
    (category) => {
      for (const backgroundColor of ['#8280FF', '#ffffff', '#777777', '#ffd400', '#101010']) {
        for (const textColor of ['#ffffff', '#000000', '#9a9a9a']) {
          const spec = exampleSpec(category, { backgroundColor, textColor })
          const layout = layoutCard(spec, 'front')
          const foot = layout.field?.foot ?? ''
          expect(layout.field?.top).toBe(backgroundColor.toLowerCase())
          for (const title of textsOf(layout, 'title')) {
            expect(contrastRatio(title.fill, foot)).toBeGreaterThanOrEqual(READABLE)
            expect(title.fill).toBe(textColor)
          }
          const issuer = textsOf(layout, 'issuer')[0]
          const onPicture = category === 'participation' || category === 'ticket'
          if (!onPicture) expect(contrastRatio(issuer?.fill ?? '', backgroundColor)).toBeGreaterThanOrEqual(READABLE)
          for (const mark of textsOf(layoutCard(spec, 'back'))) {
            if (mark.role !== 'initial') expect(contrastRatio(mark.fill, foot)).toBeGreaterThanOrEqual(READABLE)
          }
        }
      }
    },
  )

  it('shows the full time of day only for a timestamped badge', () => {
    const back = (timestamped: boolean) => {
      const spec = { issuedOn: '2026-09-14T12:04:05.000Z', language: 'fr', timestamped } as const
      return textsOf(layoutCard(exampleSpec('basic', spec), 'back')).map(({ text }) => text)
    }
    expect(back(true)).toContain('14 sept. 2026, 12:04 UTC')
    expect(back(false)).toContain('14 septembre 2026')
  })

  it('writes its own words in the language of the template', () => {
    const back = (language: 'en' | 'fr') =>
      textsOf(layoutCard(exampleSpec('basic', { ...LONG, language }), 'back')).map(({ text }) => text)
    expect(back('en')).toEqual(expect.arrayContaining(['Valid until', '14 March 2028', 'Scan to verify']))
    expect(back('fr')).toEqual(expect.arrayContaining(['Valable jusqu’au', '14 mars 2028', 'Scanner pour vérifier']))
  })

  it.each([true, false])('says below the code whether it leads to evidence: %s', (hasEvidence) => {
    const back = textsOf(layoutCard(exampleSpec('basic', { ...LONG, hasEvidence, language: 'en' }), 'back'))
    expect(back.some(({ text }) => text === 'and see evidence')).toBe(hasEvidence)
  })

  it.each([20, 90, 180, 280])('keeps a sentence of %s characters whole on the back', (count) => {
    const sentence = 'Thank you for the patience on every single belay, '.repeat(6).slice(0, count).trim()
    const back = textsOf(layoutCard(exampleSpec('community', { ...LONG, sentence }), 'back'))
    const said = back.filter(({ role }) => role === 'sentence')
    expect(said.map(({ text }) => text).join(' ')).toBe(sentence)
    const names = Math.min(...back.filter(({ role }) => role === 'subtitle').map(({ y }) => y))
    for (const mark of said) expect(mark.y).toBeLessThan(names - 20)
  })

  it('has a back, except a Role', () => {
    expect(textsOf(layoutCard(exampleSpec('role'), 'back'), 'title')).toHaveLength(1)
    expect(textsOf(layoutCard(exampleSpec('basic'), 'back'), 'title')).toHaveLength(0)
  })
})
