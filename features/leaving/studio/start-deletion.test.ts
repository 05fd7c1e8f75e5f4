import { expect, test } from 'vitest'
import { CallProblem } from '#base/problem.ts'
import { fateOf, startDeletion } from './start-deletion.ts'

/** Records whether the community is noted as deleted. */
function note() {
  const noted = { isDeleted: false }
  return {
    noted,
    onDeleting: () => {
      noted.isDeleted = true
    },
    onKept: () => {
      noted.isDeleted = false
    },
  }
}

test('notes a deletion before the response, because its sessions may end first', async () => {
  const listeners = note()
  await startDeletion(async () => {
    expect(listeners.noted.isDeleted).toBe(true)
    return { output: {} }
  }, listeners)
  expect(listeners.noted.isDeleted).toBe(true)
})

test.each([
  ['the session was over', 'signedOut', 401],
  ['the right was missing', 'notAllowed', 403],
  ['the server failed', 'serverError', 500],
])('notes no deletion when %s', async (_, key, status) => {
  const listeners = note()
  await startDeletion(async () => ({ problem: new CallProblem(key, 0, status) }), listeners)
  expect(listeners.noted.isDeleted).toBe(false)
})

test.each([
  [{ status: 'waiting' }, 'waits'],
  [{ status: 'pending' }, 'deleted'],
  [{ status: 'treating' }, 'deleted'],
  [{ status: 'error', message: 'signedOut' }, 'deleted'],
  [{ status: 'error', message: 'serverError' }, 'failed'],
  [{ status: 'canceled' }, 'kept'],
] as const)('reads %o as a community that is %s', (operation, fate) => {
  expect(fateOf(operation)).toBe(fate)
})
