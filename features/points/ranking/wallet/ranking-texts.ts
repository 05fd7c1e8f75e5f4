import { texts } from '#base/text.ts'

/** The ranking of a community in the wallet. */
export const rankingScreen = texts({
  title: { en: 'Ranking', fr: 'Classement' },
  link: { en: 'Ranking', fr: 'Classement' },
  period: { en: 'Period of the ranking', fr: 'Période du classement' },
  ofSeason: { en: '{name}, {season}', fr: '{name}, {season}' },
  thisSeason: { en: 'This season', fr: 'Cette saison' },
  allTime: { en: 'All time', fr: 'Depuis le début' },
  own: { en: 'Your rank', fr: 'Votre rang' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  among: {
    en: { one: 'among {count} member', other: 'among {count} members' },
    fr: { one: 'parmi {count} membre', other: 'parmi {count} membres' },
  },
  pointsAmong: { en: '{points}, {among}', fr: '{points}, {among}' },
  aheadNamed: {
    en: {
      one: '{count} more point to catch up with {name}, {rank}',
      other: '{count} more points to catch up with {name}, {rank}',
    },
    fr: {
      one: 'Encore {count} point pour rejoindre {name}, {rank}',
      other: 'Encore {count} points pour rejoindre {name}, {rank}',
    },
  },
  aheadNameless: {
    en: { one: '{count} more point to reach rank {rank}', other: '{count} more points to reach rank {rank}' },
    fr: {
      one: 'Encore {count} point pour atteindre le rang {rank}',
      other: 'Encore {count} points pour atteindre le rang {rank}',
    },
  },
  first: { en: 'Nobody has more points.', fr: "Personne n'en a davantage." },
  alone: { en: 'Nobody else has points yet.', fr: "Personne d'autre n'a encore de points." },
  noRank: { en: 'No points yet', fr: 'Pas encore de points' },
  noRankText: {
    en: 'Challenges, quests and badges of this community give you points.',
    fr: 'Les défis, quêtes et badges de cette communauté vous donnent des points.',
  },
  list: { en: 'Members by points', fr: 'Membres par points' },
  you: { en: 'You, {name}', fr: 'Vous, {name}' },
  youOnly: { en: 'You', fr: 'Vous' },
  nameless: { en: 'A member', fr: 'Un membre' },
  between: { en: 'More members between', fr: "D'autres membres entre les deux" },
  all: { en: 'Show the whole ranking', fr: 'Afficher tout le classement' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  empty: { en: 'Nobody has points yet.', fr: "Personne n'a encore de points." },
  shown: { en: 'My name appears', fr: 'Mon nom apparaît' },
  shownHint: {
    en: 'Otherwise other members see your points without a name',
    fr: 'Sinon les autres membres voient vos points sans votre nom',
  },
  changed: {
    en: 'This season changed after its end: some of its points were reversed or restored.',
    fr: 'Cette saison a changé après sa fin : des points ont été retirés ou rendus.',
  },
  gone: { en: 'No ranking to show', fr: 'Aucun classement à afficher' },
  goneText: {
    en: 'This community does not show its ranking, or you are not a member.',
    fr: "Cette communauté ne montre pas son classement, ou vous n'en êtes pas membre.",
  },
  back: { en: 'Back to the community', fr: 'Retour à la communauté' },
  backToQuest: { en: 'Back to the quest', fr: 'Retour à la quête' },
  backToQuests: { en: 'Quests', fr: 'Quêtes' },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
  offlineEmpty: {
    en: 'You are offline, and this device has not read this ranking yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu ce classement.",
  },
})

/** Asked once, before the first view. */
export const rankingQuestion = texts({
  title: { en: 'Show your name in the ranking?', fr: 'Montrer votre nom dans le classement ?' },
  text: {
    en: "Other members then see your name, your picture and your points. Without your name they see only your points. The community's admins see everyone.",
    fr: 'Les autres membres verront votre nom, votre photo et vos points. Sans votre nom, ils ne voient que vos points. Les admins de la communauté voient tout le monde.',
  },
  later: { en: 'You can change this at any time.', fr: "Vous pouvez changer d'avis à tout moment." },
  show: { en: 'Show my name', fr: 'Montrer mon nom' },
  hide: { en: 'Stay nameless', fr: 'Rester sans nom' },
})
