import { texts } from '#base/text.ts'

/** A fact to share: its titles, the line below, the line once it is shared, and the button. */
export const shareWords = texts({
  pseudo: { en: 'Share your name', fr: 'Partager votre nom' },
  walletAddress: { en: "Share your wallet's address", fr: "Partager l'adresse de votre portefeuille" },
  publicKey: { en: 'Share your public key', fr: 'Partager votre clé publique' },
  did: { en: 'Share your DID', fr: 'Partager votre DID' },
  authenticationKey: { en: 'Share your authentication key', fr: "Partager votre clé d'authentification" },
  email: { en: 'Share a confirmed e-mail address', fr: 'Partager une adresse e-mail confirmée' },
  telephone: { en: 'Share your phone number', fr: 'Partager votre numéro de téléphone' },
  xUsername: { en: 'Share your name on X', fr: 'Partager votre nom sur X' },
  line: { en: 'Shown with your consent', fr: 'À montrer, avec votre accord' },
  shared: { en: 'Shared on {date}', fr: 'Partagé le {date}' },
  action: { en: 'Share it', fr: 'Partager' },
})

/** Sharing one value with the community. */
export const sharePart = texts({
  pseudo: { en: 'Your name', fr: 'Votre nom' },
  walletAddress: { en: "Your wallet's address", fr: "L'adresse de votre portefeuille" },
  publicKey: { en: 'Your public key', fr: 'Votre clé publique' },
  did: { en: 'Your DID', fr: 'Votre DID' },
  authenticationKey: { en: 'Your authentication key', fr: "Votre clé d'authentification" },
  email: { en: 'Your e-mail address', fr: 'Votre adresse e-mail' },
  telephone: { en: 'Your phone number', fr: 'Votre numéro de téléphone' },
  xUsername: { en: 'Your name on X', fr: 'Votre nom sur X' },
  shares: {
    en: '{community} gets exactly this, and nothing else:',
    fr: "{community} reçoit exactement ceci, et rien d'autre :",
  },
  choose: { en: 'Which address', fr: 'Quelle adresse' },
  telephoneExample: { en: '+33 6 12 34 56 78', fr: '+33 6 12 34 56 78' },
  notChecked: { en: 'It is shown as “not checked”.', fr: 'Il est affiché comme « non vérifié ».' },
  keyOfServer: { en: 'The public key of this wallet', fr: 'La clé publique de ce portefeuille' },
  noName: { en: 'Your wallet has no name yet.', fr: "Votre portefeuille n'a pas encore de nom." },
  addName: { en: 'Add your name', fr: 'Ajouter votre nom' },
  noEmail: {
    en: 'Your wallet has no confirmed address yet.',
    fr: "Votre portefeuille n'a pas encore d'adresse confirmée.",
  },
  addEmail: { en: 'Add an address', fr: 'Ajouter une adresse' },
  unlock: {
    en: 'Unlock your key, so that its public part can be shared.',
    fr: 'Déverrouillez votre clé pour partager sa partie publique.',
  },
  consent: {
    en: 'You can withdraw it here at any time. The points stay yours.',
    fr: 'Vous pouvez le retirer ici à tout moment. Les points restent les vôtres.',
  },
  share: { en: 'Share with {community}', fr: 'Partager avec {community}' },
  sharing: { en: 'Sharing', fr: 'Partage' },
  has: { en: '{community} has from you:', fr: '{community} a reçu de vous :' },
  withdraw: { en: 'Withdraw it', fr: 'Le retirer' },
  withdrawing: { en: 'Withdrawing', fr: 'Retrait' },
  withdrawn: { en: '{community} no longer has it', fr: "{community} ne l'a plus" },
})
