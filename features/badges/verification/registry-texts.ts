import { texts } from '#base/text.ts'

/** Whether lists of known issuers, which the operator chose, contain the issuer of a badge. */
export const registryWords = texts({
  title: { en: 'Who vouches for this issuer', fr: 'Qui se porte garant de cet émetteur' },
  listed: { en: 'Listed in {registry} as {name}', fr: 'Inscrit dans {registry} sous le nom {name}' },
  listedOnly: { en: 'Listed in {registry}', fr: 'Inscrit dans {registry}' },
  none: { en: 'In no registry that this site knows', fr: 'Dans aucun registre que ce site connaît' },
  unread: { en: '{registry} could not be read', fr: "{registry} n'a pas pu être lu" },
  unsupported: {
    en: '{registry} uses OpenID Federation, which is not supported',
    fr: "{registry} utilise OpenID Federation, qui n'est pas pris en charge",
  },
  readAt: { en: 'List of {at}', fr: 'Liste du {at}' },
})
