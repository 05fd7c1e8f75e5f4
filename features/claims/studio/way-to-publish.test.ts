import { expect, test } from 'vitest'
import { wayToPublish } from './way-to-publish.ts'

test('people who make templates are led to their drafts, or to a new template', () => {
  expect(wayToPublish('ticket', 2, false)).toBe('/templates/ticket?status=unpublished')
  expect(wayToPublish('ticket', 0, false)).toBe('/templates/ticket?add=1')
})

test.each([0, 2])('a contributor is led nowhere with %i drafts', (drafts) => {
  expect(wayToPublish('ticket', drafts, true)).toBeUndefined()
})
