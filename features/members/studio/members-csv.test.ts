import { expect, test } from 'vitest'
import { CSV_HEAD, csvOf } from './members-csv.ts'

const member = { pseudo: 'Léa', points: -5, badgeCount: 3, created: '2026-01-03T12:00:00.000Z', did: 'did:sdi:0x1' }

test('starts with the mark of UTF-8 and names its columns', () => {
  expect(CSV_HEAD).toBe('\ufeffPseudo,Points,Badges,Registration,Did\r\n')
})

test('writes negative points as numbers and neutralises a pseudo that is a formula', () => {
  expect(csvOf([member, { ...member, pseudo: '=HYPERLINK("x")' }])).toBe(
    'Léa,-5,3,2026-01-03,did:sdi:0x1\r\n"\'=HYPERLINK(""x"")",-5,3,2026-01-03,did:sdi:0x1\r\n',
  )
})
