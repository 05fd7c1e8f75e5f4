import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'

const ORDER: string[] = JSON.parse(readFileSync('features/order.json', 'utf8'))

test('features are joined as they are layered, so that lower ones come first', () => {
  const names = FEATURES.map(({ name }) => name)
  expect(names).toEqual(ORDER.filter((name) => names.includes(name)))
})
