import { texts } from '#base/text.ts'

/** Problems of giving points to a member. */
export const pointsProblems = texts({
  pointsNotValid: {
    en: 'Enter a whole number other than 0, at most 10 billion.',
    fr: 'Indiquez un nombre entier différent de 0, 10 milliards au plus.',
  },
  pointsNotAllowed: {
    en: 'Your community cannot give points.',
    fr: 'Votre communauté ne peut pas donner de points.',
  },
  reasonMissing: { en: 'Enter a reason.', fr: 'Indiquez un motif.' },
  reasonTooLong: {
    en: 'The reason has at most 200 characters.',
    fr: 'Le motif contient au plus 200 caractères.',
  },
  keyReused: {
    en: 'These points were changed after they were sent. Start again.',
    fr: 'Ces points ont été modifiés après leur envoi. Recommencez.',
  },
})

/** Problems with rankings, in studio and wallet. */
export const rankingProblems = texts({
  seasonInvalid: {
    en: 'There is no such season. Write it as 2026Q4.',
    fr: "Cette saison n'existe pas. Écrivez-la comme 2026Q4.",
  },
})
