import { texts } from '#base/text.ts'

/** Evidence in the send dialog: what recipients did for their badge. */
export const evidenceWords = texts({
  add: { en: 'Add evidence', fr: 'Ajouter un justificatif' },
  url: { en: 'Evidence address', fr: 'Adresse du justificatif' },
  urlExample: { en: 'https://example.org/report', fr: 'https://exemple.org/rapport' },
  text: { en: 'Evidence in words', fr: 'Justificatif en quelques mots' },
  textExample: { en: 'Climbed route 12 without a fall', fr: 'A gravi la voie 12 sans chute' },
  says: {
    en: 'It becomes part of the signed badge: its holder, and everyone who sees the badge shared or verifies it, can read it.',
    fr: 'Il fait partie du badge signé : son détenteur, et toute personne qui voit le badge partagé ou le vérifie, peuvent le lire.',
  },
  ofOthers: {
    en: 'For everyone without evidence of their own.',
    fr: "Pour toutes les personnes qui n'en ont pas un à elles.",
  },
  each: { en: 'Evidence for each ticket', fr: 'Un justificatif par billet' },
})
