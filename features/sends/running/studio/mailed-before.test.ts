import { expect, test } from 'vitest'
import { mailedBefore, sentIn } from './mailed-before.ts'

const NOTHING = new Map<string, never>()
const send = (mailed: number, isAgain = false) => ({ id: 'one', mailed, isAgain })

test('counts no earlier e-mails for a first send, even when the page opens halfway', () => {
  const first = mailedBefore([send(30)], NOTHING)
  expect(mailedBefore([send(90)], first).get('one')?.mailed).toBe(0)
})

test('leaves out the earlier e-mails of a retried send until its end', () => {
  const first = mailedBefore([send(3, true)], NOTHING)
  expect(mailedBefore([send(4, true)], first).get('one')?.mailed).toBe(3)
})

test('starts counting again for a send retried after its end', () => {
  const first = mailedBefore([send(2)], NOTHING)
  expect(mailedBefore([send(3, true)], first).get('one')?.mailed).toBe(3)
  const meanwhile = mailedBefore([], mailedBefore([send(3, true)], NOTHING))
  expect(mailedBefore([send(4, true)], meanwhile).get('one')?.mailed).toBe(4)
})

test.each([
  ['badges that only wait in wallets', { status: 'sent', made: 3, mailed: 1 }, { isAgain: false, mailed: 0 }, 3],
  ['the e-mails of a retry', { status: 'sent', made: 9, mailed: 8 }, { isAgain: true, mailed: 6 }, 2],
  [
    'what was mailed before it was stopped',
    { status: 'stopped', made: 9, mailed: 4 },
    { isAgain: false, mailed: 0 },
    4,
  ],
] as const)('a send that ended counts %s', (_, send, before, count) => {
  expect(sentIn(send, before)).toBe(count)
})
