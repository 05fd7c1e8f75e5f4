import { expect, test } from 'vitest'
import { decideCategory } from './decide-category.ts'

const counts = { basic: 0, community: 0, ticket: 2, role: 1 }

test('a contributor who cannot create goes to the first category that has templates', () => {
  expect(decideCategory('basic', { mayCreate: false, counts })).toBe('ticket')
  expect(decideCategory('role', { mayCreate: false, counts })).toBeUndefined()
  expect(decideCategory('basic', { mayCreate: false, counts: {} })).toBeUndefined()
})

test('people who can create stay, and nobody is redirected before the counts are known', () => {
  expect(decideCategory('basic', { mayCreate: true, counts })).toBeUndefined()
  expect(decideCategory('basic', { mayCreate: false, counts: undefined })).toBeUndefined()
})
