import { describe, expect, test, vi } from 'vitest'
import { templateFields } from '../../contract.ts'
import { CATEGORIES } from '../../rules.ts'
import { altOf, cardOfForm, toCall } from './form-call.ts'
import { keptName, startValues, withZone } from './form-values.ts'

type Change = Partial<ReturnType<typeof startValues>>

const FULL = { name: 'Ice', description: 'On ice', criteria: 'Two routes', validity: 'infinite' as const }
const issuer = { name: 'Club', profileImage: '' }
const problemsOf = (change: Change) => {
  const parsed = templateFields.safeParse(toCall('basic', { ...startValues('basic'), ...FULL, ...change }, 'en'))
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('the template form', () => {
  test.each<[Change, string]>([
    [{ name: 'x'.repeat(101) }, 'titleTooLong'],
    [{ description: 'x'.repeat(2001) }, 'descriptionTooLong'],
    [{ criteria: 'x'.repeat(2001) }, 'criteriaTooLong'],
    [{ imageAlt: 'x'.repeat(301) }, 'imageAltTooLong'],
    [{ description: 'On\u000crock' }, 'descriptionCharacters'],
    [{ criteria: 'Two\ud83droutes' }, 'criteriaCharacters'],
    [{ imageAlt: 'A\ufffe rope' }, 'imageAltCharacters'],
    [{ points: '10000000001' }, 'pointsNotValid'],
    [{ quantity: '10000000001' }, 'quantityNotValid'],
    [{ quantity: '2.5' }, 'quantityNotValid'],
    [{ themeBgColor: '#12' }, 'colorInvalid'],
  ])('reports %o as %s', (change, key) => {
    expect(problemsOf(change)).toEqual([key])
  })

  test('accepts a complete form and sends negative points', () => {
    expect(problemsOf({ points: '5', negative: true })).toEqual([])
    expect(toCall('basic', { ...startValues('basic'), points: '5', negative: true }, 'en').points).toBe(-5)
  })

  test.each(CATEGORIES)('starts an empty %s with readable defaults and a card', (category) => {
    const values = startValues(category)
    expect(cardOfForm(category, values, issuer, 'en')).toMatchObject({ category, backgroundColor: values.themeBgColor })
  })

  test('shows the validity on the card, in its language', () => {
    const values = { ...startValues('basic'), validity: 'duration' as const, months: 6 }
    expect(cardOfForm('basic', values, issuer, 'en').subtitle).toBe('Certified, valid 6 months')
    expect(cardOfForm('basic', values, issuer, 'fr').subtitle).toBe('Certifié, valable 6 mois')
  })

  test('sends an event as instants of its zone, and shows its local time on the card', () => {
    const place = { name: 'Lyon', state_name: 'Auvergne-Rhône-Alpes', iso2: 'FR', countryName: 'France' }
    const given = { startsAt: '2026-12-05 20:00', endsAt: '2026-12-05 23:00', timeZone: 'Europe/Paris', place }
    const values = { ...startValues('ticket'), ...FULL, ...given }
    expect(toCall('ticket', values, 'en')).toMatchObject({
      startDate: '2026-12-05T19:00:00.000Z',
      endDate: '2026-12-05T22:00:00.000Z',
      location: 'Lyon, France',
    })
    expect(cardOfForm('ticket', values, issuer, 'en')).toMatchObject({ eventDate: '2026-12-05T20:00', place: 'Lyon' })
    expect(toCall('ticket', { ...values, isVirtual: true }, 'en').location).toBe('')
    expect(toCall('ticket', { ...values, place: null }, 'en').location).toBeUndefined()
  })

  test.each([
    ['optionName', { holderName: 'Lea Martin' }],
    ['optionSeat', { seat: '12' }],
    ['optionSection', { section: 'B' }],
  ] as const)('shows on a ticket the field of %s as soon as it is on', (option, shown) => {
    const [without, field] = [startValues('ticket'), Object.keys(shown)[0] ?? '']
    expect(cardOfForm('ticket', without, issuer, 'en')).not.toHaveProperty(field)
    expect(cardOfForm('ticket', { ...without, [option]: true }, issuer, 'en')).toMatchObject(shown)
  })

  test.each(['soon', '2026-12-05 25:99', '2026-12-05 19:30-21:00', '2026-02-30 10:00'])(
    'does not send a start and an end typed as "%s"',
    (typed) => {
      const values = { ...startValues('ticket'), ...FULL, startsAt: typed, endsAt: typed }
      expect(toCall('ticket', values, 'en')).toMatchObject({ startDate: '', endDate: '' })
    },
  )

  test('does not send an invalid last day', () => {
    expect(
      toCall('basic', { ...startValues('basic'), validity: 'date', validUntil: '31 Feb' }, 'en').expirationDate,
    ).toBe('')
  })

  test("starts a new event in the zone of its community, not in the browser's", () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const community = { timeZone: 'Europe/Paris', isTimeZoneChosen: true }
    expect(withZone(startValues('ticket'), community).timeZone).toBe('Europe/Paris')
    vi.unstubAllEnvs()
  })

  test.each(['Asia/Tokyo', 'America/New_York'])("starts it in the browser's zone, %s, while none is chosen", (zone) => {
    vi.stubEnv('TZ', zone)
    const community = { timeZone: 'UTC', isTimeZoneChosen: false }
    expect(withZone(startValues('ticket'), community).timeZone).toBe(zone)
    expect(withZone(startValues('ticket'), undefined).timeZone).toBe(zone)
    vi.unstubAllEnvs()
  })

  test('keeps the zone that was chosen', () => {
    const community = { timeZone: 'Europe/Paris', isTimeZoneChosen: true }
    expect(withZone({ ...startValues('ticket'), timeZone: 'UTC' }, community).timeZone).toBe('UTC')
  })

  test('proposes the alternative text until it is written', () => {
    const values = { ...startValues('ticket'), name: 'Gala', picture: 'data:,' }
    expect(altOf('ticket', values, 'en')).toBe('Picture on the ticket "Gala"')
    expect(altOf('ticket', values, 'fr')).toBe('Image du billet «\u202fGala\u202f»')
    expect(altOf('membership', { ...values, name: '' }, 'fr')).toBe('Image de la carte de membre')
    expect(altOf('ticket', { ...values, imageAlt: 'A lamp' }, 'en')).toBe('A lamp')
    expect(altOf('ticket', { ...values, picture: '' }, 'en')).toBe('')
  })
})

test('each version of a template, its clone and a new one are kept apart', () => {
  const template = { id: 'ice', version: 2 }
  const names = [keptName(template, false, 'new-basic'), keptName(template, true, 'new-basic')]
  expect([...names, keptName(undefined, false, 'new-basic')]).toEqual(['ice-2', 'clone-ice', 'new-basic'])
})
