import { texts } from '#base/text.ts'

/** Problems with sub-communities, in forms, calls and toasts. */
export const subProblems = texts({
  isSubCommunity: {
    en: 'This community is inside another one. It cannot have sub-communities of its own.',
    fr: 'Cette communauté est dans une autre. Elle ne peut pas avoir ses propres sous-communautés.',
  },
  tooSoon: {
    en: 'This invitation was sent a moment ago. Wait 15 seconds before sending it again.',
    fr: "Cette invitation vient d'être envoyée. Attendez 15 secondes avant de la renvoyer.",
  },
  hasOwnKey: {
    en: 'This community has a key of its own. Only its main admin can delete it.',
    fr: 'Cette communauté a sa propre clé. Seul son admin principal peut la supprimer.',
  },
  fieldTooLong: { en: 'This text can have 50 characters at most.', fr: 'Ce texte compte 50 caractères au plus.' },
})
