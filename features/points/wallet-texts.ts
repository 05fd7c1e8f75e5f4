import { texts } from '#base/text.ts'

/** The way to the account, on a community's page. */
export const pointsEntry = texts({
  open: { en: 'Points', fr: 'Points' },
})

/** The holder's account at a community. */
export const statementPage = texts({
  title: { en: 'Points', fr: 'Points' },
  back: { en: 'Back to the community', fr: 'Retour à la communauté' },
  total: {
    en: { one: 'point', other: 'points' },
    fr: { one: 'point', other: 'points' },
  },
  more: { en: 'Show more', fr: 'Afficher plus' },
  empty: { en: 'No points yet.', fr: 'Pas encore de points.' },
  emptyText: {
    en: 'Badges, challenges and quests of this community can give points. Each of them is listed here.',
    fr: 'Les badges, les défis et les quêtes de cette communauté peuvent donner des points. Chacun apparaît ici.',
  },
  offline: { en: 'Offline. As of {time}.', fr: 'Hors ligne. État du {time}.' },
  offlinePart: {
    en: 'Offline. Your points appear here once you are connected.',
    fr: "Hors ligne. Vos points s'affichent ici une fois en ligne.",
  },
  gone: {
    en: 'You are not a member of this community.',
    fr: "Vous n'êtes pas membre de cette communauté.",
  },
})
