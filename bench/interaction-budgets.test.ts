import { expect, test } from 'vitest'
import { nextBudget } from './interaction-budgets.ts'

const menu = { app: 'studio', kind: 'press' } as const

test('a budget is 1.3 times the measured, at most the goal', () => {
  expect(nextBudget(menu, 10)).toBe(13)
  expect(nextBudget(menu, 24)).toBe(25)
  expect(nextBudget({ app: 'wallet', kind: 'key' }, 9)).toBe(4)
})

test('a budget may fall and never rises', () => {
  expect(nextBudget(menu, 10, 9)).toBe(9)
  expect(nextBudget(menu, 5, 9)).toBe(6.5)
})
