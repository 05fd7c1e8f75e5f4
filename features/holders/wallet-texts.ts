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

/** Reading a code. */
export const scanPage = texts({
  title: { en: 'Scan', fr: 'Scanner' },
  lead: {
    en: 'Hold the code of a studio or of a badge in front of the camera.',
    fr: "Placez le code d'un studio ou d'un badge devant la caméra.",
  },
  camera: { en: 'What the camera sees', fr: 'Ce que voit la caméra' },
  starting: { en: 'The camera starts', fr: 'La caméra démarre' },
  denied: {
    en: 'The camera is not allowed here. Allow it in your browser, choose a picture, or paste the link.',
    fr: "La caméra n'est pas autorisée ici. Autorisez-la dans votre navigateur, choisissez une image, ou collez le lien.",
  },
  missing: {
    en: 'There is no camera here. Choose a picture of the code, or paste its link.',
    fr: "Il n'y a pas de caméra ici. Choisissez une image du code, ou collez son lien.",
  },
  picture: { en: 'Choose a picture', fr: 'Choisir une image' },
  link: { en: 'Link of the code', fr: 'Lien du code' },
  open: { en: 'Open', fr: 'Ouvrir' },
  notOurs: {
    en: 'This code is not for this wallet.',
    fr: "Ce code n'est pas destiné à ce portefeuille.",
  },
  noCode: { en: 'There is no code in this picture.', fr: "Il n'y a pas de code dans cette image." },
})

/** Why a key of one's own is needed, and the way to it. */
export const ownKeyGate = texts({
  unlockText: {
    en: 'A studio asks for your signature. Your key lies on this device, sealed.',
    fr: 'Un studio demande votre signature. Votre clé se trouve sur cet appareil, scellée.',
  },
  title: { en: 'First, a key of your own', fr: "D'abord, une clé à vous" },
  text: {
    en: 'A community is signed for by a key that only you have. Make it here, it takes a minute.',
    fr: "Une communauté se signe avec une clé que vous seul possédez. Créez-la ici, c'est l'affaire d'une minute.",
  },
  keptText: {
    en: 'Blazon keeps the key of this wallet, and a community is signed for by a key that only you have. Make it here. It opens a wallet of its own: join your address to it under "You", and your badges come along.',
    fr: 'Blazon garde la clé de ce portefeuille, or une communauté se signe avec une clé que vous seul possédez. Créez-la ici. Elle ouvre un portefeuille à elle : joignez-y votre adresse sous « Vous », et vos badges suivront.',
  },
})

