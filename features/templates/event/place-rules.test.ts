import { expect, test } from 'vitest'
import { directionsUrl, joinUrl } from './place-rules.ts'

test('directions lead to the street and the city', () => {
  expect(directionsUrl({ location: 'Lyon, France', streetAddress: '12 rue Noire & Cie' })).toBe(
    'https://www.openstreetmap.org/search?query=12%20rue%20Noire%20%26%20Cie%2C%20Lyon%2C%20France',
  )
})

test('a virtual event has no directions', () => {
  expect(directionsUrl({ location: '', streetAddress: '12 rue Noire' })).toBe('')
})

test.each([
  ['Join at https://meet.example.org/abc. Bring a rope.', 'https://meet.example.org/abc'],
  ['(https://meet.example.org/a?b=1)', 'https://meet.example.org/a?b=1'],
  ['First https://one.example.org then https://two.example.org', 'https://one.example.org/'],
  ['http://plain.example.org is not private', ''],
  ['javascript:alert(1)', ''],
  ['Nothing here', ''],
])('the place to join in %j is %j', (text, url) => {
  expect(joinUrl(text)).toBe(url)
})
