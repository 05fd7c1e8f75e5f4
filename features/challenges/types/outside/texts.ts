import { texts } from '#base/text.ts'

/** A challenge at a provider in words, where its community gave it none. */
export const outsideTitles = texts({
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  xPost: { en: 'Post “{message}” on X', fr: 'Publier « {message} » sur X' },
  xFollow: { en: 'Follow @{account} on X', fr: 'Suivre @{account} sur X' },
  xRepost: { en: 'Repost a post on X', fr: 'Republier une publication sur X' },
  discordJoin: { en: 'Join the Discord server', fr: 'Rejoindre le serveur Discord' },
  telegramJoin: { en: 'Join @{account} on Telegram', fr: 'Rejoindre @{account} sur Telegram' },
  facebookFollow: { en: 'Follow {account} on Facebook', fr: 'Suivre {account} sur Facebook' },
  facebookPost: { en: 'Post “{message}” on Facebook', fr: 'Publier « {message} » sur Facebook' },
})

/** The line below a challenge at a provider. */
export const outsideLines = texts({
  signIn: { en: 'Confirmed by {provider}', fr: 'Confirmé par {provider}' },
  checkedBy: { en: 'Checked with {provider}', fr: 'Vérifié auprès de {provider}' },
})

/** The button for a challenge at a provider whose own words are too long for one. */
export const outsideActions = texts({
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  xPost: { en: 'Post on X', fr: 'Publier sur X' },
  xFollow: { en: 'Follow on X', fr: 'Suivre sur X' },
  xRepost: { en: 'Repost on X', fr: 'Republier sur X' },
  discordJoin: { en: 'Join on Discord', fr: 'Rejoindre sur Discord' },
  telegramJoin: { en: 'Join on Telegram', fr: 'Rejoindre sur Telegram' },
  facebookFollow: { en: 'Follow on Facebook', fr: 'Suivre sur Facebook' },
  facebookPost: { en: 'Post on Facebook', fr: 'Publier sur Facebook' },
})

/** What a member does at a provider. */
export const outsidePart = texts({
  message: { en: 'Publish a post with these words:', fr: 'Faites une publication avec ces mots :' },
  copy: { en: 'Copy the words', fr: 'Copier les mots' },
  open: { en: 'Open {provider}', fr: 'Ouvrir {provider}' },
  link: { en: 'Link of your post', fr: 'Lien de votre publication' },
  linkExample: { en: 'https://x.com/you/status/123', fr: 'https://x.com/vous/status/123' },
  follow: { en: 'Follow this account, then come back:', fr: 'Suivez ce compte, puis revenez :' },
  repost: { en: 'Repost this post, then come back:', fr: 'Republiez cette publication, puis revenez :' },
  join: { en: 'Join here, then come back:', fr: 'Rejoignez ici, puis revenez :' },
})
