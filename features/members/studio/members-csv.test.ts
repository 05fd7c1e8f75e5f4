import { expect, test } from 'vitest'
import { CSV_HEAD, csvOf } from './members-csv.ts'

const member = {
  pseudo: 'Léa',
  name: 'Léa Moreau',
  points: -5,
  badgeCount: 3,
  created: '2026-01-03T12:00:00.000Z',
  did: 'did:sdi:0x1',
}

test('starts with the mark of UTF-8 and names its columns', () => {
  expect(CSV_HEAD).toBe('\ufeffPseudo,Points,Badges,Registration,Did,Name\r\n')
})

test('writes negative points as numbers and neutralises names that are formulas', () => {
  expect(csvOf([member, { ...member, pseudo: '=HYPERLINK("x")', name: '+SUM(A1)' }])).toBe(
    'Léa,-5,3,2026-01-03,did:sdi:0x1,Léa Moreau\r\n"\'=HYPERLINK(""x"")",-5,3,2026-01-03,did:sdi:0x1,\'+SUM(A1)\r\n',
  )
})
