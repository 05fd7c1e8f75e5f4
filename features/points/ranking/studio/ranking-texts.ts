import { texts } from '#base/text.ts'

/** The ranking in the studio. */
export const rankingTab = texts({
  table: { en: 'Ranking', fr: 'Classement' },
  filter: { en: 'Period of the ranking', fr: 'Période du classement' },
  thisSeason: { en: 'This season', fr: 'Cette saison' },
  lastSeason: { en: 'Last season', fr: 'Saison passée' },
  allTime: { en: 'All time', fr: 'Depuis le début' },
  more: { en: 'Other rankings', fr: 'Autres classements' },
  ofQuest: { en: 'Quest: {title}', fr: 'Quête : {title}' },
  search: { en: 'Search by name', fr: 'Rechercher par nom' },
  export: { en: 'Export', fr: 'Exporter' },
  exported: {
    en: { one: '{count} member exported', other: '{count} members exported' },
    fr: { one: '{count} membre exporté', other: '{count} membres exportés' },
  },
  notExported: { en: 'The export did not finish. Try again.', fr: "L'export n'a pas abouti. Réessayez." },
  rank: { en: 'Rank', fr: 'Rang' },
  member: { en: 'Member', fr: 'Membre' },
  points: { en: 'Points', fr: 'Points' },
  week: { en: 'This week', fr: 'Cette semaine' },
  up: { en: 'up {count}', fr: '+ {count}' },
  down: { en: 'down {count}', fr: '\u2212 {count}' },
  upSpoken: {
    en: { one: 'up {count} place since Monday', other: 'up {count} places since Monday' },
    fr: { one: '{count} place gagnée depuis lundi', other: '{count} places gagnées depuis lundi' },
  },
  downSpoken: {
    en: { one: 'down {count} place since Monday', other: 'down {count} places since Monday' },
    fr: { one: '{count} place perdue depuis lundi', other: '{count} places perdues depuis lundi' },
  },
  same: { en: 'same', fr: 'stable' },
  new: { en: 'new', fr: 'nouveau' },
  countPoints: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  changed: {
    en: 'This season changed after its end: some of its points were reversed or restored.',
    fr: 'Cette saison a changé après sa fin : des points ont été retirés ou rendus.',
  },
  emptyTitle: { en: 'No points yet', fr: 'Pas encore de points' },
  emptyText: {
    en: 'Members appear here once a badge, a challenge or a quest gives them points.',
    fr: "Les membres apparaissent ici dès qu'un badge, un défi ou une quête leur donne des points.",
  },
  emptyNotAllowed: {
    en: 'Your community cannot give points on this platform.',
    fr: 'Votre communauté ne peut pas donner de points sur cette plateforme.',
  },
  noMatch: { en: 'No name contains “{text}”.', fr: 'Aucun nom ne contient « {text} ».' },
  showAll: { en: 'Show all', fr: 'Tout afficher' },
})

/** What stands beside the ranking. */
export const rankingAside = texts({
  about: { en: 'About this ranking', fr: 'À propos de ce classement' },
  days: { en: '{from} to {to}', fr: 'Du {from} au {to}' },
  left: {
    en: { one: '{days}, last day', other: '{days}, {count} days left' },
    fr: { one: '{days}, dernier jour', other: '{days}, encore {count} jours' },
  },
  over: { en: '{days}, ended', fr: '{days}, terminée' },
  allTime: { en: 'All time', fr: 'Depuis le début' },
  given: {
    en: { one: 'point given', other: 'points given' },
    fr: { one: 'point donné', other: 'points donnés' },
  },
  people: {
    en: { one: 'member with points', other: 'members with points' },
    fr: { one: 'membre avec des points', other: 'membres avec des points' },
  },
  quests: {
    en: { one: '{count} point from quests', other: '{count} points from quests' },
    fr: { one: '{count} point des quêtes', other: '{count} points des quêtes' },
  },
  challenges: {
    en: { one: '{count} point from challenges', other: '{count} points from challenges' },
    fr: { one: '{count} point des défis', other: '{count} points des défis' },
  },
  badges: {
    en: { one: '{count} point from badges', other: '{count} points from badges' },
    fr: { one: '{count} point des badges', other: '{count} points des badges' },
  },
  adjustments: {
    en: { one: '{count} point given by an admin', other: '{count} points given by an admin' },
    fr: { one: '{count} point donné par un admin', other: '{count} points donnés par un admin' },
  },
  api: {
    en: { one: '{count} point given by a program', other: '{count} points given by a program' },
    fr: { one: '{count} point donné par un programme', other: '{count} points donnés par un programme' },
  },
  isShown: { en: 'Members see the ranking', fr: 'Les membres voient le classement' },
  isShownHint: { en: 'In the wallet, under Quests', fr: 'Dans le portefeuille, sous Quêtes' },
  hasSeasons: { en: 'A new season each quarter', fr: 'Une nouvelle saison chaque trimestre' },
  hasSeasonsHint: { en: 'Points of all time stay', fr: 'Les points depuis le début restent' },
  named: {
    en: { one: '{count} takes part by name.', other: '{count} take part by name.' },
    fr: { one: '{count} participe sous son nom.', other: '{count} participent sous leur nom.' },
  },
  unnamed: {
    en: {
      zero: '',
      one: '{count} is not named: they count, and other members see no name.',
      other: '{count} are not named: they count, and other members see no name.',
    },
    fr: {
      zero: '',
      one: "{count} n'est pas nommé : il compte, sans que les membres voient son nom.",
      other: '{count} ne sont pas nommés : ils comptent, sans que les membres voient leur nom.',
    },
  },
})
