import { expect, test } from 'vitest'
import { newDraft } from './wizard-draft.ts'
import { firstWrongStep, stepProblems } from './wizard-steps.ts'

const { fields } = newDraft({ email: 'ines@example.org' }, 'en')
const person = { ...fields, contactLastName: 'Carvalho', contactFirstName: 'Inès', terms: true }
const right = { ...person, name: 'Cordée Lyon', description: 'A climbing club' }

test('the platform’s own issuer may have the brand word in its name', () => {
  expect(stepProblems(4, { ...right, name: 'Blazon' })).toEqual({ name: 'nameInvalid' })
  expect(stepProblems(4, { ...right, name: 'Blazon' }, true)).toEqual({})
})

test('an empty first step names each field that is missing', () => {
  expect(stepProblems(1, { ...fields, contactEmail: '' })).toEqual({
    contactLastName: 'lastNameMissing',
    contactFirstName: 'firstNameMissing',
    contactEmail: 'emailMissing',
    terms: 'termsNotValid',
  })
})

test('names that are too long are told apart from missing ones', () => {
  const long = { ...person, contactLastName: 'a'.repeat(51), contactFirstName: 'a'.repeat(31), contactEmail: 'a@b' }
  expect(stepProblems(1, long)).toEqual({
    contactLastName: 'lastNameTooLong',
    contactFirstName: 'firstNameTooLong',
    contactEmail: 'emailNotValid',
  })
})

test('the banner starts with a valid colour, and a wrong one is told', () => {
  expect(stepProblems(3, fields)).toEqual({})
  expect(stepProblems(3, { ...fields, bannerColor: '#12345' })).toEqual({ bannerColor: 'colorInvalid' })
})

test.each([
  ['ab', 'nameMissing'],
  ['a'.repeat(51), 'nameTooLong'],
  ['My B.l_a z-on club', 'nameInvalid'],
])('the name %s is refused', (name, problem) => {
  expect(stepProblems(4, { ...right, name })).toEqual({ name: problem })
})

test('the details need a description and a tag', () => {
  expect(stepProblems(4, { ...right, description: 'ab', tags: [] })).toEqual({
    description: 'descriptionMissing',
    tags: 'tagMissing',
  })
  expect(stepProblems(4, { ...right, description: 'a'.repeat(351), sector: 'ab' })).toEqual({
    description: 'descriptionTooLong',
    sector: 'sectorInvalid',
  })
})

test('links are optional; wrong ones are told beside their field', () => {
  expect(stepProblems(5, right)).toEqual({})
  expect(stepProblems(5, { ...right, website: 'http://example.org', discord: 'https://example.org/x' })).toEqual({
    website: 'websiteInvalid',
    discord: 'linkInvalid',
  })
})

test('the last step goes back to the first one that is not right', () => {
  expect(firstWrongStep(right)).toBeUndefined()
  expect(firstWrongStep({ ...right, name: '', terms: false })).toBe(1)
})
