import { texts } from '#base/text.ts'

/** Opening a wallet by e-mail. */
export const emailDoor = texts({
  email: { en: 'E-mail', fr: 'E-mail' },
  example: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  send: { en: 'Mail me a link', fr: 'Recevoir un lien' },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: {
    en: 'A link is on its way to {email}. Open it on any device, or type the six digits of the mail here.',
    fr: "Un lien part vers {email}. Ouvrez-le sur l'appareil de votre choix, ou saisissez ici les six chiffres de l'e-mail.",
  },
  code: { en: 'Code of the mail', fr: "Code de l'e-mail" },
  open: { en: 'Open my badges', fr: 'Ouvrir mes badges' },
  opening: { en: 'Opening', fr: 'Ouverture' },
  again: { en: 'Send again', fr: 'Renvoyer' },
  againIn: {
    en: { one: 'Send again in {count} s', other: 'Send again in {count} s' },
    fr: { one: 'Renvoyer dans {count} s', other: 'Renvoyer dans {count} s' },
  },
  change: { en: 'Use another address', fr: 'Utiliser une autre adresse' },
})

/** The page that opens a wallet. */
export const signInPage = texts({
  title: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  lead: {
    en: 'Your badges come back on every device. We send a link to your address.',
    fr: 'Vos badges vous suivent sur chaque appareil. Nous envoyons un lien à votre adresse.',
  },
  locked: { en: 'Your key lies on this device, sealed.', fr: 'Votre clé se trouve sur cet appareil, scellée.' },
  ownKey: { en: 'I keep my own key', fr: 'Je garde ma propre clé' },
  byEmail: { en: 'Open by e-mail', fr: 'Ouvrir par e-mail' },
  restore: { en: 'Use my recovery phrase', fr: 'Utiliser ma phrase de secours' },
  make: { en: 'Make a key of my own', fr: 'Créer ma propre clé' },
  or: { en: 'or', fr: 'ou' },
})

/** A key of one's own: made, shown once as words, sealed, unlocked, brought back. */
export const keyWords = texts({
  makeTitle: { en: 'Keep my own key', fr: 'Garder ma propre clé' },
  makeText: {
    en: 'The key is made in this browser and never leaves it. Only you can open this wallet: with this device, or with twelve words that you write down.',
    fr: "La clé est créée dans ce navigateur et n'en sort jamais. Vous seul pouvez ouvrir ce portefeuille : avec cet appareil, ou avec douze mots que vous notez.",
  },
  make: { en: 'Make my key', fr: 'Créer ma clé' },
  phraseTitle: { en: 'Write these twelve words down', fr: 'Notez ces douze mots' },
  phraseText: {
    en: 'In this order, on paper. They open your wallet on any device, for whoever has them. Nobody can give them back to you.',
    fr: 'Dans cet ordre, sur papier. Ils ouvrent votre portefeuille sur tout appareil, à quiconque les possède. Personne ne pourra vous les rendre.',
  },
  phraseLabel: { en: 'Your recovery phrase', fr: 'Votre phrase de secours' },
  written: { en: 'I have written them down', fr: 'Je les ai notés' },
  confirmTitle: { en: 'Word {number} of your phrase', fr: 'Mot {number} de votre phrase' },
  confirmText: { en: 'Read it from your paper.', fr: 'Lisez-le sur votre papier.' },
  confirmWrong: {
    en: 'That is another word. Look at your paper once more.',
    fr: "C'est un autre mot. Regardez à nouveau votre papier.",
  },
  check: { en: 'Go on', fr: 'Continuer' },
  showAgain: { en: 'Show the words again', fr: 'Revoir les mots' },
  sealTitle: { en: 'Lock the key on this device', fr: 'Verrouiller la clé sur cet appareil' },
  sealText: {
    en: 'So that nobody who borrows this device can use it.',
    fr: "Pour que personne ne s'en serve en empruntant cet appareil.",
  },
  byPasskey: { en: 'Lock with a passkey', fr: "Verrouiller par clé d'accès" },
  byPassphrase: { en: 'Lock with a passphrase', fr: 'Verrouiller par phrase secrète' },
  passkeyName: { en: 'Blazon wallet', fr: 'Portefeuille Blazon' },
  passkeyFailed: {
    en: 'The passkey did not answer. Try once more, or choose a passphrase.',
    fr: "La clé d'accès n'a pas répondu. Réessayez, ou choisissez une phrase secrète.",
  },
  passphrase: { en: 'Passphrase', fr: 'Phrase secrète' },
  passphraseHint: {
    en: 'At least {count} characters. Several words are good.',
    fr: 'Au moins {count} caractères. Plusieurs mots conviennent bien.',
  },
  passphraseShort: {
    en: 'Take at least {count} characters.',
    fr: 'Choisissez au moins {count} caractères.',
  },
  locking: { en: 'Locking', fr: 'Verrouillage' },
  unlockTitle: { en: 'Unlock your key', fr: 'Déverrouiller votre clé' },
  unlock: { en: 'Unlock', fr: 'Déverrouiller' },
  unlockPasskey: { en: 'Unlock with the passkey', fr: "Déverrouiller par clé d'accès" },
  unlocking: { en: 'Unlocking', fr: 'Déverrouillage' },
  passphraseWrong: {
    en: 'This is not the passphrase of this key.',
    fr: "Ce n'est pas la phrase secrète de cette clé.",
  },
  restoreTitle: { en: 'Bring your key back', fr: 'Retrouver votre clé' },
  restoreField: { en: 'The twelve words, in their order', fr: 'Les douze mots, dans leur ordre' },
  restoreHint: { en: 'With a space between them.', fr: 'Séparés par une espace.' },
  restoreWrong: {
    en: 'These twelve words do not fit together. Check spelling and order.',
    fr: "Ces douze mots ne vont pas ensemble. Vérifiez l'orthographe et l'ordre.",
  },
  restore: { en: 'Bring it back', fr: 'Retrouver ma clé' },
})

