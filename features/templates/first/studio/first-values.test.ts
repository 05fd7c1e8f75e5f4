import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#base/colors.ts'
import { LANGUAGES } from '#base/text.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { cardOfForm } from '../../form/studio/form-call.ts'
import { formFields, formProblems } from '../../form/studio/form-check.ts'
import { startValues, withEmblem, withZone } from '../../form/studio/form-values.ts'
import { CATEGORIES, type Category, FIRST_CATEGORIES, isFirstCategory } from '../../rules.ts'
import { emblemOfForm } from './emblem-of-form.ts'
import { type ExampleCategory, exampleValues } from './example-values.ts'
import { firstValues } from './first-values.ts'
import { offeredCards } from './offered-cards.ts'

const issuer = { name: 'Vélo Nord', profileImage: '/ipfs/one', bannerColor: '#51CBFF' }
const EMBLEM = 'data:image/png;base64,AA=='

describe.each(FIRST_CATEGORIES)('the first %s card', (category) => {
  test.each(LANGUAGES)('lacks nothing in "%s" once its emblem is drawn', (language) => {
    const values = withEmblem(firstValues(category, issuer, language), EMBLEM)
    expect(formProblems(category, formFields(category, values, language))).toEqual({})
  })

  test('has the name and the colour of the community, and a readable text', () => {
    const values = firstValues(category, issuer, 'en')
    expect(`${values.description} ${values.criteria}`).toContain(issuer.name)
    const { backgroundColor, textColor } = cardOfForm(category, values, issuer, 'en')
    expect(backgroundColor).toBe('#51CBFF')
    expect(contrastRatio(backgroundColor, textColor)).toBeGreaterThan(4.5)
  })
})

describe.each(CATEGORIES.filter((category) => !isFirstCategory(category)))('an example of a %s', (category) => {
  test.each(LANGUAGES)('lacks at most the place of its event in "%s" once its emblem is drawn', (language) => {
    const now = new Date('2026-11-29T12:00:00Z')
    const filled = exampleValues(category as ExampleCategory, issuer, language, now)
    const values = withZone(withEmblem(filled, EMBLEM), { timeZone: 'Europe/Paris', isTimeZoneChosen: true })
    const lacking = Object.keys(formProblems(category, formFields(category, values, language)))
    expect(lacking).toEqual(CATEGORY_FIELDS[category].event ? ['location'] : [])
  })
})

describe('the emblem of a form', () => {
  test('is drawn from the title, or from the name of the community while there is none', () => {
    const values = startValues('basic')
    expect(emblemOfForm('basic', values, issuer)).toMatchObject({ name: 'Vélo Nord', picture: '' })
    expect(emblemOfForm('basic', { ...values, name: ' Ice ' }, issuer)).toMatchObject({ name: 'Ice' })
  })

  test('shows the picture of the community on its membership card', () => {
    expect(emblemOfForm('membership', startValues('membership'), issuer)).toMatchObject({ picture: '/ipfs/one' })
  })

  test('is not drawn beside a chosen picture, after it was removed, or for a colour that is being typed', () => {
    const values = startValues('basic')
    for (const change of [{ picture: EMBLEM }, { hasEmblem: false }, { themeBgColor: '#12' }])
      expect(emblemOfForm('basic', { ...values, ...change }, issuer)).toBeUndefined()
    expect(withEmblem({ ...values, hasEmblem: false }, EMBLEM).picture).toBe('')
    expect(withEmblem({ ...values, picture: '/ipfs/two' }, EMBLEM).picture).toBe('/ipfs/two')
  })

  test.each(CATEGORIES.filter((category) => !['basic', 'membership'].includes(category)))(
    'a %s has none',
    (category) => {
      expect(emblemOfForm(category, startValues(category), issuer)).toBeUndefined()
    },
  )
})

describe('the first cards offered', () => {
  const none = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>
  test.each<[string, Partial<Record<Category, number>>, Category, string[]]>([
    ['both to a new community', {}, 'membership', ['membership', 'basic']],
    ['both on its other list, its own first', {}, 'basic', ['basic', 'membership']],
    ['the other one after the first', { membership: 1 }, 'membership', ['basic']],
    ['the membership card after a first badge', { basic: 1 }, 'basic', ['membership']],
    ['none after both', { basic: 1, membership: 1 }, 'basic', []],
    ['only that of the page to a community that began otherwise', { ticket: 1 }, 'membership', ['membership']],
    ['only that of the page beside several badges', { basic: 2 }, 'membership', ['membership']],
    ['none beside several badges', { basic: 2 }, 'basic', []],
    ['none in a list of tickets', {}, 'ticket', []],
  ])('are %s', (_, counts, page, offered) => {
    expect(offeredCards(page, { ...none, ...counts }, true)).toEqual(offered)
  })

  test('are none until the templates are counted', () => {
    expect(offeredCards('basic', undefined, true)).toEqual([])
  })

  test('leave the membership card to admins', () => {
    expect(offeredCards('basic', none, false)).toEqual(['basic'])
    expect(offeredCards('membership', none, false)).toEqual([])
  })
})
