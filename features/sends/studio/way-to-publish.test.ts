import { expect, test } from 'vitest'
import { wayToPublish } from './way-to-publish.ts'

test('leads editors to their drafts, or to a new template', () => {
  expect(wayToPublish('ticket', 2, false)).toBe('/templates/ticket?status=unpublished')
  expect(wayToPublish('ticket', 0, false)).toBe('/templates/ticket?add=1')
})

test.each([0, 2])('leads a contributor nowhere with %i drafts', (drafts) => {
  expect(wayToPublish('ticket', drafts, true)).toBeUndefined()
})
