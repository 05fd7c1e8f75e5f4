import { expect, test } from 'vitest'
import { profileFields } from '../../contract.ts'
import { newDraft } from './wizard-draft.ts'
import { firstWrongStep, stepProblems } from './wizard-steps.ts'

const { fields } = newDraft({ email: 'ines@example.org' })
const person = { ...fields, contactLastName: 'Carvalho', contactFirstName: 'Inès', terms: true }
const right = { ...person, name: 'Cordée Lyon', description: 'A climbing club', tags: ['Climbing'] }

test("allows the brand word in the name of the platform's own issuer", () => {
  expect(stepProblems(4, { ...right, name: 'Blazon' })).toEqual({ name: 'nameInvalid' })
  expect(stepProblems(4, { ...right, name: 'Blazon' }, true)).toEqual({})
})

test('names each missing field of an empty first step', () => {
  expect(stepProblems(1, { ...fields, contactEmail: '' })).toEqual({
    contactLastName: 'lastNameMissing',
    contactFirstName: 'firstNameMissing',
    contactEmail: 'emailMissing',
    terms: 'termsNotValid',
  })
})

test('distinguishes long names from missing ones', () => {
  const long = { ...person, contactLastName: 'a'.repeat(51), contactFirstName: 'a'.repeat(31), contactEmail: 'a@b' }
  expect(stepProblems(1, long)).toEqual({
    contactLastName: 'lastNameTooLong',
    contactFirstName: 'firstNameTooLong',
    contactEmail: 'emailNotValid',
  })
})

test('starts with a valid banner colour and reports an invalid one', () => {
  expect(stepProblems(3, fields)).toEqual({})
  expect(stepProblems(3, { ...fields, bannerColor: '#12345' })).toEqual({ bannerColor: 'colorInvalid' })
})

test.each([
  ['ab', 'nameMissing'],
  ['a'.repeat(51), 'nameTooLong'],
  ['My B.l_a z-on club', 'nameInvalid'],
])('refuses the name %s', (name, problem) => {
  expect(stepProblems(4, { ...right, name })).toEqual({ name: problem })
})

test('requires a description and a tag', () => {
  expect(stepProblems(4, { ...right, description: 'ab', tags: [] })).toEqual({
    description: 'descriptionMissing',
    tags: 'tagMissing',
  })
  expect(stepProblems(4, { ...right, description: 'a'.repeat(351), sector: 'ab' })).toEqual({
    description: 'descriptionTooLong',
    sector: 'sectorInvalid',
  })
})

test('accepts missing links and reports invalid ones at their fields', () => {
  expect(stepProblems(5, right)).toEqual({})
  expect(stepProblems(5, { ...right, website: 'http://example.org', discord: 'https://example.org/x' })).toEqual({
    website: 'websiteInvalid',
    discord: 'linkInvalid',
  })
})

test('returns from the last step to the first invalid one', () => {
  expect(firstWrongStep(right)).toBeUndefined()
  expect(firstWrongStep({ ...right, name: '', terms: false })).toBe(1)
})

test('completes addresses that are typed without https://', () => {
  const typed = { ...right, website: 'example.org/club', discord: 'discord.gg/club', youtube: 'zoe.climbs' }
  expect(stepProblems(5, typed)).toEqual({})
  expect(profileFields.parse(typed)).toMatchObject({
    website: 'https://example.org/club',
    discord: 'https://discord.gg/club',
    youtube: 'https://www.youtube.com/@zoe.climbs',
  })
})
