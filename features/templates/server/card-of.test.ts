import { expect, test } from 'vitest'
import { SECONDS_A_MONTH } from '../rules.ts'
import { cardOf } from './card-of.ts'
import type { TemplateRow } from './find-template.ts'

const template = {
  category: 'basic',
  lang: 'en',
  name: 'Lead climbing',
  imageCid: 'bpicture',
  timestamped: false,
  expirationDate: null,
  expirationDuration: null,
  points: 0,
} as unknown as TemplateRow
const issuer = { name: 'Cordée Lyon', imageCid: '' }

test.each([
  [{}, 'en', 'Certified, no end date'],
  [{}, 'fr', 'Certifié, sans date de fin'],
  [{ expirationDuration: SECONDS_A_MONTH }, 'en', 'Certified, valid 1 month'],
  [{ expirationDuration: 12 * SECONDS_A_MONTH }, 'fr', 'Certifié, valable 12 mois'],
  [{ expirationDate: new Date('2027-05-03T23:30:00Z') }, 'en', 'Certified, valid until 3 May 2027'],
  [{ expirationDate: new Date('2027-05-03T23:30:00Z') }, 'fr', 'Certifié, valable jusqu’au 3 mai 2027'],
] as const)('words %j in %s as "%s" below the title', (validity, language, subtitle) => {
  expect(cardOf(undefined, { ...template, ...validity }, issuer, { language }).subtitle).toBe(subtitle)
})

test("puts the recipient on the card of one badge, and '' for a missing picture", () => {
  const issuedOn = new Date('2026-11-21T10:00:00Z')
  const card = cardOf(undefined, template, issuer, { holderName: 'Malik', issuedOn, verifyUrl: 'https://b.example/v' })
  expect(card).toMatchObject({
    image: '/ipfs/bpicture',
    issuerImage: '',
    holderName: 'Malik',
    issuedOn: '2026-11-21T10:00:00.000Z',
    verifyUrl: 'https://b.example/v',
  })
  expect('validUntil' in card).toBe(false)
})
