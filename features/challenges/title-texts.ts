import { texts } from '#base/text.ts'

/** The sentence with which a challenge without a title of its own is shown, by type. */
export const challengeTitles = texts({
  ownsBadges: {
    en: { one: 'Hold {templates}', other: 'Hold {count} badges of {templates}' },
    fr: { one: 'Posséder {templates}', other: 'Posséder {count} badges parmi {templates}' },
  },
  sentBadges: {
    en: 'Give {templates} to someone who accepts it',
    fr: "Donner {templates} à quelqu'un qui l'accepte",
  },
  badgesGone: { en: 'Hold a badge that was deleted', fr: 'Posséder un badge supprimé depuis' },
  or: { en: '{before} or {last}', fr: '{before} ou {last}' },
  more: {
    en: { one: 'one of {count} badges', other: 'one of {count} badges' },
    fr: { one: "l'un de {count} badges", other: "l'un de {count} badges" },
  },
  pseudo: { en: 'Share your name', fr: 'Partager votre nom' },
  walletAddress: { en: 'Share your wallet address', fr: "Partager l'adresse de votre portefeuille" },
  publicKey: { en: 'Share your public key', fr: 'Partager votre clé publique' },
  did: { en: 'Share your DID', fr: 'Partager votre DID' },
  authenticationKey: { en: 'Share your authentication key', fr: "Partager votre clé d'authentification" },
  email: { en: 'Share an e-mail address', fr: 'Partager une adresse e-mail' },
  telephone: { en: 'Share a telephone number', fr: 'Partager un numéro de téléphone' },
  xUsername: { en: 'Share your X username', fr: "Partager votre nom d'utilisateur X" },
  xAuth: { en: 'Connect your X account', fr: 'Connecter votre compte X' },
  xPost: { en: 'Post “{message}” on X', fr: 'Publier « {message} » sur X' },
  xFollow: { en: 'Follow @{account} on X', fr: 'Suivre @{account} sur X' },
  xRepost: { en: 'Repost a post on X', fr: 'Republier un post sur X' },
  discordAuth: { en: 'Connect your Discord account', fr: 'Connecter votre compte Discord' },
  discordJoin: { en: 'Join our Discord server', fr: 'Rejoindre notre serveur Discord' },
  telegramAuth: { en: 'Connect your Telegram account', fr: 'Connecter votre compte Telegram' },
  telegramJoin: { en: 'Join @{account} on Telegram', fr: 'Rejoindre @{account} sur Telegram' },
  facebookAuth: { en: 'Connect your Facebook account', fr: 'Connecter votre compte Facebook' },
  facebookFollow: { en: 'Follow {account} on Facebook', fr: 'Suivre {account} sur Facebook' },
  facebookPost: { en: 'Post “{message}” on Facebook', fr: 'Publier « {message} » sur Facebook' },
  linkedinAuth: { en: 'Connect your LinkedIn account', fr: 'Connecter votre compte LinkedIn' },
  code: { en: 'Enter a code', fr: 'Saisir un code' },
  quiz: {
    en: { one: 'Answer a question', other: 'Answer {count} questions' },
    fr: { one: 'Répondre à une question', other: 'Répondre à {count} questions' },
  },
  visit: { en: 'Visit {place}', fr: 'Passer à {place}' },
  evidence: { en: 'Show what you did', fr: 'Montrer ce que vous avez fait' },
  ask: { en: 'Confirmed by {host}', fr: 'Confirmé par {host}' },
})
