import { texts } from '#base/text.ts'

/** Problems of the badges that a wallet keeps from other issuers. */
export const keptProblems = texts({
  keptAlready: { en: 'This badge is already in your wallet.', fr: 'Ce badge est déjà dans votre portefeuille.' },
  keptTooMany: {
    en: 'Your wallet keeps at most 2,000 badges from elsewhere, 100\u00a0MB in all. Remove one first.',
    fr: "Votre portefeuille garde au plus 2\u00a0000 badges venus d'ailleurs, 100\u00a0Mo en tout. Supprimez-en d'abord un.",
  },
  badgeNotGenuine: {
    en: 'This badge is not genuine, so it cannot be kept.',
    fr: "Ce badge n'est pas authentique, il ne peut donc pas être gardé.",
  },
  namesSomebodyElse: {
    en: 'It names somebody else. Keep it anyway?',
    fr: "Il désigne quelqu'un d'autre. Le garder quand même ?",
  },
  keptOneOnly: {
    en: 'This file contains several badges. Add them one at a time.',
    fr: 'Ce fichier contient plusieurs badges. Ajoutez-les un par un.',
  },
  keptNeedsKey: {
    en: 'Open this wallet with your twelve words first: its badges are encrypted with your key.',
    fr: "Ouvrez d'abord ce portefeuille avec vos douze mots : ses badges sont chiffrés avec votre clé.",
  },
  keptNotProven: {
    en: 'Open your wallet by e-mail first, then add badges from elsewhere.',
    fr: "Ouvrez d'abord votre portefeuille par e-mail, puis ajoutez des badges venus d'ailleurs.",
  },
  shownRefused: {
    en: 'Only a badge that is genuine, not revoked and names you can be shared.',
    fr: 'Seul un badge authentique, non révoqué et qui vous désigne peut être partagé.',
  },
  shownTooMany: {
    en: 'You share 20 badges from elsewhere already. Stop sharing one of them first.',
    fr: "Vous partagez déjà 20 badges venus d'ailleurs. Cessez d'abord d'en partager un.",
  },
})

/** What the wallet and the page of a kept badge both show of its issuer. */
export const issuerWords = texts({
  /** A name that nobody but the badge states. */
  stated: { en: '“{name}”', fr: '« {name} »' },
  says: { en: 'In the words of its issuer', fr: 'Selon son émetteur' },
  criteria: { en: 'Criteria', fr: 'Critères' },
})

/** The page of a kept badge, in previews on other sites. */
export const shownWords = texts({
  pageTitle: { en: 'A badge from elsewhere', fr: "Un badge venu d'ailleurs" },
  pageText: {
    en: 'Another issuer issued this badge. {host} only shows it for its holder.',
    fr: "Un autre émetteur a émis ce badge. {host} ne fait que l'afficher pour son détenteur.",
  },
})

/** The e-mail about a kept badge whose state changed; it says nothing of the badge itself. */
export const keptMails = texts({
  changeTitle: { en: 'A badge in your wallet has changed', fr: 'Un badge de votre portefeuille a changé' },
  changeLine: {
    en: 'One of your badges from elsewhere was revoked or suspended, or is no longer genuine. Nothing was removed.',
    fr: "L'un de vos badges venus d'ailleurs a été révoqué ou suspendu, ou n'est plus authentique. Rien n'a été supprimé.",
  },
  changeAction: { en: 'See the badge', fr: 'Voir le badge' },
  changeFoot: {
    en: 'Badges from elsewhere are checked once a week. To end these e-mails, remove the badge from your wallet.',
    fr: "Les badges venus d'ailleurs sont vérifiés chaque semaine. Pour ne plus recevoir ces e-mails, retirez le badge de votre portefeuille.",
  },
})
