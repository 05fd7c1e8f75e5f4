import { texts } from '#base/text.ts'

/** What members show. */
export const evidenceFields = texts({
  type: { en: 'Evidence', fr: 'Justificatif' },
  note: { en: 'An admin reviews what members give', fr: 'Un admin examine ce que les membres donnent' },
  request: { en: 'What members show', fr: 'Ce que les membres montrent' },
  requestHint: {
    en: 'Say exactly what you want to see. One of your admins reviews it.',
    fr: "Dites précisément ce que vous voulez voir. Un de vos admins l'examine.",
  },
  kinds: { en: 'How they can show it', fr: 'Comment ils peuvent le montrer' },
  text: { en: 'Text', fr: 'Texte' },
  link: { en: 'Link', fr: 'Lien' },
  picture: { en: 'Picture', fr: 'Image' },
})

/** Problems of the data of evidence. */
export const evidenceProblems = texts({
  requestMissing: { en: 'Say what members are to show.', fr: 'Dites ce que les membres doivent montrer.' },
  requestTooLong: { en: 'Use at most 1,000 characters.', fr: 'Utilisez 1 000 caractères au plus.' },
  kindsMissing: { en: 'Choose at least one.', fr: 'Choisissez-en au moins un.' },
})
