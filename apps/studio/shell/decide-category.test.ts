import { expect, test } from 'vitest'
import { decideCategory } from './decide-category.ts'

const counts = { basic: 0, community: 0, ticket: 2, role: 1 }
const contributor = { isAdmin: false, isAdding: false }

test('a contributor goes to the first category that has templates', () => {
  expect(decideCategory('basic', { ...contributor, counts })).toBe('ticket')
  expect(decideCategory('role', { ...contributor, counts })).toBeUndefined()
  expect(decideCategory('basic', { ...contributor, counts: {} })).toBeUndefined()
})

test('admins stay, and nobody is redirected before the counts are known', () => {
  expect(decideCategory('basic', { ...contributor, isAdmin: true, counts })).toBeUndefined()
  expect(decideCategory('basic', { ...contributor, counts: undefined })).toBeUndefined()
})

test('a contributor who creates the first template of a category stays there', () => {
  expect(decideCategory('basic', { ...contributor, isAdding: true, counts })).toBeUndefined()
})
