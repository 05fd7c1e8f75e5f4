import { expect, test } from 'vitest'
import { mailedBefore } from './mailed-before.ts'

const NOTHING = new Map<string, never>()
const send = (mailed: number, isAgain = false) => ({ id: 'one', mailed, isAgain })

test('of a send that goes for the first time nothing was told of, also where the page was opened in its middle', () => {
  const first = mailedBefore([send(30)], NOTHING)
  expect(mailedBefore([send(90)], first).get('one')?.mailed).toBe(0)
})

test('of one that goes once more what had gone then is left out to its end', () => {
  const first = mailedBefore([send(3, true)], NOTHING)
  expect(mailedBefore([send(4, true)], first).get('one')?.mailed).toBe(3)
})

test('one that goes once more as soon as it has ended, or after that, begins anew', () => {
  const first = mailedBefore([send(2)], NOTHING)
  expect(mailedBefore([send(3, true)], first).get('one')?.mailed).toBe(3)
  const meanwhile = mailedBefore([], mailedBefore([send(3, true)], NOTHING))
  expect(mailedBefore([send(4, true)], meanwhile).get('one')?.mailed).toBe(4)
})
