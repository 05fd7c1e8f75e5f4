import { expect, test } from 'vitest'
import { NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { MESSAGE_MAX } from '../mail/message-rules.ts'
import { faultsOf } from './use-options.ts'

const EMPTY = { message: '', note: '', ...NO_EVIDENCE }
const NONE = { message: undefined, isNoteTooLong: false, evidence: undefined }

test.each([
  ['finds nothing in what is left empty', {}, {}],
  ['finds a message that is too long', { message: 'x'.repeat(MESSAGE_MAX + 1) }, { message: 'sendMessageTooLong' }],
  ['accepts a note of the full length', { note: 'x'.repeat(NOTE_MAX) }, {}],
  ['finds a note that is too long', { note: 'x'.repeat(NOTE_MAX + 1) }, { isNoteTooLong: true }],
  ['finds evidence at no address', { evidenceUrl: 'nowhere' }, { evidence: 'evidenceUrlNotValid' }],
])('%s', (_, typed, faults) => {
  expect(faultsOf({ ...EMPTY, ...typed })).toEqual({ ...NONE, ...faults })
})
