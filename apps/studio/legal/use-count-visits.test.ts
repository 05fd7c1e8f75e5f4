import { expect, test } from 'vitest'
import { visitOf } from './use-count-visits.ts'

test.each([
  ['/studio/templates/$category', '/templates/$category'],
  ['/studio/search', '/search'],
  ['/signin', '/signin'],
  ['/', '/'],
])('counts only the pattern of %s', (routeId, route) => {
  expect(JSON.parse(visitOf(routeId))).toEqual({ route })
})
