import { describe, expect, test } from 'vitest'
import { findZones, isTimeZone, knownZones, readZone, zoneLabel, zoneOffset, zoneSearchName } from './zone-rules.ts'

test.each([
  ['Europe/Paris', 'Europe', 'Paris'],
  ['America/New_York', 'America', 'New York'],
  ['America/Argentina/Salta', 'America', 'Salta, Argentina'],
  ['UTC', 'other', 'UTC'],
  ['Etc/GMT+5', 'other', 'Etc/GMT+5'],
])('lists %s under %s as %s', (name, region, city) => {
  expect(readZone(name)).toEqual({ region, city })
})

test('lists the zone of a stored event even when this machine does not know it', () => {
  expect(knownZones('Mars/Olympus')).toContain('Mars/Olympus')
  expect(knownZones('Europe/Paris').filter((name) => name === 'Europe/Paris')).toHaveLength(1)
})

test('finds an unknown zone by its name, without a difference from UTC', () => {
  expect(zoneOffset('Mars/Olympus', new Date())).toBe('')
  expect(findZones(['Mars/Olympus'], [zoneSearchName('Mars/Olympus', 'fr')], 'olympus')).toEqual(['Mars/Olympus'])
})

test.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['', false],
  ['Mars/Olympus', false],
])('checks "%s" as a time zone: %s', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown)
})

test('computes the difference from UTC at the moment, including summer time', () => {
  expect(zoneOffset('Europe/Paris', new Date('2026-12-12T12:00:00Z'))).toBe('UTC+1')
  expect(zoneOffset('Europe/Paris', new Date('2026-07-12T12:00:00Z'))).toBe('UTC+2')
  expect(zoneOffset('Asia/Kolkata', new Date())).toBe('UTC+5:30')
})

describe('a typed time zone', () => {
  const zones = knownZones('')
  const names = {
    en: zones.map((name) => zoneSearchName(name, 'en')),
    fr: zones.map((name) => zoneSearchName(name, 'fr')),
  }
  test.each([
    ['paris', 'en', 'Europe/Paris'],
    ['new york', 'en', 'America/New_York'],
    ['america new', 'en', 'America/New_York'],
    ['Sao Paulo', 'fr', 'America/Sao_Paulo'],
    ['royaume', 'fr', 'Europe/London'],
    ['japon', 'fr', 'Asia/Tokyo'],
    ['utc', 'en', 'UTC'],
  ] as const)('"%s" (%s) finds %s first', (typed, language, zone) => {
    expect(findZones(zones, names[language], typed)[0]).toBe(zone)
  })
})

test.each([
  ['', 'UTC'],
  ['UTC', 'UTC'],
  ['America/Argentina/Salta', 'Salta, Argentina, UTC-3'],
  ['Mars/Olympus', 'UTC'],
])('names the zone "%s" beside a time as %s', (zone, label) => {
  expect(zoneLabel(zone, new Date('2026-12-05T19:00:00Z'))).toBe(label)
})
