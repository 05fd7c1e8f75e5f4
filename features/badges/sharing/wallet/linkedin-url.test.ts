import { expect, test } from 'vitest'
import { linkedinUrl } from './linkedin-url.ts'

const badge = { id: 'b1', title: 'Été & glace', issuedAt: '2026-01-31T23:30:00Z', issuer: { name: 'Cordée Lyon' } }

test('fills the form with name, issuer, dates and the page that proves the badge', () => {
  const url = new URL(linkedinUrl({ ...badge, validUntil: '2028-02-01T00:00:00Z' }, 'https://b.example/share/x?y=1&z'))
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Été & glace',
    organizationName: 'Cordée Lyon',
    issueYear: '2026',
    issueMonth: '1',
    expirationYear: '2028',
    expirationMonth: '2',
    certUrl: 'https://b.example/share/x?y=1&z',
    certId: 'b1',
  })
})

test('omits the expiry date of a badge without an end', () => {
  expect(linkedinUrl({ ...badge, validUntil: '' }, 'https://b.example')).not.toContain('expiration')
})
