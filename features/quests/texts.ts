import { texts } from '#base/text.ts'

/** Problems of saving a quest; those of doing one are in `entries/texts.ts`. */
export const questFormProblems = texts({
  challengesMissing: { en: 'Add at least one challenge.', fr: 'Ajoutez au moins un défi.' },
  requiredMissing: {
    en: 'Make at least one challenge required.',
    fr: 'Rendez au moins un défi obligatoire.',
  },
  tooManySteps: { en: 'A quest has at most 50 challenges.', fr: 'Une quête compte au plus 50 défis.' },
  challengesUnknown: {
    en: 'One of the challenges was deleted. Remove it and save again.',
    fr: "L'un des défis a été supprimé. Retirez-le et enregistrez de nouveau.",
  },
  termsUrlInvalid: {
    en: 'Enter an address that begins with https://, up to 200 characters.',
    fr: 'Saisissez une adresse qui commence par https://, de 200 caractères au plus.',
  },
  tooManyQuests: {
    en: 'A community has at most 200 quests. Delete one first.',
    fr: "Une communauté compte au plus 200 quêtes. Supprimez-en une d'abord.",
  },
  requiredAdded: {
    en: 'People have started this quest: required challenges can be removed, not added. Add it as an extra.',
    fr: 'Des membres ont commencé cette quête : des défis obligatoires peuvent être retirés, pas ajoutés. Ajoutez-le en supplément.',
  },
  limitTaken: {
    en: 'More people have finished this quest than that. Enter a higher limit.',
    fr: 'Plus de personnes ont déjà terminé cette quête. Saisissez une limite plus haute.',
  },
})

/** Why a badge of a finished quest could not be given, by the key of the problem. */
export const questBadgeTexts = texts({
  quantityUsed: { en: 'Its quantity is used up', fr: 'Sa quantité est épuisée' },
  delegationEnded: { en: 'Its permission is used up or has ended', fr: 'Son autorisation est épuisée ou terminée' },
  eventOver: { en: 'Its event is over', fr: 'Son événement est passé' },
  badgeRevoked: { en: 'It was revoked', fr: 'Il a été révoqué' },
})
