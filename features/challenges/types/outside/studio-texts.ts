import { texts } from '#base/text.ts'

/** The kinds of challenges at a provider, short. */
export const outsideNames = texts({
  connect: { en: 'Connect', fr: 'Se connecter' },
  post: { en: 'Post', fr: 'Publier' },
  follow: { en: 'Follow', fr: 'Suivre' },
  repost: { en: 'Repost', fr: 'Republier' },
  join: { en: 'Join', fr: 'Rejoindre' },
})

/** What an admin enters for a challenge at a provider. */
export const outsideFields = texts({
  account: { en: 'Account', fr: 'Compte' },
  accountHint: { en: 'With or without @, or its link.', fr: 'Avec ou sans @, ou son lien.' },
  group: { en: 'Public group or channel', fr: 'Groupe ou canal public' },
  botHint: {
    en: "The server's bot has to be an admin of it.",
    fr: 'Le bot du serveur doit en être administrateur.',
  },
  message: { en: 'Text of the post', fr: 'Texte de la publication' },
  messageHint: {
    en: 'The post contains it, with anything around it.',
    fr: "La publication le contient, avec ce que l'on veut autour.",
  },
  tweet: { en: 'Post', fr: 'Publication' },
  tweetHint: { en: 'Its link, or its number.', fr: 'Son lien, ou son numéro.' },
  invite: { en: 'Invite link', fr: "Lien d'invitation" },
  page: { en: 'Page ID', fr: 'Identifiant de la page' },
  pageHint: {
    en: 'Digits, under About › Page transparency.',
    fr: 'Des chiffres, sous À propos › Transparence de la page.',
  },
  pageName: { en: 'Page name', fr: 'Nom de la page' },
})

/** Problems of the data of challenges at a provider. */
export const outsideProblems = texts({
  accountMissing: { en: 'Enter the account.', fr: 'Saisissez le compte.' },
  accountInvalid: {
    en: 'Enter a name such as @blazon, or the link of the account.',
    fr: 'Saisissez un nom comme @blazon, ou le lien du compte.',
  },
  messageMissing: { en: 'Enter the text of the post.', fr: 'Saisissez le texte de la publication.' },
  tweetMissing: { en: 'Enter the link of the post.', fr: 'Saisissez le lien de la publication.' },
  tweetInvalid: {
    en: 'Enter the link of a post on X, or its number.',
    fr: "Saisissez le lien d'une publication sur X, ou son numéro.",
  },
  inviteMissing: { en: 'Enter the invite link.', fr: "Saisissez le lien d'invitation." },
  inviteInvalid: {
    en: 'Enter a link on discord.gg or discord.com/invite.',
    fr: 'Saisissez un lien de discord.gg ou discord.com/invite.',
  },
  pageMissing: { en: 'Enter the ID of the page.', fr: "Saisissez l'identifiant de la page." },
  pageInvalid: { en: 'Enter digits only.', fr: 'Saisissez uniquement des chiffres.' },
})
