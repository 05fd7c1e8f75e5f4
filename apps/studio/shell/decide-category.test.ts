import { expect, test } from 'vitest'
import { decideCategory } from './decide-category.ts'

const counts = { basic: 0, community: 0, ticket: 2, role: 1 }

test('a contributor goes to the first category that has templates', () => {
  expect(decideCategory('basic', { isAdmin: false, counts })).toBe('ticket')
  expect(decideCategory('role', { isAdmin: false, counts })).toBeUndefined()
  expect(decideCategory('basic', { isAdmin: false, counts: {} })).toBeUndefined()
})

test('an admin stays, and nobody is redirected before the counts are known', () => {
  expect(decideCategory('basic', { isAdmin: true, counts })).toBeUndefined()
  expect(decideCategory('basic', { isAdmin: false, counts: undefined })).toBeUndefined()
})
