import { texts } from '#base/text.ts'

/** Problems of accounts at providers, in studio and wallet. */
export const outsideProblems = texts({
  providerOff: {
    en: 'This provider cannot be used here now. Nothing was linked.',
    fr: "Ce service n'est pas disponible ici pour le moment. Rien n'a été relié.",
  },
  stateInvalid: {
    en: 'This sign-in has ended: it was begun elsewhere, already used, or is older than 10 minutes. Begin again.',
    fr: 'Cette connexion est terminée : elle a commencé ailleurs, a déjà servi ou date de plus de 10 minutes. Recommencez.',
  },
  outsideRefused: {
    en: 'You did not allow the sign-in, so nothing was linked. You can try again at any time.',
    fr: "Vous n'avez pas autorisé la connexion : rien n'a été relié. Vous pouvez réessayer à tout moment.",
  },
  linkedElsewhere: {
    en: 'This account belongs to another wallet, or did until less than 30 days ago. Choose another account, or open that wallet.',
    fr: "Ce compte est relié à un autre portefeuille, ou l'était il y a moins de 30 jours. Choisissez un autre compte, ou ouvrez ce portefeuille.",
  },
  otherAccount: {
    en: 'This wallet has another account of this provider. Unlink that one under You first.',
    fr: "Un autre compte de ce service est relié à ce portefeuille. Retirez-le d'abord sous Vous.",
  },
  outsideUnreachable: {
    en: 'The provider did not answer as it should, so nothing was linked. Try again in a few minutes.',
    fr: "Le service n'a pas répondu comme prévu : rien n'a été relié. Réessayez dans quelques minutes.",
  },
})

/** The names of the providers. */
export const providerNames = texts({
  x: { en: 'X', fr: 'X' },
  discord: { en: 'Discord', fr: 'Discord' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  telegram: { en: 'Telegram', fr: 'Telegram' },
})
