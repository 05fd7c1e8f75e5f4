import { texts } from '#base/text.ts'

/** What forms and calls say of a problem at the door. */
export const doorProblems = texts({
  stewardEnded: {
    en: 'This link to the door has ended. Ask the organiser for another one.',
    fr: "Ce lien d'accueil n'est plus valable. Demandez-en un autre à l'organisateur.",
  },
  stewardNameMissing: {
    en: 'Say whom the link is for, or for which gate.',
    fr: 'Indiquez pour qui ou pour quelle entrée est ce lien.',
  },
})
