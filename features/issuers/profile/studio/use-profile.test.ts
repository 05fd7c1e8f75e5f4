import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDraft } from '../../sign-up/studio/wizard-draft.ts'
import { firstProblem, profileProblems } from './use-profile.ts'

const DID = 'did:sdi:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const before = { name: 'Cordée Lyon', did: DID, isPlatform: false }
const fields = {
  ...newDraft({ email: 'ines@example.org' }).fields,
  name: 'Cordée Lyon',
  description: 'A climbing club',
  tags: ['Climbing'],
}
const platformIs = (did: string) => vi.stubGlobal('document', { querySelector: () => ({ content: did }) })

beforeEach(() => platformIs(''))
afterEach(() => vi.unstubAllGlobals())

test('finds no problem in a complete profile', () => {
  expect(profileProblems(fields, before)).toEqual({})
})

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['no description', { description: '' }, 'description'],
  ['a malformed website', { website: 'not a site' }, 'website'],
  ['no color', { bannerColor: '#12' }, 'bannerColor'],
] as const)('finds %s', (_, change, field) => {
  expect(Object.keys(profileProblems({ ...fields, ...change }, before))).toEqual([field])
})

test('names the problem of the first wrong field of the page', () => {
  const problems = profileProblems({ ...fields, bannerColor: '#12', website: 'club', tags: [] }, before)
  expect(firstProblem(problems)).toBe('tagMissing')
  expect(firstProblem({})).toBeUndefined()
})

test('refuses a new name that imitates the brand', () => {
  expect(profileProblems({ ...fields, name: 'Blazon official' }, before)).toEqual({ name: 'nameInvalid' })
})

test('lets a community keep its current name', () => {
  const name = 'Blazon official'
  expect(profileProblems({ ...fields, name }, { ...before, name })).toEqual({})
})

test('lets the community that the operator named use the brand', () => {
  expect(profileProblems({ ...fields, name: 'Blazon official' }, { ...before, isPlatform: true })).toEqual({})
})

test("lets the platform's own community use the brand", () => {
  platformIs(DID)
  expect(profileProblems({ ...fields, name: 'Blazon official' }, before)).toEqual({})
})
