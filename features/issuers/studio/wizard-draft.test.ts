import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveStorage, removeStorage } from '#ui/testing-storage.ts'
import { isBegun, keepDraft, newDraft, readDraft } from './wizard-draft.ts'

const ADA = { email: 'ada@example.org' }
const NOA = { email: 'noa@example.org' }
beforeEach(() => giveStorage())
afterEach(removeStorage)

test('a draft in which nobody wrote is not restored after the language changed', () => {
  keepDraft(newDraft(ADA, 'en'), ADA)
  const { draft } = readDraft(ADA, 'fr')
  expect(draft).toEqual(newDraft(ADA, 'fr'))
  expect(isBegun(draft, ADA)).toBe(false)
})

test('a draft whose preset tags are of another language was not begun', () => {
  expect(isBegun(newDraft(ADA, 'en'), ADA)).toBe(false)
  expect(isBegun(newDraft(ADA, 'fr'), ADA)).toBe(false)
})

test('a draft whose tags were changed was begun', () => {
  const draft = newDraft(ADA, 'en')
  expect(isBegun({ ...draft, fields: { ...draft.fields, tags: [] } }, ADA)).toBe(true)
})

test('what was written comes back, until it is removed again', () => {
  const draft = newDraft(ADA, 'en')
  const written = { ...draft, fields: { ...draft.fields, name: 'Example Climbers' } }
  keepDraft(written, ADA)
  expect(readDraft(ADA, 'en').draft).toEqual(written)
  keepDraft(draft, ADA)
  expect(readDraft(ADA, 'en').draft).toEqual(draft)
})

test('a new draft does not drop what somebody else wrote on this device', () => {
  const draft = newDraft(ADA, 'en')
  const written = { ...draft, step: 3 }
  keepDraft(written, ADA)
  keepDraft(newDraft(NOA, 'en'), NOA)
  expect(readDraft(ADA, 'en').draft).toEqual(written)
})
