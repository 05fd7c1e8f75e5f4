import { describe, expect, test } from 'vitest'
import { asRefused, type FieldProblems, NOTHING_TOLD, shownProblems, stillTold, type Told } from './field-problems.ts'

const told = (part: Partial<Told>): Told => ({ ...NOTHING_TOLD, ...part })
const check = ({ name, link }: { name: string; link: string }): FieldProblems => ({
  ...(name === '' ? { name: 'nameMissing' } : name.length > 5 && { name: 'nameTooLong' }),
  ...(link !== '' && !link.includes('.') && { link: 'linkInvalid' }),
})
const shown = (said: Told, values: { name: string; link: string }) =>
  shownProblems(stillTold(said, check(values), values), check(values))

describe('what a form says at its fields', () => {
  test('says nothing before it was submitted', () => {
    expect(shown(NOTHING_TOLD, { name: '', link: 'x' })).toEqual({})
  })

  test('an error goes as soon as its field is valid, and the others stay', () => {
    const said = told({ wrong: ['name', 'link'] })
    expect(shown(said, { name: 'Ada', link: 'x' })).toEqual({ link: 'linkInvalid' })
  })

  test('an error stays while its field changes and is still not valid', () => {
    const said = told({ wrong: ['link'] })
    expect(shown(said, { name: 'Ada', link: 'example' })).toEqual({ link: 'linkInvalid' })
  })

  test('an error says what is wrong now, not what was wrong when it was submitted', () => {
    expect(shown(told({ wrong: ['name'] }), { name: 'Adalbert', link: '' })).toEqual({ name: 'nameTooLong' })
  })

  test('a field that was put right is quiet until the next submit', () => {
    const said = stillTold(told({ wrong: ['name'] }), check({ name: 'Ada', link: '' }), { name: 'Ada', link: '' })
    expect(shown(said, { name: '', link: '' })).toEqual({})
  })

  test('a refusal of the server stays until its own field has another value', () => {
    const refused = { name: { problem: 'nameTaken', value: asRefused({ name: 'Ada' }, 'name') } }
    expect(shown(told({ refused }), { name: 'Ada', link: 'a.b' })).toEqual({ name: 'nameTaken' })
    expect(shown(told({ refused }), { name: 'Adam', link: '' })).toEqual({})
  })

  test('nothing is made anew while nothing drops out', () => {
    const said = told({ wrong: ['name'] })
    expect(stillTold(said, { name: 'nameMissing' }, { name: '' })).toBe(said)
  })
})
