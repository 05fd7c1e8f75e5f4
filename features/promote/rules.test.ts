import { describe, expect, test } from 'vitest'
import { daysLater, hostOf, markEnd, publicDomainOf, renewableFrom } from './rules.ts'

const accepted = new Date('2026-11-20T12:00:00Z')

test('ends a mark after 24 months', () => {
  expect(markEnd(accepted)).toEqual(new Date('2028-11-20T12:00:00Z'))
})

test('lets a mark be asked for again from 60 days before its end', () => {
  // 20 days of November, 31 of October, 9 of September.
  expect(renewableFrom(accepted)).toEqual(new Date('2028-09-21T12:00:00Z'))
})

test('counts days of 24 hours, in both directions', () => {
  expect(daysLater(accepted, 1)).toEqual(new Date('2026-11-21T12:00:00Z'))
  expect(daysLater(accepted, -1)).toEqual(new Date('2026-11-19T12:00:00Z'))
})

test.each([
  ['https://Ateliers.example.org/team', 'ateliers.example.org'],
  ['https://example.org:8443/', 'example.org:8443'],
  ['example.org', ''],
  ['', ''],
])('of the website %j the host is %j', (website, host) => {
  expect(hostOf(website)).toBe(host)
})

describe('the domain that the public sees', () => {
  test('is what follows the last @', () => {
    expect(publicDomainOf('"a@gmail.com"@ateliers.example.org')).toBe('ateliers.example.org')
  })

  test('is that of a community also where it ends like a provider', () => {
    expect(publicDomainOf('lea@notgmail.com')).toBe('notgmail.com')
  })

  test.each(['gmail.com', 'proton.me', 'yopmail.com'])('is none for %s, with whom anyone has an address', (domain) => {
    expect(publicDomainOf(`lea@${domain}`)).toBe('')
  })
})
