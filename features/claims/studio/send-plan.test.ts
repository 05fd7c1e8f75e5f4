import { expect, test } from 'vitest'
import { countDoubles, planSend } from './send-plan.ts'

const good = (text: string) => ({ text, valid: true })
const bad = (text: string) => ({ text, valid: false })

test('people who hold the badge, unreadable addresses and doubles are read but not sent', () => {
  const chips = [good('ada@example.org'), good('lea@example.org'), bad('max@exmple'), good('zoe@example.org')]
  const plan = planSend(chips, 2, { holding: ['lea@example.org'], unsubscribed: [], left: 500 })
  expect(plan.read).toBe(6)
  expect(plan.ready).toEqual(['ada@example.org', 'zoe@example.org'])
  expect(plan.holding).toEqual(['lea@example.org'])
  expect(plan.unreadable).toEqual(['max@exmple'])
  expect(plan.left).toBe(498)
})

test('people who want no mails get a badge and use none of the mails of the day', () => {
  const known = { holding: [], unsubscribed: ['ada@example.org'], left: 1 }
  const plan = planSend([good('ada@example.org'), good('zoe@example.org')], 0, known)
  expect(plan.ready).toHaveLength(2)
  expect(plan.unwanted).toEqual(['ada@example.org'])
  expect(plan.left).toBe(0)
})

test('a send above the mails of the day says how many are too many', () => {
  const chips = ['a', 'b', 'c'].map((name) => good(`${name}@example.org`))
  expect(planSend(chips, 0, { holding: [], unsubscribed: [], left: 1 }).left).toBe(-2)
})

test('an answer about addresses that were removed since changes nothing', () => {
  const known = { holding: ['gone@example.org'], unsubscribed: ['left@example.org'], left: 10 }
  const plan = planSend([good('ada@example.org')], 0, known)
  expect(plan).toMatchObject({ holding: [], unwanted: [], ready: ['ada@example.org'], left: 9 })
})

test('until the server answers, readable addresses count as ready and the rest of the day is unknown', () => {
  expect(planSend([good('ada@example.org')], 0)).toMatchObject({ ready: ['ada@example.org'], left: undefined })
})

test('doubles are counted within a text and against what is there, but for case', () => {
  expect(countDoubles(['ada@example.org'], 'ADA@example.org; zoe@example.org Zoe@Example.org,max')).toBe(2)
  expect(countDoubles([], 'ada@example.org')).toBe(0)
  expect(countDoubles(['ada@example.org'], ' ')).toBe(0)
})
