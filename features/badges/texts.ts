import { texts } from '#base/text.ts'

/** The sentences of the problems that badge calls answer. */
export const badgeProblems = texts({
  reasonMissing: {
    en: 'Say why, in a few words: the holder reads it.',
    fr: 'Dites pourquoi, en quelques mots : le détenteur le lira.',
  },
  reasonTooLong: { en: 'The reason has more than 200 characters.', fr: 'Le motif dépasse 200 caractères.' },
})

/** Titles and descriptions of public pages, as other sites show them. */
export const publicWords = texts({
  shareTitle: { en: '{title}, a badge of {issuer}', fr: '{title}, un badge de {issuer}' },
  verifyTitle: { en: 'Check of the badge {title}', fr: 'Vérification du badge {title}' },
  verifyText: {
    en: 'Is this badge of {issuer} genuine and in force? Every check, one by one.',
    fr: 'Ce badge de {issuer} est-il authentique et en vigueur ? Chaque contrôle, un par un.',
  },
  missingTitle: { en: 'This page does not exist, or no longer', fr: "Cette page n'existe pas, ou plus" },
  missingText: {
    en: 'The badge is not shared, or its holder has switched the page off.',
    fr: "Le badge n'est pas partagé, ou son détenteur a fermé la page.",
  },
  embedLink: { en: 'See this badge and its proof', fr: 'Voir ce badge et sa preuve' },
})

/** The checks of the verification page. */
export const checkWords = texts({
  signature: { en: 'Signed, and not changed since', fr: 'Signé, et inchangé depuis' },
  issuer: { en: "The key is the issuer's", fr: "La clé est celle de l'émetteur" },
  delegation: { en: 'The issuer allowed it', fr: "L'émetteur l'a autorisé" },
  status: { en: 'Not taken back', fr: 'Non révoqué' },
  period: { en: 'Within its dates', fr: 'Dans ses dates' },
  anchor: { en: 'Anchored in the ledger', fr: 'Ancré dans le registre' },
})

export const verdictWords = texts({
  genuine: { en: 'This badge is genuine', fr: 'Ce badge est authentique' },
  revoked: { en: 'This badge was taken back', fr: 'Ce badge a été révoqué' },
  expired: { en: 'This badge has expired', fr: 'Ce badge a expiré' },
  invalid: { en: 'This badge is not genuine', fr: "Ce badge n'est pas authentique" },
  unknown: { en: 'This badge could not be fully checked', fr: "Ce badge n'a pas pu être entièrement vérifié" },
})

export const resultWords = texts({
  ok: { en: 'Checked', fr: 'Vérifié' },
  failed: { en: 'Failed', fr: 'Échec' },
  unknown: { en: 'Could not be checked', fr: "N'a pas pu être vérifié" },
  waiting: { en: 'Being anchored', fr: "En cours d'ancrage" },
})
