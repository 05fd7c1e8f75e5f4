import { texts } from '#base/text.ts'

/** The points of a member, in their panel. */
export const memberPoints = texts({
  title: { en: 'Points', fr: 'Points' },
  give: { en: 'Give points', fr: 'Donner des points' },
  all: {
    en: { one: '{count} entry', other: 'All {count} entries' },
    fr: { one: '{count} entrée', other: 'Les {count} entrées' },
  },
  fewer: { en: 'Show fewer', fr: 'Réduire' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  none: { en: 'No points yet.', fr: 'Pas encore de points.' },
  season: { en: 'this season', fr: 'cette saison' },
  rank: { en: 'by points', fr: 'par points' },
  noRank: { en: 'no rank yet', fr: 'pas encore de rang' },
  first: { en: '{rank}st', fr: '{rank}er' },
  second: { en: '{rank}nd', fr: '{rank}e' },
  third: { en: '{rank}rd', fr: '{rank}e' },
  other: { en: '{rank}th', fr: '{rank}e' },
})

/** The dialog that gives points to a member, or takes them. */
export const giveDialog = texts({
  title: { en: 'Give points to {name}', fr: 'Donner des points à {name}' },
  points: { en: 'Points', fr: 'Points' },
  pointsHint: {
    en: 'A number below 0, such as −5, takes points.',
    fr: 'Un nombre négatif, par exemple −5, retire des points.',
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: { en: '{name} reads it in the wallet.', fr: '{name} le lit dans son portefeuille.' },
  example: { en: 'Helped at the stand on Saturday', fr: 'A tenu le stand samedi' },
  take: { en: 'Take points', fr: 'Retirer des points' },
  given: {
    en: { one: '{count} point given', other: '{count} points given' },
    fr: { one: '{count} point donné', other: '{count} points donnés' },
  },
  taken: {
    en: { one: '{count} point taken', other: '{count} points taken' },
    fr: { one: '{count} point retiré', other: '{count} points retirés' },
  },
})
