import { texts } from '#base/text.ts'

/** The wallet's own frame. */
export const walletFrame = texts({
  navigation: { en: 'Wallet', fr: 'Portefeuille' },
  badges: { en: 'Badges', fr: 'Badges' },
  communities: { en: 'Communities', fr: 'Communautés' },
  quests: { en: 'Quests', fr: 'Quêtes' },
  scan: { en: 'Scan', fr: 'Scanner' },
  news: { en: 'News', fr: 'Actualités' },
  unread: {
    en: { one: '{count} unread', other: '{count} unread' },
    fr: { one: '{count} non lu', other: '{count} non lus' },
  },
  toSign: { en: 'To sign', fr: 'À signer' },
  waiting: {
    en: { one: '{count} waiting', other: '{count} waiting' },
    fr: { one: '{count} en attente', other: '{count} en attente' },
  },
  you: { en: 'You', fr: 'Vous' },
  wallet: { en: 'Wallet', fr: 'Portefeuille' },
})

/** After a badge was kept. */
export const keptNext = texts({
  title: { en: 'What is next', fr: 'Et maintenant' },
})
