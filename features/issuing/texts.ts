import { texts } from '#base/text.ts'

/** The page of a claim link. */
export const claimPage = texts({
  hasBadge: { en: 'has a badge for you', fr: 'a un badge pour vous' },
  memberHasBadge: { en: '{giver} has a badge for you', fr: '{giver} a un badge pour vous' },
  gaveBadge: { en: 'gave you this badge', fr: 'vous a donné ce badge' },
  memberGaveBadge: { en: '{giver} gave you this badge', fr: '{giver} vous a donné ce badge' },
  aMember: { en: 'a member', fr: 'un membre' },
  fromGiver: { en: 'From {giver}', fr: 'De la part de {giver}' },
  yours: { en: "It's yours.", fr: 'Il est à vous.' },
  yoursNamed: { en: "It's yours, {name}.", fr: 'Il est à vous, {name}.' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  joining: {
    en: 'Keeping this card makes you a member of {issuer}. It sees the name and picture of your wallet, its badges that you hold and your points. You can leave at any time.',
    fr: "En gardant cette carte, vous devenez membre de {issuer}. Cette communauté voit le nom et l'image de votre portefeuille, ses badges que vous détenez et vos points. Vous pouvez la quitter à tout moment.",
  },
  keep: { en: 'Keep this badge', fr: 'Garder ce badge' },
  keeping: { en: 'One moment', fr: 'Un instant' },
  another: { en: 'Use another wallet', fr: 'Utiliser un autre portefeuille' },
  withAddress: { en: 'Kept with your address {email}', fr: 'Gardé avec votre adresse {email}' },
  inYours: { en: 'Kept in your wallet', fr: 'Gardé dans votre portefeuille' },
  inWallet: { en: "Kept in {name}'s wallet", fr: 'Gardé dans le portefeuille de {name}' },
  until: { en: 'Waiting for you until {date}', fr: "Il vous attend jusqu'au {date}" },
  seen: {
    en: 'The sender sees whether it was opened',
    fr: "L'expéditeur voit si cette page a été ouverte",
  },
  asksAddress: { en: 'Asks for your e-mail address first', fr: "Demande d'abord votre adresse e-mail" },
  failed: { en: 'The link could not be loaded', fr: "Le lien n'a pas pu être chargé" },
  ofMember: {
    en: 'Kept in the wallet of the member it was sent to',
    fr: "Gardé dans le portefeuille du membre qui l'a reçu",
  },
  ofOwnKey: {
    en: 'It belongs to one wallet with its own key. Open that wallet first.',
    fr: "Il appartient à un portefeuille avec sa propre clé. Ouvrez d'abord ce portefeuille.",
  },
  offline: {
    en: 'You are offline. Keep the badge when you are back online.',
    fr: 'Vous êtes hors ligne. Gardez le badge à votre retour.',
  },
})

/** What the recipient wants to be called by the community. */
export const claimName = texts({
  label: { en: 'Your name', fr: 'Votre nom' },
  seen: {
    en: 'Only {issuer} sees it, and nobody else unless you choose to show it.',
    fr: "Seule la communauté {issuer} le voit, et personne d'autre, sauf si vous choisissez de le montrer.",
  },
  listed: { en: 'On the list: {name}', fr: 'Sur la liste : {name}' },
  takeBack: { en: 'Write {name} as on the list', fr: 'Écrire {name} comme sur la liste' },
})

/** The badges that wait in the wallet of a member. */
export const waitingWords = texts({
  title: { en: 'Waiting for you', fr: 'À récupérer' },
  keep: { en: 'Keep', fr: 'Garder' },
  keepNamed: { en: 'Keep {badge}', fr: 'Garder {badge}' },
  until: { en: 'Until {date}', fr: "Jusqu'au {date}" },
  kept: { en: '{badge} is in your wallet', fr: '{badge} est dans votre portefeuille' },
})

/** The address required by an open link. */
export const entryDialog = texts({
  title: { en: 'Confirm your address', fr: 'Confirmer votre adresse' },
  lead: {
    en: '{issuer} gives this badge to people whose address is confirmed. Each address gets one.',
    fr: "{issuer} remet ce badge aux personnes dont l'adresse est confirmée. Chaque adresse en reçoit un.",
  },
  domains: { en: 'Addresses of {domains}', fr: 'Adresses de {domains}' },
  email: { en: 'E-mail', fr: 'E-mail' },
  example: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  send: { en: 'E-mail me a code', fr: 'Recevoir un code' },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: { en: 'We sent a six-digit code to {email}.', fr: 'Nous avons envoyé un code à six chiffres à {email}.' },
  code: { en: 'Code from the e-mail', fr: "Code de l'e-mail" },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  confirming: { en: 'Confirming', fr: 'Confirmation' },
  change: { en: 'Use another address', fr: 'Utiliser une autre adresse' },
})

/** The view after the badge is collected. */
export const keptView = texts({
  title: { en: 'Kept.', fr: "C'est gardé." },
  text: {
    en: 'The badge is in your wallet. Anyone you show it to can check that it is genuine.',
    fr: "Le badge est dans votre portefeuille. Toute personne à qui vous le montrez peut vérifier qu'il est authentique.",
  },
  limitedText: {
    en: 'The badge is in the wallet of {email}. We can e-mail you a link that opens it here.',
    fr: "Le badge est dans le portefeuille de {email}. Nous pouvons vous envoyer un lien qui l'ouvre ici.",
  },
  memberText: {
    en: 'The badge is in the wallet of the member it was sent to. Sign in to open it here.',
    fr: "Le badge est dans le portefeuille du membre qui l'a reçu. Connectez-vous pour l'ouvrir ici.",
  },
  open: { en: 'Open my badges', fr: 'Ouvrir mes badges' },
})

/** The other places to keep a badge. */
export const doorsDialog = texts({
  title: { en: 'Where do you want to keep it?', fr: 'Où le garder ?' },
  email: { en: 'With my e-mail', fr: 'Avec mon e-mail' },
  emailText: {
    en: 'Blazon keeps the key for you. A link opens your badges on any device.',
    fr: 'Blazon garde la clé pour vous. Un lien ouvre vos badges sur tout appareil.',
  },
  mailed: { en: 'With {email}', fr: 'Avec {email}' },
  mailedText: {
    en: 'In the wallet of the address that received the e-mail.',
    fr: "Dans le portefeuille de l'adresse qui a reçu l'e-mail.",
  },
  own: { en: 'Keep my own key', fr: 'Garder ma propre clé' },
  ownText: {
    en: 'Made in this browser, for you alone, with a recovery phrase.',
    fr: 'Créée dans ce navigateur, pour vous seul, avec une phrase de secours.',
  },
  sealed: { en: 'With the key on this device', fr: 'Avec la clé de cet appareil' },
  sealedText: {
    en: 'It is stored here, locked. Unlock it.',
    fr: 'Elle est conservée ici, verrouillée. Déverrouillez-la.',
  },
  restore: { en: 'With my recovery phrase', fr: 'Avec ma phrase de secours' },
  restoreText: {
    en: 'Twelve words restore your own key on this device.',
    fr: 'Douze mots ramènent votre clé sur cet appareil.',
  },
  app: { en: 'Another wallet app', fr: 'Une autre application' },
  appText: { en: 'Any wallet that supports OpenID4VCI.', fr: 'Tout portefeuille compatible OpenID4VCI.' },
  appScan: { en: 'Scan this code with your wallet app', fr: 'Scannez ce code avec votre application' },
  appOpen: { en: 'Open in a wallet app', fr: 'Ouvrir dans une application' },
  appCopy: { en: 'Copy the offer', fr: "Copier l'offre" },
  sdJwtOnly: { en: 'SD-JWT only', fr: 'SD-JWT uniquement' },
  sdJwtOnlyHint: {
    en: 'For a wallet app that refuses the offer, or takes another form of the badge.',
    fr: "Pour une application qui refuse l'offre, ou qui prend une autre forme du badge.",
  },
  unlock: { en: 'Unlock your key to keep it', fr: 'Déverrouiller votre clé pour le garder' },
})

/** The titles of links that give no badge now. */
export const stateTitles = texts({
  notYet: { en: 'Not yet', fr: 'Pas encore' },
  expired: { en: 'This link has ended', fr: 'Ce lien a pris fin' },
  used: { en: 'Already collected', fr: 'Déjà récupéré' },
  full: { en: 'All places are taken', fr: 'Toutes les places sont prises' },
  suspended: { en: 'This link is suspended', fr: 'Ce lien est suspendu' },
  revoked: { en: 'This badge was revoked', fr: 'Ce badge a été révoqué' },
  superseded: { en: 'There is a newer link', fr: 'Il existe un lien plus récent' },
  unknown: { en: 'This link does not work', fr: 'Ce lien ne fonctionne pas' },
})

/** The code that a link requires as well. */
export const codeWords = texts({
  label: { en: 'Code', fr: 'Code' },
  hint: { en: '{issuer} gives you the six digits.', fr: '{issuer} vous en donne les six chiffres.' },
  wrong: {
    en: 'Wrong code. After too many attempts you need a new link from {issuer}.',
    fr: 'Code incorrect. Après trop de tentatives, il vous faut un nouveau lien de {issuer}.',
  },
})

/** The e-mail with the code that confirms an address for an open link. */
export const entryMail = texts({
  subject: { en: 'Your code for the badge {badge}', fr: 'Votre code pour le badge {badge}' },
  title: { en: 'Your code', fr: 'Votre code' },
  lead: {
    en: '{issuer} gives the badge "{badge}" to people whose address is confirmed.',
    fr: "{issuer} remet le badge « {badge} » aux personnes dont l'adresse est confirmée.",
  },
  until: {
    en: { one: 'The code works for {count} minute.', other: 'The code works for {count} minutes.' },
    fr: { one: 'Le code fonctionne pendant {count} minute.', other: 'Le code fonctionne pendant {count} minutes.' },
  },
  foot: {
    en: 'If you did not ask for it, ignore this e-mail: nothing will happen.',
    fr: "Si vous ne l'avez pas demandé, ignorez cet e-mail : rien ne se passe.",
  },
})

/** How wallets name the claims of a badge as SD-JWT VC. */
export const badgeTypeWords = texts({
  name: { en: 'Open Badge', fr: 'Badge ouvert' },
  description: {
    en: 'An achievement that an issuer attests, as in Open Badges 3.0',
    fr: 'Une réussite attestée par un émetteur, selon Open Badges 3.0',
  },
  title: { en: 'Title', fr: 'Titre' },
  achievement: { en: 'What it attests', fr: "Ce qu'il atteste" },
  criteria: { en: 'Criteria', fr: 'Critères' },
  issuer: { en: 'Issuer', fr: 'Émetteur' },
  recipient: { en: 'Hash of your e-mail address', fr: 'Empreinte de votre adresse e-mail' },
  result: { en: 'Seat, section and points', fr: 'Place, section et points' },
  evidence: { en: 'Evidence', fr: 'Justificatifs' },
})
