import type { AddressFault } from '#base/email-address.ts'
import { type Sentence, texts } from '#base/text.ts'

/** Why a text is not an e-mail address; short enough for a chip. */
export const addressFaults = texts({
  missing: { en: 'The address is missing', fr: "L'adresse manque" },
  unreadable: { en: 'An unreadable character', fr: 'Un caractère est illisible' },
  space: { en: 'A space in the address', fr: "Une espace dans l'adresse" },
  noAt: { en: 'No @ sign', fr: 'Pas de @' },
  severalAts: { en: 'More than one @ sign', fr: "Plus d'un @" },
  noName: { en: 'Nothing before the @', fr: 'Rien avant le @' },
  noDomain: { en: 'Nothing after the @', fr: 'Rien après le @' },
  sign: { en: 'A character not allowed in addresses', fr: 'Un caractère interdit dans une adresse' },
  dots: { en: 'One dot too many', fr: 'Un point de trop' },
  hyphen: { en: 'A hyphen in the wrong place', fr: "Un trait d'union mal placé" },
  noEnding: { en: 'No ending such as .org', fr: 'Il manque la fin, comme .org' },
  tooLong: { en: 'Too long for an address', fr: 'Trop long pour une adresse' },
  otherLetters: { en: 'Unusual characters', fr: 'Des caractères inhabituels' },
} satisfies Record<AddressFault, Sentence>)

/** A mail domain that looks like a typo of another one. */
export const proposalWords = texts({
  ask: { en: 'Did you mean {domain}?', fr: 'Vouliez-vous dire {domain} ?' },
  askBrief: { en: '{domain}?', fr: '{domain} ?' },
  use: { en: 'Use {address}', fr: 'Utiliser {address}' },
})
