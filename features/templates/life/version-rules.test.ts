import { expect, test } from 'vitest'
import { differencesOf } from './version-rules.ts'

const DATA: Parameters<typeof differencesOf>[0] = {
  id: 't',
  lang: 'en',
  name: 'Lead climbing',
  description: 'Leads a route.',
  criteria: 'Three routes.',
  image: '/ipfs/a',
  imageAlt: '',
  points: 0,
  date: '2026-01-01T00:00:00Z',
  expirationDate: '',
  expirationDuration: 0,
  timestamped: false,
  badgeCategory: 'ticket',
  issuerDID: 'did:sdi:0x1',
  limit: -1,
  hexColorRef: '',
  alignment: [],
  tags: [],
  credits: 0,
  suspendable: false,
  eventDetails: {
    name: false,
    seat: true,
    section: false,
    location: 'Lyon, France',
    streetAddress: '',
    startDate: '2026-05-01T18:00:00Z',
    endDate: '2026-05-01T20:00:00Z',
    timeZone: 'Europe/Paris',
    limit: -1,
  },
  badgeTheme: {
    backgroundCardColor: '#211970',
    textColor: '#FFFFFF',
    cardEffect: 'glare',
    textureImageURL: 'texture_1',
    isLogoBack: true,
    shape: 'shape_1',
  },
}
const TYPES = { CTDL: () => 'Entry' }
const { eventDetails, badgeTheme, ...plain } = DATA

test('finds no difference between identical versions', () => {
  expect(differencesOf(DATA, structuredClone(DATA), TYPES)).toEqual([])
})

test('lists skills, tags, credits and suspension as lines of text, types in words', () => {
  const [skill, other] = [
    { targetName: 'Knots', targetUrl: 'https://a.example/1', targetFramework: '', targetCode: 'K1', targetType: '' },
    { targetName: 'Maps', targetUrl: 'https://a.example/2', targetFramework: 'F', targetCode: '', targetType: 'CTDL' },
  ] as const
  const after = { ...DATA, alignment: [skill, other], tags: ['sea', 'sail'], credits: 2.5, suspendable: true }
  expect(differencesOf(DATA, after, TYPES)).toEqual([
    { field: 'alignment', before: '', after: 'Knots, K1, https://a.example/1\nMaps, F · Entry, https://a.example/2' },
    { field: 'tags', before: '', after: 'sea, sail' },
    { field: 'credits', before: 0, after: 2.5 },
    { field: 'suspendable', before: false, after: true },
  ])
})

test('lists each changed field with both values, including event and look', () => {
  const after = {
    ...plain,
    name: 'Lead',
    limit: 20,
    badgeTheme: { ...badgeTheme, isLogoBack: false },
    eventDetails: eventDetails && { ...eventDetails, seat: false, location: '' },
  }
  expect(differencesOf(DATA, after, TYPES)).toEqual([
    { field: 'name', before: 'Lead climbing', after: 'Lead' },
    { field: 'limit', before: -1, after: 20 },
    { field: 'location', before: 'Lyon, France', after: '' },
    { field: 'isLogoBack', before: true, after: false },
    { field: 'optionSeat', before: true, after: false },
  ])
})
