import { texts } from '#base/text.ts'

/** Inside a sub-community: where the person is, and the way back. */
export const insideWords = texts({
  label: { en: 'Where you are', fr: 'Où vous êtes' },
  place: { en: '{community}, inside {parent}', fr: '{community}, dans {parent}' },
  back: { en: 'Return', fr: 'Revenir' },
  backTo: { en: 'Return to {parent}', fr: 'Revenir à {parent}' },
})

/** The page after a session inside a sub-community has ended. */
export const insideEnded = texts({
  page: { en: 'Session', fr: 'Session' },
  checking: { en: 'Checking your session', fr: 'Vérification de votre session' },
  released: { en: 'You are back in {parent}', fr: 'Vous êtes de retour dans {parent}' },
  releasedText: {
    en: 'The sub-community you were in can no longer be opened from {parent}. It may have been released or deleted.',
    fr: 'La sous-communauté où vous étiez ne peut plus être ouverte depuis {parent}. Elle a peut-être été rendue indépendante ou supprimée.',
  },
  go: { en: 'Open {parent}', fr: 'Ouvrir {parent}' },
  ended: { en: 'Your session has ended', fr: 'Votre session est terminée' },
  endedText: {
    en: 'Your session in {parent} has ended, and the sub-community was closed with it. Sign in to continue.',
    fr: "Votre session dans {parent} est terminée, et la sous-communauté s'est fermée avec elle. Connectez-vous pour continuer.",
  },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  failed: { en: 'Your session could not be checked', fr: "Votre session n'a pas pu être vérifiée" },
})
