import { describe, expect, test } from 'vitest'
import { unknownNames, unknownPages } from './guide-names.ts'

const INTERFACE = [
  { en: 'Send', fr: 'Envoyer' },
  { en: 'Send', fr: 'Transmettre' },
  { en: 'Members', fr: 'Membres' },
]

describe('the names that a page of the guide says', () => {
  test('are found when both languages name the same button', () => {
    expect(unknownNames({ en: 'Press **Send**.', fr: 'Appuyez sur **Transmettre**.' }, INTERFACE)).toEqual([])
  })

  test('are reported when a button was renamed', () => {
    expect(unknownNames({ en: 'Press **Mail it**.', fr: 'Appuyez.' }, INTERFACE)).toEqual([
      'en names "Mail it", which nothing in the interface is called',
    ])
  })

  test('are reported when only one language names the button', () => {
    expect(unknownNames({ en: 'Open **Members**.', fr: 'Appuyez sur **Envoyer**.' }, INTERFACE)).toEqual([
      'fr does not name "Membres", which en calls "Members"',
      'en does not name "Send", which fr calls "Envoyer"',
    ])
  })
})

describe('the pages that it links to', () => {
  const routes = "createRoute({ path: '/settings/quests/{-$part}' }), createRoute({ path: '/settings/access' })"

  test('are found with and without a part behind them', () => {
    expect(unknownPages({ en: '[a](/settings/access) [b](/settings/quests)', fr: '' }, routes)).toEqual([])
  })

  test('are reported when no route has them', () => {
    expect(unknownPages({ en: '', fr: '[a](/settings/gone)' }, routes)).toEqual([
      'links to /settings/gone, which is no page',
    ])
  })
})
