import { expect, test } from 'vitest'
import { picturesOf } from './gallery-shelves.ts'

const picture = (url: string, found: string) => ({ url, thumb: url, alt: '', found })
const SHELVES = [
  { key: 'waters', name: 'Waters', pictures: [picture('sea', 'The sun setting into a violet sea Waters Eaux')] },
  {
    key: 'skies',
    name: 'Skies',
    pictures: [picture('star', 'A star Une Étoile filante'), picture('knot', 'A knot Un nœud au soleil')],
  },
]
const urls = (key: string | undefined, text: string) => picturesOf(SHELVES, key, text).map(({ url }) => url)

test('shows the pictures of all collections when none is open', () => {
  expect(urls(undefined, '')).toEqual(['sea', 'star', 'knot'])
})

test('shows the pictures of the open collection', () => {
  expect(urls('skies', '')).toEqual(['star', 'knot'])
})

test.each([
  ['a word of the other language', 'filante', ['star']],
  ['capitals and accents left out', 'ETOILE', ['star']],
  ['a ligature typed as two letters', 'noeud', ['knot']],
  ['several words in any order', 'sea  sun', ['sea']],
  ['the name of a collection', 'eaux', ['sea']],
  ['a word that no picture has', 'accordion', []],
])('finds by %s', (_, text, found) => {
  expect(urls(undefined, text)).toEqual(found)
})
