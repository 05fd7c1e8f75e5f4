import { texts } from '#base/text.ts'

/** The wallet's own frame. */
export const walletFrame = texts({
  navigation: { en: 'Wallet', fr: 'Portefeuille' },
  badges: { en: 'Badges', fr: 'Badges' },
  you: { en: 'You', fr: 'Vous' },
  skip: { en: 'Skip to the page', fr: 'Aller à la page' },
  wallet: { en: 'Wallet', fr: 'Portefeuille' },
})
