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

test.each([
  ['', ''],
  [' https://example.org/report ', 'https://example.org/report'],
  ['HTTPS://Example.org', 'https://example.org/'],
  ['https://example.org:8443/a?b=c&d=%20#e', 'https://example.org:8443/a?b=c&d=%20#e'],
  ['https://exämple.org/été', 'https://xn--exmple-cua.org/%C3%A9t%C3%A9'],
  ['https://example.org/a[1]|{2}', 'https://example.org/a%5B1%5D%7C%7B2%7D'],
  ['https://example.org/100%', 'https://example.org/100%25'],
  [long(EVIDENCE_URL_MAX), long(EVIDENCE_URL_MAX)],
])('reads the address %j', (typed, signed) => {
  expect(readEvidenceUrl(typed)).toBe(signed)
})

test.each([
  'example.org/report',
  'http://example.org/report',
  'https:example.org',
  'javascript:alert(1)',
  'https://localhost/report',
  'https://example.org./report',
  'https://[::1]/report',
  'https://lea@example.org/report',
  'https://lea:secret@example.org/report',
  'https://example.org/a report',
  'https://example.org/a\nreport',
  'https://',
  long(EVIDENCE_URL_MAX + 1),
  `https://example.org/${'é'.repeat(100)}`,
])('refuses the address %j', (typed) => {
  expect(readEvidenceUrl(typed)).toBeUndefined()
  expect(evidenceFault({ ...NO_EVIDENCE, evidenceUrl: typed })).toBe('evidenceUrlNotValid')
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
