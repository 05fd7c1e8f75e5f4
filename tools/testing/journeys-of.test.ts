import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImports } from './import-graph.mjs'
import { DECLARED, journeyAt, journeysOf, SHARED } from './journeys-of.mjs'

const features = JSON.parse(readFileSync('features/order.json', 'utf8')) as string[]
const imports = await readImports('.')

test('each feature has a journey, or says that it has none', () => {
  const without = features.filter((feature) => journeysOf(feature, imports).length === 0 && !(feature in DECLARED))
  expect(without).toEqual([])
})

test('a feature that is said to have no journey has none', () => {
  const none = Object.keys(DECLARED).filter((feature) => DECLARED[feature]?.length === 0)
  expect(none.filter((feature) => journeysOf(feature, imports).length > 0)).toEqual([])
})

test('each declared feature and journey exists', () => {
  expect(Object.keys(DECLARED).filter((feature) => !features.includes(feature))).toEqual([])
  const journeys = [...Object.values(DECLARED).flat(), ...SHARED].map(journeyAt)
  expect(journeys.filter((file) => !existsSync(file))).toEqual([])
})
