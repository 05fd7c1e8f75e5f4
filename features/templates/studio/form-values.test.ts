import { describe, expect, test } from 'vitest'
import { templateFields } from '../contract.ts'
import { cardOfForm, startValues, toCall } from './form-values.ts'

const problemsOf = (change: Partial<ReturnType<typeof startValues>>) => {
  const full = {
    ...startValues(),
    name: 'Ice',
    description: 'On ice',
    criteria: 'Two routes',
    validity: 'infinite' as const,
  }
  const parsed = templateFields.safeParse(toCall({ ...full, ...change }, 'en'))
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('the template form', () => {
  test.each([
    [{ name: 'x'.repeat(101) }, 'titleTooLong'],
    [{ description: 'x'.repeat(2001) }, 'descriptionTooLong'],
    [{ criteria: 'x'.repeat(2001) }, 'criteriaTooLong'],
    [{ points: '10000000001' }, 'pointsNotValid'],
    [{ themeBgColor: '#12' }, 'colorInvalid'],
  ])('%o is %s', (change, key) => {
    expect(problemsOf(change)).toEqual([key])
  })

  test('a complete form has no problem, and negative points are sent as such', () => {
    expect(problemsOf({ points: '5', negative: true })).toEqual([])
    expect(toCall({ ...startValues(), points: '5', negative: true }, 'en').points).toBe(-5)
  })

  test('the card says how long it is valid, in its language', () => {
    const issuer = { name: 'Club', profileImage: '' }
    const values = { ...startValues(), validity: 'duration' as const, months: 6 }
    expect(cardOfForm(values, issuer, 'en').subtitle).toBe('Certified, valid 6 months')
    expect(cardOfForm(values, issuer, 'fr').subtitle).toBe('Certifié, valable 6 mois')
  })
})
