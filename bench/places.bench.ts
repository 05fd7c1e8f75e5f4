import { searchNames } from '#features/places/city-search-rules.ts'
import { readCountry } from '#features/places/server/read-country.ts'
import { printTable } from './print-table.ts'

const GOAL_MS = 20
const FOUND = 10
/** In the largest country: exact, partial, accented, misspelt and hopeless searches. */
const SEARCHES = [
  'New York',
  'san',
  'saint lou',
  'Chcago',
  'philadelfia',
  'zzzzzzzz',
  'Ñew Örléans',
  'q',
  'los angelse',
]
const ROUNDS = 40

const started = performance.now()
const { folded } = await readCountry('US')
const reading = performance.now() - started

const times = (run: (query: string) => unknown) =>
  Array.from({ length: ROUNDS }, () => SEARCHES)
    .flat()
    .map((query) => {
      const from = performance.now()
      run(query)
      return performance.now() - from
    })
    .sort((a, b) => a - b)
const p95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0

printTable([
  {
    figure: `search among ${folded.length} cities, p95`,
    value: p95(times((query) => searchNames(folded, query, { most: FOUND }))),
    unit: 'ms',
    goal: { most: GOAL_MS },
    peer: { name: 'plain filter', value: p95(times((query) => folded.filter((name) => name.includes(query)))) },
  },
  { figure: 'first search of a country: reading its file', value: reading, unit: 'ms', goal: { most: 500 } },
])
