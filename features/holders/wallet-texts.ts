import { texts } from '#base/text.ts'

/** The step that proves an address before what needs it. */
export const proofStep = texts({
  title: { en: 'Confirm {email}', fr: 'Confirmer {email}' },
  text: {
    en: 'We e-mail you a code. You do this once on this device.',
    fr: "Nous vous envoyons un code par e-mail. C'est à faire une seule fois sur cet appareil.",
  },
  send: { en: 'E-mail me a code', fr: 'Recevoir un code' },
  sent: { en: 'We sent a six-digit code to {email}.', fr: 'Nous avons envoyé un code à six chiffres à {email}.' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  confirming: { en: 'Confirming', fr: 'Confirmation' },
})

/** Opening a wallet by e-mail. */
export const emailDoor = texts({
  email: { en: 'E-mail', fr: 'E-mail' },
  example: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  send: { en: 'Send me a link', fr: 'Recevoir un lien' },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: {
    en: 'A link is on its way to {email}. Open it on any device, or type the six digits from the e-mail here.',
    fr: "Nous avons envoyé un lien à {email}. Ouvrez-le sur l'appareil de votre choix, ou saisissez ici les six chiffres de l'e-mail.",
  },
  code: { en: 'Code from the e-mail', fr: "Code de l'e-mail" },
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
    en: 'Find your badges on any device. We send a link to your address.',
    fr: 'Vos badges vous suivent sur chaque appareil. Nous envoyons un lien à votre adresse.',
  },
  locked: { en: 'Your key is locked on this device.', fr: 'Votre clé est verrouillée sur cet appareil.' },
  ownKey: { en: 'Use my own key', fr: 'Utiliser ma propre clé' },
  byEmail: { en: 'Open by e-mail', fr: 'Ouvrir par e-mail' },
  restore: { en: 'Use my recovery phrase', fr: 'Utiliser ma phrase de secours' },
  make: { en: 'Create my own key', fr: 'Créer ma propre clé' },
  or: { en: 'or', fr: 'ou' },
})

/** A person's own key: created, shown once as words, sealed, unlocked, restored. */
export const keyWords = texts({
  makeTitle: { en: 'Keep my own key', fr: 'Garder ma propre clé' },
  makeText: {
    en: 'The key is created in this browser and never leaves it. Only you can open this wallet: with this device, or with twelve words that you write down.',
    fr: "La clé est créée dans ce navigateur et n'en sort jamais. Vous seul pouvez ouvrir ce portefeuille : avec cet appareil, ou avec douze mots que vous notez.",
  },
  make: { en: 'Create my key', fr: 'Créer ma clé' },
  phraseTitle: { en: 'Write these twelve words down', fr: 'Notez ces douze mots' },
  phraseText: {
    en: 'In this order, on paper. Anyone who has them can open your wallet, on any device. Nobody can recover them for you.',
    fr: 'Dans cet ordre, sur papier. Toute personne qui les possède peut ouvrir votre portefeuille, sur tout appareil. Personne ne pourra vous les rendre.',
  },
  phraseLabel: { en: 'Your recovery phrase', fr: 'Votre phrase de secours' },
  written: { en: 'I have written them down', fr: 'Je les ai notés' },
  confirmTitle: { en: 'Word {number} of your phrase', fr: 'Mot {number} de votre phrase' },
  confirmText: { en: 'Read it from your paper.', fr: 'Lisez-le sur votre papier.' },
  confirmWrong: {
    en: 'That is not the right word. Check your paper again.',
    fr: "Ce n'est pas le bon mot. Vérifiez sur votre papier.",
  },
  check: { en: 'Continue', fr: 'Continuer' },
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
    en: 'The passkey did not respond. Try again, or use a passphrase.',
    fr: "La clé d'accès n'a pas répondu. Réessayez, ou utilisez une phrase secrète.",
  },
  passphrase: { en: 'Passphrase', fr: 'Phrase secrète' },
  passphraseHint: {
    en: {
      one: 'At least {count} character. Several words work well.',
      other: 'At least {count} characters. Several words work well.',
    },
    fr: {
      one: 'Au moins {count} caractère. Plusieurs mots conviennent bien.',
      other: 'Au moins {count} caractères. Plusieurs mots conviennent bien.',
    },
  },
  passphraseShort: {
    en: { one: 'Use at least {count} character.', other: 'Use at least {count} characters.' },
    fr: { one: 'Utilisez au moins {count} caractère.', other: 'Utilisez au moins {count} caractères.' },
  },
  locking: { en: 'Locking', fr: 'Verrouillage' },
  unlockTitle: { en: 'Unlock your key', fr: 'Déverrouiller votre clé' },
  unlock: { en: 'Unlock', fr: 'Déverrouiller' },
  unlockPasskey: { en: 'Unlock with the passkey', fr: "Déverrouiller par clé d'accès" },
  unlocking: { en: 'Unlocking', fr: 'Déverrouillage' },
  passphraseWrong: {
    en: 'Wrong passphrase. Try again.',
    fr: 'Phrase secrète erronée. Réessayez.',
  },
  restoreTitle: { en: 'Recover your key', fr: 'Retrouver votre clé' },
  restoreField: { en: 'The twelve words, in order', fr: "Les douze mots, dans l'ordre" },
  restoreHint: { en: 'Separated by spaces.', fr: 'Séparés par des espaces.' },
  restoreWrong: {
    en: 'These twelve words are not a valid phrase. Check their spelling and order.',
    fr: "Ces douze mots ne forment pas une phrase valable. Vérifiez l'orthographe et l'ordre.",
  },
  restore: { en: 'Recover key', fr: 'Retrouver ma clé' },
  otherTitle: { en: 'Another key is locked on this device', fr: 'Une autre clé est verrouillée sur cet appareil' },
  otherText: {
    en: 'This is a different key. If you replace the one on this device, only the twelve words of that key can open its wallet again.',
    fr: "Il s'agit d'une clé différente. Si vous remplacez celle de cet appareil, seuls ses douze mots pourront rouvrir son portefeuille.",
  },
  otherKeep: { en: 'Keep the key on this device', fr: 'Garder la clé de cet appareil' },
  otherReplace: { en: 'Replace it', fr: 'La remplacer' },
})