/** Where the code of a studio leads. */
export const connectPage = texts({
  title: { en: 'Sign in to {host}?', fr: 'Se connecter à {host} ?' },
  titleNew: { en: 'Create a community on {host}?', fr: 'Créer une communauté sur {host} ?' },
  lead: {
    en: 'Only go on if you see this site in your browser right now.',
    fr: 'Ne continuez que si vous voyez ce site dans votre navigateur en ce moment.',
  },
  site: { en: 'Site', fr: 'Site' },
  browser: { en: 'Browser', fr: 'Navigateur' },
  network: { en: 'Network', fr: 'Réseau' },
  unknownNetwork: { en: 'Unknown', fr: 'Inconnu' },
  sameNetwork: { en: '{network}, the same as this device', fr: '{network}, le même que cet appareil' },
  otherNetwork: {
    en: 'The request comes from another network than this device. If your browser is not the one above, someone may have passed you their code: refuse.',
    fr: "La demande vient d'un autre réseau que cet appareil. Si votre navigateur n'est pas celui indiqué, quelqu'un vous a peut-être transmis son code : refusez.",
  },
  unknownBrowser: { en: 'Unknown', fr: 'Inconnu' },
  number: { en: 'Number beside the code', fr: 'Nombre à côté du code' },
  numberHint: { en: 'Two digits, in the studio.', fr: 'Deux chiffres, dans le studio.' },
  account: { en: 'You sign as', fr: 'Vous signez en tant que' },
  sign: { en: 'Sign in', fr: 'Se connecter' },
  signing: { en: 'Signing', fr: 'Signature' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  done: { en: 'You are signed in to {host}.', fr: 'Vous êtes connecté à {host}.' },
  doneText: {
    en: 'Go on in your browser. What it asks you to sign comes here.',
    fr: "Continuez dans votre navigateur. Ce qu'il vous demandera de signer arrivera ici.",
  },
  doneTextNew: {
    en: 'Go on in your browser with five short steps. At their end you sign the new community here.',
    fr: 'Continuez dans votre navigateur, en cinq étapes courtes. À la fin, vous signerez ici la nouvelle communauté.',
  },
  stay: { en: 'Wait for what I sign', fr: 'Attendre ce que je signe' },
  toBadges: { en: 'My badges', fr: 'Mes badges' },
  refused: { en: 'Refused', fr: 'Refusé' },
  refusedText: { en: 'Nobody was signed in with this code.', fr: "Personne n'a été connecté avec ce code." },
  tooManyTries: { en: 'Wrong number three times', fr: 'Trois nombres erronés' },
  tooManyTriesText: {
    en: 'Nobody was signed in. Scan the new code in the studio and type the number beside it.',
    fr: "Personne n'a été connecté. Scannez le nouveau code du studio et saisissez le nombre affiché à côté.",
  },
  ended: { en: 'This code has ended', fr: "Ce code n'est plus valable" },
  endedText: {
    en: 'A code works once, for five minutes. The studio shows a new one.',
    fr: 'Un code sert une seule fois, pendant cinq minutes. Le studio en affiche un nouveau.',
  },
  scan: { en: 'Scan a code', fr: 'Scanner un code' },
})

/** What waits for a signature. */
export const confirmationsPage = texts({
  title: { en: 'To sign', fr: 'À signer' },
  empty: { en: 'Nothing waits for your signature.', fr: "Rien n'attend votre signature." },
  emptyText: {
    en: 'What your community does in the studio comes here when it needs your key.',
    fr: 'Ce que votre communauté fait dans le studio arrive ici quand il faut votre clé.',
  },
  sign: { en: 'Sign', fr: 'Signer' },
  signing: { en: 'Signing', fr: 'Signature' },
  signed: { en: 'Signed', fr: 'Signé' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  until: { en: 'You can sign until {time}.', fr: "Vous pouvez signer jusqu'au {time}." },
  exact: { en: 'Exactly what is signed', fr: 'Ce qui est signé, exactement' },
  unknown: { en: 'Something unknown', fr: "Quelque chose d'inconnu" },
  unknownText: {
    en: 'This wallet cannot say what this is, so it does not sign it.',
    fr: "Ce portefeuille ne sait pas dire ce que c'est, donc il ne le signe pas.",
  },
})

/** What each kind of confirmation does, in plain words. */
export const confirmWords = texts({
  createCommunity: { en: 'Create the community "{name}"', fr: 'Créer la communauté « {name} »' },
  createCommunityText: {
    en: 'Your key becomes the key of this community: it opens the studio and signs what the community does.',
    fr: 'Votre clé devient celle de cette communauté : elle ouvre le studio et signe ce que fait la communauté.',
  },
  contact: { en: 'Contact address: {email}', fr: 'Adresse de contact : {email}' },
  prove: { en: 'Confirm that it is you in "{name}"', fr: "Confirmer que c'est bien vous dans « {name} »" },
  proveFrom: { en: 'Asked for in the studio, in {device}.', fr: 'Demandé dans le studio, dans {device}.' },
  proveFromUnknown: {
    en: 'Asked for in the studio, in an unknown browser.',
    fr: 'Demandé dans le studio, dans un navigateur inconnu.',
  },
  proveText: {
    en: 'For 15 minutes this browser may then export histories and show or create API keys. If you did not ask for it, refuse.',
    fr: "Pendant 15 minutes, ce navigateur pourra exporter des historiques et afficher ou créer des clés d'API. Si vous n'avez rien demandé, refusez.",
  },
  updateCommunity: { en: 'Change the community "{name}"', fr: 'Modifier la communauté « {name} »' },
  updateCommunityText: {
    en: 'Its public profile changes to what you filled in in the studio.',
    fr: 'Son profil public devient ce que vous avez saisi dans le studio.',
  },
  deleteCommunity: { en: 'Delete the community "{name}"', fr: 'Supprimer la communauté « {name} »' },
  deleteCommunityText: {
    en: {
      zero: 'No badge is out. This cannot be undone.',
      one: '{count} badge is out and stays verifiable. This cannot be undone.',
      other: '{count} badges are out and stay verifiable. This cannot be undone.',
    },
    fr: {
      zero: "Aucun badge n'est délivré. Cette action est définitive.",
      one: '{count} badge délivré reste vérifiable. Cette action est définitive.',
      other: '{count} badges délivrés restent vérifiables. Cette action est définitive.',
    },
  },
  publish: { en: 'Publish the template "{name}"', fr: 'Publier le modèle « {name} »' },
  publishText: {
    en: 'Its fingerprint is written in the public log. Badges of it can be sent from then on.',
    fr: 'Son empreinte est inscrite au registre public. Ses badges peuvent être envoyés dès lors.',
  },
  updateTemplate: { en: 'Change the template "{name}"', fr: 'Modifier le modèle « {name} »' },
  updateTemplateText: {
    en: 'A new version is written in the public log. Badges that are out stay as they are.',
    fr: 'Une nouvelle version est inscrite au registre public. Les badges délivrés restent tels quels.',
  },
  deleteTemplate: { en: 'Delete the template "{name}"', fr: 'Supprimer le modèle « {name} »' },
  deleteTemplateText: {
    en: {
      zero: 'Nobody holds a badge of it.',
      one: 'The person who holds a badge of it keeps it.',
      other: 'The {count} people who hold a badge of it keep it.',
    },
    fr: {
      zero: "Personne n'en détient de badge.",
      one: 'La personne qui en détient un badge le garde.',
      other: 'Les {count} personnes qui en détiennent un badge le gardent.',
    },
  },
  send: {
    en: { one: 'Send {count} badge of "{name}"', other: 'Send {count} badges of "{name}"' },
    fr: { one: 'Envoyer {count} badge de « {name} »', other: 'Envoyer {count} badges de « {name} »' },
  },
  sendText: {
    en: 'The permission that you gave for this template does not reach, so this needs a new one.',
    fr: "L'autorisation donnée pour ce modèle ne suffit plus, il en faut donc une nouvelle.",
  },
  withdraw: { en: 'Stop badges of "{name}"', fr: 'Arrêter les badges de « {name} »' },
  withdrawText: {
    en: 'From now on nobody collects a badge of it. Badges that are out stay valid.',
    fr: 'Dès maintenant, plus personne ne récupère ses badges. Ceux qui sont délivrés restent valables.',
  },
  delegation: {
    en: {
      one: 'The studio may issue {count} badge of it for you, until {until}.',
      other: 'The studio may issue up to {count} badges of it for you, until {until}.',
    },
    fr: {
      one: "Le studio pourra en délivrer {count} badge pour vous, jusqu'au {until}.",
      other: "Le studio pourra en délivrer jusqu'à {count} badges pour vous, jusqu'au {until}.",
    },
  },
})

/** The ways to help and to the legal pages. */
export const aboutWords = texts({
  otherPages: { en: 'Help and legal', fr: 'Aide et mentions' },
  help: { en: 'Help', fr: 'Aide' },
  terms: { en: 'Terms of use', fr: "Conditions d'utilisation" },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  legal: { en: 'Legal notice', fr: 'Mentions légales' },
  cookies: { en: 'Cookies', fr: 'Cookies' },
})
