import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveStorage, removeStorage } from '#ui/fields/testing-storage.ts'
import { isBegun, keepDraft, newDraft, readDraft } from './wizard-draft.ts'

const ADA = { email: 'ada@example.org' }
const NOA = { email: 'noa@example.org' }
beforeEach(() => giveStorage())
afterEach(removeStorage)

test('does not restore an untouched draft after a change of language', () => {
  keepDraft(newDraft(ADA, 'en'), ADA)
  const { draft } = readDraft(ADA, 'fr')
  expect(draft).toEqual(newDraft(ADA, 'fr'))
  expect(isBegun(draft, ADA)).toBe(false)
})

test('treats a draft with preset tags of another language as untouched', () => {
  expect(isBegun(newDraft(ADA, 'en'), ADA)).toBe(false)
  expect(isBegun(newDraft(ADA, 'fr'), ADA)).toBe(false)
})

test('treats a draft with changed tags as started', () => {
  const draft = newDraft(ADA, 'en')
  expect(isBegun({ ...draft, fields: { ...draft.fields, tags: [] } }, ADA)).toBe(true)
})

test('restores a started draft until its changes are undone', () => {
  const draft = newDraft(ADA, 'en')
  const written = { ...draft, fields: { ...draft.fields, name: 'Example Climbers' } }
  keepDraft(written, ADA)
  expect(readDraft(ADA, 'en').draft).toEqual(written)
  keepDraft(draft, ADA)
  expect(readDraft(ADA, 'en').draft).toEqual(draft)
})

test("keeps another person's draft on this device", () => {
  const draft = newDraft(ADA, 'en')
  const written = { ...draft, step: 3 }
  keepDraft(written, ADA)
  keepDraft(newDraft(NOA, 'en'), NOA)
  expect(readDraft(ADA, 'en').draft).toEqual(written)
})