/** Where a link of a mail lands. */
export const linkPage = texts({
  checking: { en: 'Looking at your link', fr: 'Lecture de votre lien' },
  confirm: { en: 'Open your wallet here?', fr: 'Ouvrir votre portefeuille ici ?' },
  confirmText: {
    en: 'This link is for {email}. It was asked for in another browser, so please press to go on.',
    fr: 'Ce lien est pour {email}. Il a été demandé dans un autre navigateur : confirmez pour continuer.',
  },
  confirmNote: {
    en: 'You did not ask for it? Close this page: nothing happens.',
    fr: "Vous n'avez rien demandé ? Fermez cette page : rien ne se passe.",
  },
  open: { en: 'Open my badges', fr: 'Ouvrir mes badges' },
  opening: { en: 'Opening', fr: 'Ouverture' },
  ended: { en: 'This link has ended', fr: "Ce lien n'est plus valable" },
  endedText: {
    en: 'A link works once, and for 15 minutes. Ask for a new one: it takes a moment.',
    fr: "Un lien sert une seule fois, pendant 15 minutes. Demandez-en un nouveau : c'est l'affaire d'un instant.",
  },
  another: { en: 'Ask for another link', fr: 'Demander un autre lien' },
  failed: { en: 'The link could not be read', fr: "Le lien n'a pas pu être lu" },
})

/** The person's own page. */
export const youPage = texts({
  title: { en: 'You', fr: 'Vous' },
  offline: {
    en: 'You are offline. Changes wait until you are back.',
    fr: 'Vous êtes hors ligne. Les changements attendront votre retour.',
  },
  profile: { en: 'Profile', fr: 'Profil' },
  pseudo: { en: 'Name', fr: 'Nom' },
  pseudoHint: {
    en: 'It stands on the cards and pages that you share.',
    fr: 'Il figure sur les cartes et les pages que vous partagez.',
  },
  pseudoExample: { en: 'Lea Martin', fr: 'Léa Martin' },
  picture: { en: 'Change picture', fr: "Changer l'image" },
  pictureTitle: { en: 'Your picture', fr: 'Votre image' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  addresses: { en: 'Addresses', fr: 'Adresses' },
  addressesText: {
    en: 'Badges sent to any of them come to this wallet, and each of them opens it.',
    fr: "Les badges envoyés à l'une d'elles arrivent dans ce portefeuille, et chacune permet de l'ouvrir.",
  },
  noAddress: { en: 'No address is joined to this wallet.', fr: "Aucune adresse n'est jointe à ce portefeuille." },
  addAddress: { en: 'Add an address', fr: 'Ajouter une adresse' },
  addTitle: { en: 'Join an address', fr: 'Joindre une adresse' },
  addText: {
    en: 'We mail a code to it. Badges kept under this address come along.',
    fr: 'Nous y envoyons un code. Les badges gardés sous cette adresse suivront.',
  },
  addSend: { en: 'Mail me a code', fr: 'Recevoir un code' },
  addSent: { en: 'The code is on its way to {email}.', fr: 'Le code part vers {email}.' },
  join: { en: 'Join this address', fr: 'Joindre cette adresse' },
  joining: { en: 'Joining', fr: 'Ajout' },
  joined: { en: '{email} belongs to this wallet now', fr: '{email} fait maintenant partie de ce portefeuille' },
  removeAddress: { en: 'Remove {email}', fr: 'Retirer {email}' },
  removeTitle: { en: 'Remove {email}?', fr: 'Retirer {email} ?' },
  removeText: {
    en: 'Your badges stay. This address no longer opens this wallet.',
    fr: "Vos badges restent. Cette adresse n'ouvrira plus ce portefeuille.",
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  device: { en: 'This device', fr: 'Cet appareil' },
  language: { en: 'Language', fr: 'Langue' },
  theme: { en: 'Appearance', fr: 'Apparence' },
  themeAuto: { en: 'As the device', fr: "Comme l'appareil" },
  themeLight: { en: 'Light', fr: 'Clair' },
  themeDark: { en: 'Dark', fr: 'Sombre' },
  key: { en: 'Key', fr: 'Clé' },
  keyServer: {
    en: 'Blazon keeps the key of this wallet for you, sealed. Your address opens it on any device.',
    fr: "Blazon garde pour vous la clé de ce portefeuille, scellée. Votre adresse l'ouvre sur tout appareil.",
  },
  keyOwn: {
    en: 'You keep the key of this wallet. Without this device, only your twelve words open it.',
    fr: "Vous gardez la clé de ce portefeuille. Sans cet appareil, seuls vos douze mots l'ouvrent.",
  },
  showPhrase: { en: 'Show my twelve words', fr: 'Voir mes douze mots' },
  did: { en: 'Identifier', fr: 'Identifiant' },
  leave: { en: 'Leave this device', fr: 'Quitter cet appareil' },
  leaveTitle: { en: 'Leave this device?', fr: 'Quitter cet appareil ?' },
  leaveEmail: {
    en: 'Your badges stay in your wallet. This device forgets them; your address opens them again.',
    fr: 'Vos badges restent dans votre portefeuille. Cet appareil les oublie ; votre adresse les rouvrira.',
  },
  leaveOwn: {
    en: 'This device forgets your key. Have you got your twelve words? Without them nobody can open this wallet again.',
    fr: 'Cet appareil oublie votre clé. Avez-vous vos douze mots ? Sans eux, personne ne pourra rouvrir ce portefeuille.',
  },
})
