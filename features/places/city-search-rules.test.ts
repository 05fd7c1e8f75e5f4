import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldName, searchNames, slipsToPrefix } from './city-search-rules.ts'

const TOWNS = [
  'Lyon',
  'Saint-Étienne',
  "L'Isle-d'Abeau",
  'Nœux-les-Mines',
  'Lyons-la-Forêt',
  'Grenoble',
  'Le Lyaud',
  'Łódź',
]
const folded = TOWNS.map(foldName)
const search = (query: string, most = 10) => searchNames(folded, query, { most }).map((at) => TOWNS[at])

describe('a search for a city', () => {
  test('lists the exact name before longer names that start with it', () => {
    expect(search('lyon').slice(0, 2)).toEqual(['Lyon', 'Lyons-la-Forêt'])
  })
  test('lists a large city before smaller ones whose names start alike, and the exact name before both', () => {
    const names = ['Grenay', 'Grenade', 'Grenoble', 'Gren', 'Le Grenier']
    const found = searchNames(names.map(foldName), 'gren', { most: 5, sizes: [0, 9, 158, 0, 500] })
    expect(found.map((at) => names[at])).toEqual(['Gren', 'Grenoble', 'Grenade', 'Grenay', 'Le Grenier'])
  })
  test('ignores accents, case, hyphens, apostrophes and ligatures', () => {
    for (const query of ['saint etienne', 'SAINT-ETIENNE', 'st étienne', 'Ｓaint Étienne']) {
      expect(search(query)[0]).toBe('Saint-Étienne')
    }
    expect(search('isle d abeau')[0]).toBe("L'Isle-d'Abeau")
    expect(search('noeux')[0]).toBe('Nœux-les-Mines')
    expect(search('lodz')[0]).toBe('Łódź')
  })
  test('finds a word inside a name, and an unfinished one', () => {
    expect(search('foret')).toEqual(['Lyons-la-Forêt'])
    expect(search('st')).not.toContain('Lyon')
  })
  test.each([
    ['grenobel', 'Grenoble'],
    ['grnoble', 'Grenoble'],
    ['grennoble', 'Grenoble'],
    ['Etiene', 'Saint-Étienne'],
    ['Lyno', 'Lyon'],
  ])('forgives a typing error: %s means %s', (query, town) => {
    expect(search(query)).toContain(town)
  })
  test('does not guess from three letters or none', () => {
    expect(search('lxo')).toEqual([])
    expect(search('  -- ')).toEqual([])
  })
  test('returns no more than the requested number', () => {
    expect(search('l', 2)).toHaveLength(2)
  })
})

test('counts the errors to the closest prefix like an unbounded count', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(letters, letters, (typed, name) => {
      const beginnings = Array.from({ length: name.length + 1 }, (_, end) => swapsAndEdits(typed, name.slice(0, end)))
      expect(slipsToPrefix(typed, name, 2)).toBe(Math.min(3, ...beginnings))
    }),
  )
})

/** Optimal string alignment by its recursive definition. */
function swapsAndEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    swapsAndEdits(a.slice(0, -1), b) + 1,
    swapsAndEdits(a, b.slice(0, -1)) + 1,
    swapsAndEdits(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? swapsAndEdits(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}
