import { NotReadable } from './not-readable.ts'

const OFFER = /^(?:openid-credential-offer|openid-initiate-issuance|haip|haip-vci|eu-eaa-offer):/i
const OFFER_ADDRESS = /^https?:\/\/\S+[?&]credential_offer(?:_uri)?=/i
const JWE = /^eyJ[\w-]+\.[\w-]*\.[\w-]*\.[\w-]+\.[\w-]+$/
const ARMOUR = /^-----BEGIN (?:PGP MESSAGE|AGE ENCRYPTED FILE|ENCRYPTED [A-Z ]+|PKCS7|CMS)-----/
/** Declarations and comments may come before the first element. */
const FIRST_ELEMENT = /^(?:\s|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!doctype[^>[]*>)*<(?:[\w-]+:)?([\w-]+)/i
const DOCTYPE_HTML = /^(?:\s|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->)*<!doctype\s+html/i
/** How much of a text is looked at. */
const START = 4000
const OF_PAGES = ['html', 'head', 'body', 'meta', 'title', 'script', 'style', 'link', 'base', 'div', 'p', 'a', 'span']

/** Throws `NotReadable` for a text that is no JSON but has a name: a credential offer, or an encrypted message. */
export function refuseOtherTexts(text: string): void {
  if (isOfferAddress(text)) throw new NotReadable('offerInstead')
  if (JWE.test(text) || ARMOUR.test(text)) throw new NotReadable('encryptedFile')
}

/** Whether an address is a credential offer, which only a wallet can take. */
export function isOfferAddress(text: string): boolean {
  return OFFER.test(text) || OFFER_ADDRESS.test(text)
}

/** Whether a text with angle brackets is a web page, and not a picture. */
export function isWebPage(text: string): boolean {
  const start = text.slice(0, START)
  const first = FIRST_ELEMENT.exec(start)?.[1]?.toLowerCase() ?? ''
  return DOCTYPE_HTML.test(start) || OF_PAGES.includes(first)
}
