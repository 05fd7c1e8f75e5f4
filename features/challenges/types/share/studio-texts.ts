import { texts } from '#base/text.ts'

/** Which fact members share. */
export const shareFields = texts({
  type: { en: 'Share a fact', fr: 'Partager une donnée' },
  note: {
    en: 'Members agree before they share it, and can withdraw it',
    fr: 'Les membres donnent leur accord avant, et peuvent retirer la donnée',
  },
  fact: { en: 'Which fact', fr: 'Quelle donnée' },
})

/** What members can share with the community. */
export const vcKeyNames = texts({
  pseudo: { en: 'Name', fr: 'Nom' },
  email: { en: 'Confirmed e-mail address', fr: 'Adresse e-mail confirmée' },
  telephone: { en: 'Phone number (not checked)', fr: 'Numéro de téléphone (non vérifié)' },
  walletAddress: { en: 'Wallet address', fr: 'Adresse du portefeuille' },
  publicKey: { en: 'Public key', fr: 'Clé publique' },
  did: { en: 'DID', fr: 'DID' },
  authenticationKey: { en: 'Authentication key', fr: "Clé d'authentification" },
  xUsername: { en: 'Name on X', fr: 'Nom sur X' },
})

/** Problems of the data of a shared fact. */
export const shareProblems = texts({
  vcKeyMissing: { en: 'Choose a fact.', fr: 'Choisissez une donnée.' },
})
