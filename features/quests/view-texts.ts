import { texts } from '#base/text.ts'

/** A quest as a member sees it, in the wallet and on the studio's stage. */
export const questView = texts({
  back: { en: 'Quests', fr: 'Quêtes' },
  until: { en: '{community}, until {date}', fr: "{community}, jusqu'au {date}" },
  starts: { en: '{community}, starts on {date}', fr: '{community}, commence le {date}' },
  ended: { en: '{community}, ended on {date}', fr: '{community}, terminée le {date}' },
  noEnd: { en: '{community}', fr: '{community}' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  andPoints: {
    en: { one: 'and {count} point', other: 'and {count} points' },
    fr: { one: 'et {count} point', other: 'et {count} points' },
  },
  inAll: {
    en: { one: '{count} point in all', other: '{count} points in all' },
    fr: { one: '{count} point en tout', other: '{count} points en tout' },
  },
  noReward: { en: 'For the joy of it', fr: 'Pour le plaisir' },
  required: {
    en: {
      zero: 'No required step yet',
      one: '{passed} of {count} required',
      other: '{passed} of {count} required',
    },
    fr: {
      zero: "Pas encore d'étape obligatoire",
      one: '{passed} sur {count} étape obligatoire',
      other: '{passed} sur {count} étapes obligatoires',
    },
  },
  placesLeft: {
    en: { zero: 'No places left', one: '{count} place left', other: '{count} places left' },
    fr: { zero: 'Plus de place', one: '{count} place restante', other: '{count} places restantes' },
  },
  toWin: { en: 'To win it', fr: 'Pour gagner' },
  stepsDone: { en: 'What you did', fr: 'Ce que vous avez fait' },
  forMore: { en: 'For extra points', fr: 'Pour plus de points' },
  extras: { en: 'Extras', fr: 'Étapes facultatives' },
  pointsLeft: {
    en: { one: '{count} point still to be had', other: '{count} points still to be had' },
    fr: { one: 'Encore {count} point à gagner', other: 'Encore {count} points à gagner' },
  },
  stepsLeft: {
    en: { one: '{count} step left', other: '{count} steps left' },
    fr: { one: 'Encore {count} étape', other: 'Encore {count} étapes' },
  },
  extrasDone: { en: 'All done', fr: 'Tout est fait' },
  begin: { en: 'Begin', fr: 'Commencer' },
  full: {
    en: 'All places are taken. You keep the points of the steps you have done.',
    fr: 'Toutes les places sont prises. Vous gardez les points des étapes faites.',
  },
  over: {
    en: 'This quest has ended. You keep what you achieved.',
    fr: 'Cette quête est terminée. Vous gardez ce que vous avez obtenu.',
  },
  coming: { en: 'It opens on {date}. Nothing counts before.', fr: 'Elle ouvre le {date}. Rien ne compte avant.' },
  waiting: {
    en: 'Everything is done or being checked. This page changes by itself.',
    fr: 'Tout est fait ou en cours de vérification. Cette page se met à jour seule.',
  },
  won: { en: 'You won it', fr: 'Vous avez gagné' },
  /** `points` counts up to `count`. */
  wonPoints: {
    en: { one: '+{points} point', other: '+{points} points' },
    fr: { one: '+{points} point', other: '+{points} points' },
  },
  wonOn: { en: 'Won on {date}', fr: 'Gagnée le {date}' },
  badgeWaits: {
    en: 'Your badge is not ready yet: the community has been notified.',
    fr: "Votre badge n'est pas encore prêt : la communauté en est informée.",
  },
  stateCard: { en: 'Reward, not won yet', fr: 'Récompense, pas encore gagnée' },
  wonCard: { en: 'Reward, won', fr: 'Récompense gagnée' },
})
