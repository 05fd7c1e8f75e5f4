import { expect, test } from 'vitest'
import { edgesInRings } from './ring-rules.ts'

/** A ring of people named after it, each of whom gave to the next. */
const ring = (name: string, people: number) =>
  Array.from({ length: people }, (_, at) => ({ giver: `${name}${at}`, recipient: `${name}${(at + 1) % people}` }))

test.each([
  [2, 'pair'],
  [3, 'ring'],
  [4, 'ring'],
  [5, 'ring'],
])('finds a ring of %i people', (people, mark) => {
  const found = edgesInRings(ring('a', people))
  expect(found).toHaveLength(people)
  expect(new Set(found.map((edge) => edge.mark))).toEqual(new Set([mark]))
})

test('finds no ring of six, no chain, and nobody who gives to themselves', () => {
  expect(edgesInRings(ring('a', 6))).toEqual([])
  expect(edgesInRings(ring('a', 5).slice(1))).toEqual([])
  expect(edgesInRings([{ giver: 'a', recipient: 'a' }])).toEqual([])
})

test('marks the edges of rings only, and calls a pair a pair where it is in a ring too', () => {
  const outside = { giver: 'a0', recipient: 'x' }
  const back = { giver: 'a1', recipient: 'a0' }
  const found = edgesInRings([...ring('a', 3), back, outside, ...ring('b', 6)])
  const marks = Object.fromEntries(found.map(({ giver, recipient, mark }) => [giver + recipient, mark]))
  expect(marks).toEqual({ a0a1: 'pair', a1a0: 'pair', a1a2: 'ring', a2a0: 'ring' })
})

test('finds both of two rings of five that share three people', () => {
  const rings = [...ring('a', 5), { giver: 'a0', recipient: 'b1' }, { giver: 'b1', recipient: 'a2' }]
  expect(edgesInRings(rings)).toHaveLength(7)
})

test('finds no ring where two ways lead to one person, who leads nowhere', () => {
  const ways = ['b', 'c'].flatMap((way) => [
    { giver: 'a', recipient: way },
    { giver: way, recipient: 'd' },
  ])
  expect(edgesInRings(ways)).toEqual([])
})
