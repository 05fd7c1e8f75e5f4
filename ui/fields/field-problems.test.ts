import { describe, expect, test } from 'vitest'
import { asRefused, type FieldProblems, NOTHING_TOLD, shownProblems, stillTold, type Told } from './field-problems.ts'

const told = (part: Partial<Told>): Told => ({ ...NOTHING_TOLD, ...part })
const check = ({ name, link }: { name: string; link: string }): FieldProblems => ({
  ...(name === '' ? { name: 'nameMissing' } : name.length > 5 && { name: 'nameTooLong' }),
  ...(link !== '' && !link.includes('.') && { link: 'linkInvalid' }),
})
const shown = (said: Told, values: { name: string; link: string }) =>
  shownProblems(stillTold(said, check(values), values), check(values))

describe('the errors of a form', () => {
  test('shows none before a submit', () => {
    expect(shown(NOTHING_TOLD, { name: '', link: 'x' })).toEqual({})
  })

  test('clears an error as soon as its field is valid, and keeps the others', () => {
    const said = told({ wrong: ['name', 'link'] })
    expect(shown(said, { name: 'Ada', link: 'x' })).toEqual({ link: 'linkInvalid' })
  })

  test('keeps an error while its field is still invalid', () => {
    const said = told({ wrong: ['link'] })
    expect(shown(said, { name: 'Ada', link: 'example' })).toEqual({ link: 'linkInvalid' })
  })

  test('shows the current error, not the submitted one', () => {
    expect(shown(told({ wrong: ['name'] }), { name: 'Adalbert', link: '' })).toEqual({ name: 'nameTooLong' })
  })

  test('shows no error on a corrected field until the next submit', () => {
    const said = stillTold(told({ wrong: ['name'] }), check({ name: 'Ada', link: '' }), { name: 'Ada', link: '' })
    expect(shown(said, { name: '', link: '' })).toEqual({})
  })

  test('keeps a refusal of the server until its field changes', () => {
    const refused = { name: { problem: 'nameTaken', value: asRefused({ name: 'Ada' }, 'name') } }
    expect(shown(told({ refused }), { name: 'Ada', link: 'a.b' })).toEqual({ name: 'nameTaken' })
    expect(shown(told({ refused }), { name: 'Adam', link: '' })).toEqual({})
  })

  test('returns the same object while nothing changes', () => {
    const said = told({ wrong: ['name'] })
    expect(stillTold(said, { name: 'nameMissing' }, { name: '' })).toBe(said)
  })
})
