import { texts } from '#base/text.ts'

/** /quests */
export const questsPage = texts({
  title: { en: 'Quests', fr: 'Quêtes' },
  filter: { en: 'Filter by community', fr: 'Filtrer par communauté' },
  all: { en: 'All', fr: 'Tout' },
  open: { en: 'Open', fr: 'En cours' },
  allOpen: {
    en: { one: 'The open quest', other: 'All {count} open quests' },
    fr: { one: 'La quête en cours', other: 'Les {count} quêtes en cours' },
  },
  coming: { en: 'To come', fr: 'À venir' },
  over: { en: 'Over', fr: 'Terminées' },
  alone: { en: 'Challenges without a quest', fr: 'Défis hors quête' },
  until: { en: '{community}, until {date}', fr: "{community}, jusqu'au {date}" },
  starts: { en: '{community}, starts on {date}', fr: '{community}, commence le {date}' },
  won: { en: 'Won', fr: 'Gagnée' },
  ended: { en: 'Ended', fr: 'Terminée' },
  full: { en: 'All places are taken', fr: 'Toutes les places sont prises' },
  ranking: { en: 'Ranking', fr: 'Classement' },
  rankingOf: { en: 'Ranking of {name}', fr: 'Classement : {name}' },
  rankings: { en: 'Rankings', fr: 'Classements' },
  emptyTitle: { en: 'No quests yet', fr: 'Pas encore de quêtes' },
  emptyText: {
    en: 'Quests are a few steps to earn points and a badge. Those of your communities appear here.',
    fr: 'Une quête, ce sont quelques étapes pour gagner des points et un badge. Celles de vos communautés apparaissent ici.',
  },
  emptyOf: { en: '{name} has no quests at the moment.', fr: "{name} n'a pas de quête pour le moment." },
  offline: {
    en: 'Offline, as of {time}. You can read, but nothing can be done now.',
    fr: 'Hors ligne, état du {time}. Vous pouvez lire, mais rien ne peut être fait pour le moment.',
  },
  offlineEmpty: {
    en: 'You are offline, and this device has not read any quests yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu de quêtes.",
  },
})

/** /quests/{questId} */
export const questPage = texts({
  gone: { en: 'This quest was removed', fr: 'Cette quête a été supprimée' },
  goneText: {
    en: 'Its community deleted it, or you are no longer a member. Your points are kept.',
    fr: "Sa communauté l'a supprimée, ou vous n'en êtes plus membre. Vos points sont conservés.",
  },
  offlinePart: {
    en: 'You are offline, and this device has not read this quest yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu cette quête.",
  },
  seeBadge: { en: 'See the badge', fr: 'Voir le badge' },
  share: { en: 'Share', fr: 'Partager' },
  /** What is shared of a quest that gave no badge. */
  shared: { en: 'I won "{title}" with {community}.', fr: "J'ai gagné « {title} » avec {community}." },
  seeRanking: { en: 'See the ranking', fr: 'Voir le classement' },
  termsTitle: { en: 'The terms of this quest', fr: 'Les conditions de cette quête' },
  termsText: {
    en: '{community} asks you to accept its terms before you begin. They open on another site:',
    fr: "{community} vous demande d'accepter ses conditions avant de commencer. Elles s'ouvrent sur un autre site :",
  },
  accept: { en: 'I have read and accept the terms', fr: "J'ai lu les conditions et je les accepte" },
  begin: { en: 'Accept and begin', fr: 'Accepter et commencer' },
  beginning: { en: 'Beginning', fr: 'Début' },
  finished: { en: 'You won {title}', fr: 'Vous avez gagné {title}' },
})

/** Problems of beginning a quest. */
export const walletQuestProblems = texts({
  addressNotProven: {
    en: 'The link of a badge is not enough for this. Confirm your e-mail address first.',
    fr: "Le lien d'un badge ne suffit pas pour cela. Confirmez d'abord votre adresse e-mail.",
  },
  questNotStarted: { en: 'This quest has not started yet.', fr: "Cette quête n'a pas encore commencé." },
  questEnded: { en: 'This quest has ended.', fr: 'Cette quête est terminée.' },
  placesTaken: { en: 'All places are taken.', fr: 'Toutes les places sont prises.' },
  termsChanged: {
    en: 'The terms have changed. Read the new ones, then accept them.',
    fr: 'Les conditions ont changé. Lisez les nouvelles, puis acceptez-les.',
  },
})

/** /challenge: a code that was scanned. */
export const scannedPage = texts({
  title: { en: 'Scanned code', fr: 'Code scanné' },
  using: { en: 'Checking with {community}', fr: 'Vérification auprès de {community}' },
  notACode: { en: 'This is not the code of a challenge.', fr: "Ce n'est pas le code d'un défi." },
  notYours: {
    en: 'This code is for members of its community, or has expired.',
    fr: 'Ce code est réservé aux membres de sa communauté, ou il a expiré.',
  },
  offline: {
    en: 'You are offline: a code can only be used online. Scan it again later.',
    fr: "Vous êtes hors ligne : un code s'utilise en ligne. Scannez-le à nouveau plus tard.",
  },
  scanAgain: { en: 'Scan again', fr: 'Scanner à nouveau' },
  open: { en: 'Open the challenge', fr: 'Ouvrir le défi' },
  finished: { en: 'You won the quest', fr: 'Vous avez gagné la quête' },
})
