import { expect, test } from 'vitest'
import { sayIn } from '#ui/words/language.tsx'
import { panelWords } from '../texts.ts'
import { isWhollySent, stateOfSend } from './state-of-send.ts'

const send = { isPaused: false, status: 'sent', waiting: 100 } as const

test.each([
  ['that it is paused, whatever else', { isPaused: true, status: 'reading' }, { left: 5, rate: 2 }, 'Paused'],
  ['when it starts', { status: 'reading' }, { left: 5, rate: 0 }, 'Will be sent in 5 seconds'],
  ['that its list is read', { status: 'reading' }, { left: 0, rate: 2 }, 'Reading the list'],
  ['that it sends while its pace is not known', {}, { left: 0, rate: 0 }, 'Sending'],
  ['that it sends where nothing waits at no pace', { waiting: 0 }, { left: 0, rate: 0 }, 'Sending'],
  ['the seconds that are left, rounded up', { waiting: 101 }, { left: 0, rate: 50 }, 'Sending, 3 seconds left'],
  ['seconds below a minute and a half', { waiting: 89 }, { left: 0, rate: 1 }, 'Sending, 89 seconds left'],
  ['minutes from there on', { waiting: 90 }, { left: 0, rate: 1 }, 'Sending, 2 minutes left'],
] as const)('says of a send %s', (_, given, pace, said) => {
  expect(stateOfSend({ ...send, ...given }, pace, sayIn(panelWords, 'en'))).toBe(said)
})

const done = { status: 'sent', waiting: 0, delayed: 0, bounced: 0, refused: 0, failed: 0 } as const

test('takes a send for wholly sent once nothing of it waits, failed or was left out', () => {
  expect(isWhollySent(done)).toBe(true)
})

test.each([
  { status: 'stopped' },
  { status: 'undone' },
  { status: 'reading' },
  { waiting: 1 },
  { waiting: 1, delayed: 1 },
  { bounced: 1, failed: 1 },
  { refused: 1 },
] as const)('does not take a send for wholly sent with %j', (given) => {
  expect(isWhollySent({ ...done, ...given })).toBe(false)
})