/** The landing page of a mailed link. */
export const linkPage = texts({
  checking: { en: 'Checking your link', fr: 'Vérification de votre lien' },
  confirm: { en: 'Open your wallet here?', fr: 'Ouvrir votre portefeuille ici ?' },
  confirmText: {
    en: 'This link is for {email}. It was requested in another browser: confirm to continue.',
    fr: 'Ce lien est pour {email}. Il a été demandé dans un autre navigateur : confirmez pour continuer.',
  },
  confirmNote: {
    en: 'Not requested by you? Close this page: nothing happens.',
    fr: "Vous n'avez rien demandé ? Fermez cette page : rien ne se passe.",
  },
  open: { en: 'Open my badges', fr: 'Ouvrir mes badges' },
  opening: { en: 'Opening', fr: 'Ouverture' },
  ended: { en: 'This link is no longer valid', fr: "Ce lien n'est plus valable" },
  endedText: {
    en: 'A link works once, for 15 minutes. Ask for a new one: it only takes a moment.',
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
    en: 'The communities that you join see it. Pages that you share show it only if you choose so.',
    fr: 'Les communautés que vous rejoignez le voient. Les pages que vous partagez ne le montrent que si vous le décidez.',
  },
  pseudoExample: { en: 'Lea Martin', fr: 'Léa Martin' },
  picture: { en: 'Change picture', fr: "Changer l'image" },
  pictureTitle: { en: 'Your picture', fr: 'Votre image' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  addresses: { en: 'Addresses', fr: 'Adresses' },
  addressesText: {
    en: 'Badges sent to any of them arrive in this wallet, and each of them opens it.',
    fr: "Les badges envoyés à l'une d'elles arrivent dans ce portefeuille, et chacune permet de l'ouvrir.",
  },
  noAddress: { en: 'This wallet has no address.', fr: "Ce portefeuille n'a aucune adresse." },
  unconfirmed: { en: '{email} is not confirmed yet.', fr: "{email} n'est pas encore confirmée." },
  addAddress: { en: 'Add an address', fr: 'Ajouter une adresse' },
  addTitle: { en: 'Add an address', fr: 'Ajouter une adresse' },
  addText: {
    en: 'We send a code to it. Badges kept under this address come with it.',
    fr: 'Nous y envoyons un code. Les badges gardés sous cette adresse suivront.',
  },
  addSend: { en: 'Send me a code', fr: 'Recevoir un code' },
  addSent: { en: 'The code is on its way to {email}.', fr: 'Nous avons envoyé le code à {email}.' },
  join: { en: 'Add this address', fr: 'Ajouter cette adresse' },
  joining: { en: 'Adding', fr: 'Ajout' },
  joined: { en: '{email} now belongs to this wallet', fr: '{email} fait maintenant partie de ce portefeuille' },
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
  themeAuto: { en: 'Match device', fr: "Comme l'appareil" },
  themeLight: { en: 'Light', fr: 'Clair' },
  themeDark: { en: 'Dark', fr: 'Sombre' },
  key: { en: 'Key', fr: 'Clé' },
  keyServer: {
    en: 'Blazon keeps the key of this wallet for you, encrypted. Your address opens the wallet on any device.',
    fr: 'Blazon garde pour vous la clé de ce portefeuille, chiffrée. Votre adresse ouvre le portefeuille sur tout appareil.',
  },
  keyOwn: {
    en: 'You keep the key of this wallet. Without this device, only your twelve words open it.',
    fr: "Vous gardez la clé de ce portefeuille. Sans cet appareil, seuls vos douze mots l'ouvrent.",
  },
  showPhrase: { en: 'Show my twelve words', fr: 'Voir mes douze mots' },
  account: { en: 'Account', fr: 'Compte' },
  accountText: {
    en: 'It signs you in and signs your requests.',
    fr: 'Il vous connecte et signe vos demandes.',
  },
  badgeKey: { en: 'Badge key', fr: 'Clé des badges' },
  badgeKeyText: {
    en: 'Your new badges are issued to it. Any verifier can read it.',
    fr: 'Vos nouveaux badges lui sont délivrés. Tout vérificateur peut la lire.',
  },
  badgeKeyLater: {
    en: 'It is created the next time you unlock your key.',
    fr: 'Elle sera créée quand vous déverrouillerez votre clé.',
  },
  leave: { en: 'Sign out', fr: 'Se déconnecter' },
  leaveTitle: { en: 'Sign out on this device?', fr: 'Se déconnecter sur cet appareil ?' },
  leaveEmail: {
    en: 'Your badges stay in your wallet. This device forgets them; your address opens the wallet again.',
    fr: 'Vos badges restent dans votre portefeuille. Cet appareil les oublie ; votre adresse le rouvrira.',
  },
  leaveOwn: {
    en: 'This device forgets your key. Do you have your twelve words? Without them, nobody can open this wallet again.',
    fr: 'Cet appareil oublie votre clé. Avez-vous vos douze mots ? Sans eux, personne ne pourra rouvrir ce portefeuille.',
  },
})

/** Scanning a code. */
export const scanPage = texts({
  title: { en: 'Scan', fr: 'Scanner' },
  lead: {
    en: 'Point the camera at the code of a studio, a badge, a challenge, a person or a verifier.',
    fr: "Dirigez la caméra vers le code d'un studio, d'un badge, d'un défi, d'une personne ou d'un vérificateur.",
  },
  camera: { en: 'Camera view', fr: 'Image de la caméra' },
  starting: { en: 'Starting the camera', fr: 'Démarrage de la caméra' },
  denied: {
    en: 'Camera access is blocked. Allow it in your browser, choose a picture, or paste the link.',
    fr: "L'accès à la caméra est bloqué. Autorisez-le dans votre navigateur, choisissez une image, ou collez le lien.",
  },
  missing: {
    en: 'No camera was found. Choose a picture of the code, or paste its link.',
    fr: "Aucune caméra n'a été trouvée. Choisissez une image du code, ou collez son lien.",
  },
  picture: { en: 'Choose a picture', fr: 'Choisir une image' },
  link: { en: 'Link in the code', fr: 'Lien du code' },
  open: { en: 'Open', fr: 'Ouvrir' },
  notOurs: {
    en: 'This code is not for this wallet.',
    fr: "Ce code n'est pas destiné à ce portefeuille.",
  },
  noCode: { en: 'There is no code in this picture.', fr: "Il n'y a pas de code dans cette image." },
})

/** Why an own key is needed, and how to get one. */
export const ownKeyGate = texts({
  unlockText: {
    en: 'A studio asks for your signature. Your key is locked on this device.',
    fr: 'Un studio demande votre signature. Votre clé est verrouillée sur cet appareil.',
  },
  title: { en: 'First, create your own key', fr: "D'abord, créez votre propre clé" },
  text: {
    en: 'A community needs a signing key that only you have. Create it here: it takes a minute.',
    fr: "Une communauté demande une clé de signature que vous seul possédez. Créez-la ici : c'est l'affaire d'une minute.",
  },
  keptText: {
    en: 'Blazon keeps the key of this wallet, but a community needs a signing key that only you have. Create it here. It opens a separate wallet: add your address to it under "You", and your badges come with it.',
    fr: 'Blazon garde la clé de ce portefeuille, or une communauté demande une clé de signature que vous seul possédez. Créez-la ici. Elle ouvre un portefeuille séparé : ajoutez-y votre adresse sous « Vous », et vos badges suivront.',
  },
})

/** The landing page of a studio's code. */
export const connectPage = texts({
  title: { en: 'Sign in to {host}?', fr: 'Se connecter à {host} ?' },
  titleNew: { en: 'Create a community on {host}?', fr: 'Créer une communauté sur {host} ?' },
  lead: {
    en: 'Continue only if you see this site in your browser right now.',
    fr: 'Ne continuez que si vous voyez ce site dans votre navigateur en ce moment.',
  },
  site: { en: 'Site', fr: 'Site' },
  browser: { en: 'Browser', fr: 'Navigateur' },
  network: { en: 'Network', fr: 'Réseau' },
  unknownNetwork: { en: 'Unknown', fr: 'Inconnu' },
  sameNetwork: { en: '{network}, the same as this device', fr: '{network}, le même que cet appareil' },
  otherNetwork: {
    en: 'The request comes from a different network than this device. If your browser is not the one above, someone may have given you their code: refuse.',
    fr: "La demande vient d'un autre réseau que cet appareil. Si votre navigateur n'est pas celui indiqué, quelqu'un vous a peut-être transmis son code : refusez.",
  },
  unknownBrowser: { en: 'Unknown', fr: 'Inconnu' },
  number: { en: 'Number beside the code', fr: 'Nombre à côté du code' },
  numberHint: { en: 'Two digits, in the studio.', fr: 'Deux chiffres, dans le studio.' },
  account: { en: 'Signing in as', fr: 'Connexion en tant que' },
  sign: { en: 'Sign in', fr: 'Se connecter' },
  signing: { en: 'Signing', fr: 'Signature' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  done: { en: 'You are signed in to {host}.', fr: 'Vous êtes connecté à {host}.' },
  doneText: {
    en: 'Continue in your browser. Requests to sign appear here.',
    fr: 'Continuez dans votre navigateur. Les demandes de signature apparaissent ici.',
  },
  doneTextNew: {
    en: 'Continue in your browser: five short steps. At the end, you sign the new community here.',
    fr: 'Continuez dans votre navigateur, en cinq étapes courtes. À la fin, vous signerez ici la nouvelle communauté.',
  },
  stay: { en: 'Wait for requests', fr: 'Attendre les demandes' },
  toBadges: { en: 'My badges', fr: 'Mes badges' },
  refused: { en: 'Refused', fr: 'Refusé' },
  refusedText: { en: 'Nobody was signed in with this code.', fr: "Personne n'a été connecté avec ce code." },
  tooManyTries: { en: 'Wrong number three times', fr: 'Trois nombres erronés' },
  tooManyTriesText: {
    en: 'Nobody was signed in. Scan the new code in the studio and type the number beside it.',
    fr: "Personne n'a été connecté. Scannez le nouveau code du studio et saisissez le nombre affiché à côté.",
  },
  ended: { en: 'This code has expired', fr: 'Ce code a expiré' },
  endedText: {
    en: 'A code works once, for five minutes. The studio shows a new one.',
    fr: 'Un code sert une seule fois, pendant cinq minutes. Le studio en affiche un nouveau.',
  },
  scan: { en: 'Scan a code', fr: 'Scanner un code' },
})

/** The links to help and to the legal pages. */
export const aboutWords = texts({
  otherPages: { en: 'Help and legal', fr: 'Aide et mentions' },
  help: { en: 'Help', fr: 'Aide' },
  terms: { en: 'Terms of use', fr: "Conditions d'utilisation" },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  legal: { en: 'Legal notice', fr: 'Mentions légales' },
  cookies: { en: 'Cookies', fr: 'Cookies' },
})
