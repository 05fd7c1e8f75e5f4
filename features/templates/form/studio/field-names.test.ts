import { expect, test } from 'vitest'
import { namesOfWrong } from './field-names.ts'
import { formFields, formProblems } from './form-check.ts'
import { startValues } from './form-values.ts'

const empty = formProblems('ticket', formFields('ticket', startValues('ticket'), 'en'))

test('names the wrong fields of a form from top to bottom, in the language of the reader', () => {
  expect(namesOfWrong('ticket', empty, 'en')).toBe('Picture, Title, Description, Criteria, Starts, Ends, Place')
  expect(namesOfWrong('ticket', empty, 'fr')).toBe('Image, Titre, Description, Critères, Début, Fin, Lieu')
})

test('names only the fields of a step', () => {
  expect(namesOfWrong('ticket', empty, 'en', ['name', 'location'])).toBe('Title, Place')
})

test('names several wrong skills once, and nothing without a problem', () => {
  const skills = { 'alignment.0.targetUrl': 'x', 'alignment.1.targetName': 'x', name: undefined }
  expect(namesOfWrong('basic', skills, 'en')).toBe('Skills')
  expect(namesOfWrong('basic', {}, 'en')).toBe('')
})

test('calls the one colour of a role by the label that it has there', () => {
  expect(namesOfWrong('role', { themeBgColor: 'colorInvalid' }, 'en')).toBe('Colour')
  expect(namesOfWrong('basic', { themeBgColor: 'colorInvalid' }, 'en')).toBe('Background')
})
