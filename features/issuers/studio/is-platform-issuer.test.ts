import { expect, test } from 'vitest'
import { isPlatformIssuer } from './is-platform-issuer.ts'

const OWN = 'did:sdi:0x00000000000000000000000000000000000000Ab'

/** A page whose head names the platform's issuer, or no issuer. */
function openPage(issuer?: string): void {
  const querySelector = () => (issuer === undefined ? null : { content: issuer })
  Object.assign(globalThis, { document: { querySelector } })
}

test("recognizes the platform's own issuer, however its DID is written", () => {
  openPage(OWN.toLowerCase())
  expect(isPlatformIssuer(OWN)).toBe(true)
  expect(isPlatformIssuer('did:sdi:0x1')).toBe(false)
})

test.each([undefined, ''])('recognizes nobody, even without a DID, when the page names %j', (named) => {
  openPage(named)
  expect([OWN, '', undefined].map(isPlatformIssuer)).toEqual([false, false, false])
})
