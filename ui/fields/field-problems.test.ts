import { describe, expect, test } from 'vitest'
import {
  asRefused,
  type FieldProblems,
  NO_ERRORS,
  remainingErrors,
  type ShownErrors,
  shownProblems,
} from './field-problems.ts'

const errors = (part: Partial<ShownErrors>): ShownErrors => ({ ...NO_ERRORS, ...part })
const check = ({ name, link }: { name: string; link: string }): FieldProblems => ({
  ...(name === '' ? { name: 'nameMissing' } : name.length > 5 && { name: 'nameTooLong' }),
  ...(link !== '' && !link.includes('.') && { link: 'linkInvalid' }),
})
const shown = (said: ShownErrors, values: { name: string; link: string }) =>
  shownProblems(remainingErrors(said, check(values), values), check(values))

describe('the errors of a form', () => {
  test('shows none before a submit', () => {
    expect(shown(NO_ERRORS, { name: '', link: 'x' })).toEqual({})
  })

  test('clears an error as soon as its field is valid, and keeps the others', () => {
    const said = errors({ wrong: ['name', 'link'] })
    expect(shown(said, { name: 'Ada', link: 'x' })).toEqual({ link: 'linkInvalid' })
  })

  test('keeps an error while its field is still invalid', () => {
    const said = errors({ wrong: ['link'] })
    expect(shown(said, { name: 'Ada', link: 'example' })).toEqual({ link: 'linkInvalid' })
  })

  test('shows the current error, not the submitted one', () => {
    expect(shown(errors({ wrong: ['name'] }), { name: 'Adalbert', link: '' })).toEqual({ name: 'nameTooLong' })
  })

  test('shows no error on a corrected field until the next submit', () => {
    const said = remainingErrors(errors({ wrong: ['name'] }), check({ name: 'Ada', link: '' }), {
      name: 'Ada',
      link: '',
    })
    expect(shown(said, { name: '', link: '' })).toEqual({})
  })

  test('keeps a refusal of the server until its field changes', () => {
    const refused = { name: { problem: 'nameTaken', value: asRefused({ name: 'Ada' }, 'name') } }
    expect(shown(errors({ refused }), { name: 'Ada', link: 'a.b' })).toEqual({ name: 'nameTaken' })
    expect(shown(errors({ refused }), { name: 'Adam', link: '' })).toEqual({})
  })

  test('returns the same object while nothing changes', () => {
    const said = errors({ wrong: ['name'] })
    expect(remainingErrors(said, { name: 'nameMissing' }, { name: '' })).toBe(said)
  })
})
