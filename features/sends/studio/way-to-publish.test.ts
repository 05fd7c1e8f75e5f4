import { expect, test } from 'vitest'
import { wayToPublish } from './way-to-publish.ts'

test('leads editors to their drafts, or to a new template', () => {
  expect(wayToPublish('ticket', 2, true)).toBe('/templates/ticket?status=unpublished')
  expect(wayToPublish('ticket', 0, true)).toBe('/templates/ticket?add=1')
  expect(wayToPublish('membership', 0, true)).toBe('/templates/membership?add=1&first=1')
})

test.each([0, 2])('leads people who cannot create nowhere with %i drafts', (drafts) => {
  expect(wayToPublish('ticket', drafts, false)).toBeUndefined()
})
