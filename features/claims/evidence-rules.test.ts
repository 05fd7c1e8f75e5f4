import { expect, test } from 'vitest'
import {
  EVIDENCE_TEXT_MAX,
  EVIDENCE_URL_MAX,
  evidenceFault,
  evidenceFor,
  NO_EVIDENCE,
  readEvidenceText,
  readEvidenceUrl,
} from './evidence-rules.ts'

const long = (length: number) => `https://example.org/${'a'.repeat(length - 'https://example.org/'.length)}`

test('allows an address of 500 characters and no more, and none that is not https', () => {
  expect(readEvidenceUrl(long(EVIDENCE_URL_MAX))).toBe(long(EVIDENCE_URL_MAX))
  for (const evidenceUrl of [long(EVIDENCE_URL_MAX + 1), 'http://example.org/report'])
    expect(evidenceFault({ ...NO_EVIDENCE, evidenceUrl })).toBe('evidenceUrlNotValid')
})

test('allows a text of 1,000 characters and no more', () => {
  expect(evidenceFault({ ...NO_EVIDENCE, evidenceText: 'x'.repeat(EVIDENCE_TEXT_MAX) })).toBeUndefined()
  expect(evidenceFault({ ...NO_EVIDENCE, evidenceText: 'x'.repeat(EVIDENCE_TEXT_MAX + 1) })).toBe('evidenceTextTooLong')
})

test("reads a cell's lines without characters that nobody can see", () => {
  expect(readEvidenceText(' One\r\n\u200bTwo\tthree\u202e\rFour \n')).toBe('One\nTwo three\nFour')
})

test('prefers the evidence of a recipient, as a whole, to that of the send', () => {
  const ofSend = { evidenceUrl: 'https://example.org/all', evidenceText: 'All' }
  expect(evidenceFor({ evidenceText: 'Mine' }, ofSend)).toEqual({ evidenceUrl: '', evidenceText: 'Mine' })
  expect(evidenceFor({ evidenceUrl: '', evidenceText: ' ' }, ofSend)).toEqual(ofSend)
})

test('counts a text without the spaces around it', () => {
  const evidenceText = ` ${'x'.repeat(EVIDENCE_TEXT_MAX)} `
  expect(evidenceFault({ ...NO_EVIDENCE, evidenceText })).toBeUndefined()
})

test('refuses a text with a character that cannot be signed', () => {
  expect(evidenceFault({ ...NO_EVIDENCE, evidenceText: 'One\u0000' })).toBe('evidenceTextCharacters')
})

test('prefers an address of a recipient alone, but not one of spaces', () => {
  const ofSend = { evidenceUrl: 'https://example.org/all', evidenceText: 'All' }
  const evidenceUrl = 'https://example.org/mine'
  expect(evidenceFor({ evidenceUrl }, ofSend)).toEqual({ evidenceUrl, evidenceText: '' })
  expect(evidenceFor({ evidenceUrl: ' ' }, ofSend)).toEqual(ofSend)
})
