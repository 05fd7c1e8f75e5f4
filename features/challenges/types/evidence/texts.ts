import { texts } from '#base/text.ts'

/** Evidence: its title, and the button. */
export const evidenceWords = texts({
  title: { en: 'Show what you did', fr: 'Montrer ce que vous avez fait' },
  action: { en: 'Give evidence', fr: 'Envoyer un justificatif' },
})

/** Giving evidence. */
export const evidencePart = texts({
  text: { en: 'In your words', fr: 'Avec vos mots' },
  link: { en: 'Link', fr: 'Lien' },
  linkExample: { en: 'https://example.org/my-work', fr: 'https://exemple.org/mon-travail' },
  picture: { en: 'Add a picture', fr: 'Ajouter une image' },
  otherPicture: { en: 'Choose another picture', fr: 'Choisir une autre image' },
  chosen: { en: 'The chosen picture', fr: "L'image choisie" },
  evidenceText: {
    en: '{community} reviews it. What you send is deleted 90 days after the decision.',
    fr: "{community} l'examine. Votre envoi est effacé 90 jours après la décision.",
  },
  send: { en: 'Send', fr: 'Envoyer' },
  sending: { en: 'Sending', fr: 'Envoi' },
})
