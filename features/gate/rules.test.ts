import { expect, test } from 'vitest'
import { isOutsideGate } from './rules.ts'

// Decision 20: the pages that people reach by a link of theirs stay open.
test.each([
  '/protected',
  '/verify',
  '/verify/b1',
  '/share/b1',
  '/shown/s1',
  '/embed/b1',
  '/claim/t',
  '/steward/t',
  '/verifier/t',
  '/kiosk/t',
])('leaves %s open', (path) => {
  expect(isOutsideGate(path)).toBe(true)
})

test.each(['/', '/templates', '/verifyx', '/verify-x', '/settings/verify/', '/x/protected', ' /verify', ''])(
  'keeps %j behind the password',
  (path) => {
    expect(isOutsideGate(path)).toBe(false)
  },
)
