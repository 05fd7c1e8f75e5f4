import { texts } from '#base/text.ts'

/** What a line of an account is about, beneath its title. */
export const lineWords = texts({
  badges: { en: 'Badge', fr: 'Badge' },
  badgesBack: { en: 'Badge that no longer counts', fr: 'Badge qui ne compte plus' },
  challenges: { en: 'Challenge passed', fr: 'Défi réussi' },
  challengesBack: { en: 'Challenge no longer passed', fr: "Défi qui n'est plus réussi" },
  quests: { en: 'Quest done', fr: 'Quête accomplie' },
  questsBack: { en: 'Quest no longer done', fr: "Quête qui n'est plus accomplie" },
  adjustments: { en: 'Given by the community', fr: 'Donnés par la communauté' },
  taken: { en: 'Taken by the community', fr: 'Retirés par la communauté' },
  adjustmentsBack: { en: 'No longer counts', fr: 'Ne compte plus' },
  api: { en: "By the community's software", fr: 'Par un logiciel de la communauté' },
  apiBack: { en: 'No longer counts', fr: 'Ne compte plus' },
})
