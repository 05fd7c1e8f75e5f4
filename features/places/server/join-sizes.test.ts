import { expect, test } from 'vitest'
import { foldName } from '../city-search-rules.ts'
import { joinSizes } from './join-sizes.ts'

const listed = [
  { folded: foldName('Grenoble'), latitude: 45.17, longitude: 5.72 },
  { folded: foldName('Bogotá D.C.'), latitude: 4.6, longitude: -74.08 },
  { folded: foldName('Grenoble'), latitude: 48, longitude: 2 },
]

test('gives a size to the city of this name that is near, not to another one far away', () => {
  expect(joinSizes(listed, [['Grenoble', 159, 45.18, 5.71]])).toEqual({ sizes: [159, 0, 0], missing: [] })
})

test('trusts the name of the only city that has it, even where its coordinates are wrong', () => {
  const once = [{ folded: 'palermo', latitude: 37.5, longitude: 15 }]
  expect(joinSizes(once, [['Palermo', 648, 38.13, 13.33]])).toEqual({ sizes: [648], missing: [] })
})

test('knows a city whose name is longer in one of the lists', () => {
  expect(joinSizes(listed, [['Bogotá', 7674, 4.61, -74.08]]).sizes).toEqual([0, 7674, 0])
})

test('names large cities that the list lacks, and no smaller ones', () => {
  const { missing } = joinSizes(listed, [
    ['Palermo', 648, 38.13, 13.33],
    ['Somewhere', 31, 38, 13],
  ])
  expect(missing.map(([name]) => name)).toEqual(['Palermo'])
})
