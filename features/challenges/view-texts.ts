import { texts } from '#base/text.ts'

/** The line below a challenge, by its type and its state. */
export const stepLine = texts({
  owns: { en: 'One of {names}', fr: 'Un parmi {names}' },
  ownsMany: {
    en: { one: 'You have {has} of {count}', other: 'You have {has} of {count}' },
    fr: { one: 'Vous en avez {has} sur {count}', other: 'Vous en avez {has} sur {count}' },
  },
  owned: { en: 'A badge in your wallet', fr: 'Un badge dans votre portefeuille' },
  sent: { en: 'Give {names}', fr: 'Donnez {names}' },
  given: { en: 'Given from your wallet', fr: 'Depuis votre portefeuille' },
  share: { en: 'Shown with your consent', fr: 'À montrer, avec votre accord' },
  signIn: { en: 'Confirmed by {provider}', fr: 'Confirmé par {provider}' },
  checkedBy: { en: 'Checked with {provider}', fr: 'Vérifié auprès de {provider}' },
  code: { en: 'Enter or scan a code', fr: 'Saisissez ou scannez un code' },
  quiz: {
    en: { one: '{count} question, {mark} right to pass', other: '{count} questions, {mark} right to pass' },
    fr: { one: '{count} question, {mark} juste pour réussir', other: '{count} questions, {mark} justes pour réussir' },
  },
  visit: { en: 'Scan the screen at {place}', fr: "Scannez l'écran : {place}" },
  visitUntil: { en: 'Scan the screen at {place}, until {date}', fr: "Scannez l'écran : {place}, jusqu'au {date}" },
  visitFrom: { en: 'Scan the screen at {place}, from {date}', fr: "Scannez l'écran : {place}, à partir du {date}" },
  evidence: { en: 'Reviewed by the community', fr: 'Examiné par la communauté' },
  ask: { en: 'Checked with {host}', fr: 'Vérifié auprès de {host}' },
  passed: { en: 'Done on {date}', fr: 'Fait le {date}' },
  passedNames: { en: '{names}, on {date}', fr: '{names}, le {date}' },
  shared: { en: 'Shared on {date}', fr: 'Partagé le {date}' },
  checking: { en: 'Checking, up to a minute', fr: 'Vérification, une minute au plus' },
  review: { en: 'Sent, waiting for the community', fr: 'Envoyé, en attente de la communauté' },
  refused: { en: 'Not met yet', fr: 'Pas encore fait' },
  refusedWhy: { en: 'Not accepted: {reason}', fr: 'Non accepté : {reason}' },
  ended: { en: 'No longer met: a badge was revoked', fr: 'Plus remplie : un badge a été révoqué' },
  stopped: { en: 'Not possible at the moment', fr: 'Impossible pour le moment' },
  locked: { en: 'Opens after: {title}', fr: "S'ouvre après : {title}" },
  or: { en: ' or ', fr: ' ou ' },
})

/** What screen readers hear for the mark before a challenge. */
export const stepMark = texts({
  passed: { en: 'Done', fr: 'Fait' },
  open: { en: 'To do', fr: 'À faire' },
  checking: { en: 'Checking', fr: 'Vérification' },
  review: { en: 'Waiting', fr: 'En attente' },
  refused: { en: 'Not met yet', fr: 'Pas encore fait' },
  again: { en: 'Try again', fr: 'Réessayer' },
  ended: { en: 'No longer met', fr: 'Plus remplie' },
  locked: { en: 'Later', fr: 'Plus tard' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
})

/** The button for a challenge whose own words are too long for one. */
export const stepAction = texts({
  vcAuth: { en: 'Share it', fr: 'Partager' },
  ownsBadges: { en: 'See the badges', fr: 'Voir les badges' },
  sentBadges: { en: 'Thank someone', fr: "Remercier quelqu'un" },
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  xPost: { en: 'Post on X', fr: 'Publier sur X' },
  xFollow: { en: 'Follow on X', fr: 'Suivre sur X' },
  xRepost: { en: 'Repost on X', fr: 'Republier sur X' },
  discordJoin: { en: 'Join on Discord', fr: 'Rejoindre sur Discord' },
  telegramJoin: { en: 'Join on Telegram', fr: 'Rejoindre sur Telegram' },
  facebookFollow: { en: 'Follow on Facebook', fr: 'Suivre sur Facebook' },
  facebookPost: { en: 'Post on Facebook', fr: 'Publier sur Facebook' },
  code: { en: 'Enter the code', fr: 'Saisir le code' },
  quiz: { en: 'Take the quiz', fr: 'Répondre au quiz' },
  visit: { en: 'Scan the screen', fr: "Scanner l'écran" },
  evidence: { en: 'Give evidence', fr: 'Envoyer un justificatif' },
  ask: { en: 'Check now', fr: 'Vérifier' },
})

/** The names of providers, which are the same in both languages. */
export const providerNames = texts({
  x: { en: 'X', fr: 'X' },
  discord: { en: 'Discord', fr: 'Discord' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  telegram: { en: 'Telegram', fr: 'Telegram' },
})

/** A challenge in words, where its community gave it none. */
export const stepTitle = texts({
  pseudo: { en: 'Share your name', fr: 'Partager votre nom' },
  walletAddress: { en: "Share your wallet's address", fr: "Partager l'adresse de votre portefeuille" },
  publicKey: { en: 'Share your public key', fr: 'Partager votre clé publique' },
  did: { en: 'Share your DID', fr: 'Partager votre DID' },
  authenticationKey: { en: 'Share your authentication key', fr: "Partager votre clé d'authentification" },
  email: { en: 'Share a confirmed e-mail address', fr: 'Partager une adresse e-mail confirmée' },
  telephone: { en: 'Share your phone number', fr: 'Partager votre numéro de téléphone' },
  xUsername: { en: 'Share your name on X', fr: 'Partager votre nom sur X' },
  holdOne: { en: 'Hold {names}', fr: 'Avoir {names}' },
  holdMany: { en: 'Hold {count} of these badges: {names}', fr: 'Avoir {count} de ces badges : {names}' },
  gone: { en: 'Hold a badge that was deleted', fr: 'Avoir un badge supprimé depuis' },
  give: { en: 'Give {names} to someone', fr: "Donner {names} à quelqu'un" },
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  xPost: { en: 'Post “{message}” on X', fr: 'Publier « {message} » sur X' },
  xFollow: { en: 'Follow @{account} on X', fr: 'Suivre @{account} sur X' },
  xRepost: { en: 'Repost a post on X', fr: 'Republier une publication sur X' },
  discordJoin: { en: 'Join the Discord server', fr: 'Rejoindre le serveur Discord' },
  telegramJoin: { en: 'Join @{account} on Telegram', fr: 'Rejoindre @{account} sur Telegram' },
  facebookFollow: { en: 'Follow {account} on Facebook', fr: 'Suivre {account} sur Facebook' },
  facebookPost: { en: 'Post “{message}” on Facebook', fr: 'Publier « {message} » sur Facebook' },
  code: { en: 'Enter a code', fr: 'Saisir un code' },
  quiz: { en: 'Answer a quiz', fr: 'Répondre à un quiz' },
  visit: { en: 'Visit {place}', fr: 'Venir : {place}' },
  evidence: { en: 'Show what you did', fr: 'Montrer ce que vous avez fait' },
  ask: { en: 'Be confirmed by {host}', fr: 'Être confirmé par {host}' },
  or: { en: ' or ', fr: ' ou ' },
})
