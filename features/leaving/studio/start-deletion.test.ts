import { expect, test } from 'vitest'
import { CallProblem } from '#base/problem.ts'
import { startDeletion } from './start-deletion.ts'

/** What is noted about a deletion: whether it is said that the community was deleted. */
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

test('a deletion is noted before the server answers, because its sessions may end first', async () => {
  const told = note()
  await startDeletion(async () => {
    expect(told.noted.isDeleted).toBe(true)
    return { output: {} }
  }, told)
  expect(told.noted.isDeleted).toBe(true)
})

test.each([
  ['the session was over', 'signedOut', 401],
  ['the right was missing', 'notAllowed', 403],
  ['the server failed', 'serverError', 500],
])('nothing is said to be deleted where %s', async (_, key, status) => {
  const told = note()
  await startDeletion(async () => ({ problem: new CallProblem(key, 0, status) }), told)
  expect(told.noted.isDeleted).toBe(false)
})
