import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveStorage, removeStorage } from '#ui/fields/testing-storage.ts'
import { isBegun, keepDraft, newDraft, readDraft } from './wizard-draft.ts'

const ADA = { email: 'ada@example.org' }
const NOA = { email: 'noa@example.org' }
beforeEach(() => giveStorage())
afterEach(removeStorage)

test('does not restore an untouched draft', () => {
  keepDraft(newDraft(ADA), ADA)
  const { draft } = readDraft(ADA)
  expect(draft).toEqual(newDraft(ADA))
  expect(isBegun(draft, ADA)).toBe(false)
})

test('starts without tags, and treats a chosen one as a start', () => {
  const draft = newDraft(ADA)
  expect(draft.fields.tags).toEqual([])
  expect(isBegun({ ...draft, fields: { ...draft.fields, tags: ['Freedom'] } }, ADA)).toBe(true)
})

test('restores a started draft until its changes are undone', () => {
  const draft = newDraft(ADA)
  const written = { ...draft, fields: { ...draft.fields, name: 'Example Climbers' } }
  keepDraft(written, ADA)
  expect(readDraft(ADA).draft).toEqual(written)
  keepDraft(draft, ADA)
  expect(readDraft(ADA).draft).toEqual(draft)
})

test("keeps another person's draft on this device", () => {
  const draft = newDraft(ADA)
  const written = { ...draft, step: 3 }
  keepDraft(written, ADA)
  keepDraft(newDraft(NOA), NOA)
  expect(readDraft(ADA).draft).toEqual(written)
})
