import { texts } from '#base/text.ts'

/** Account notices by e-mail; each has a title, used as the subject too, and a line. */
export const noticeMails = texts({
  signedInTitle: { en: 'New sign-in to your account', fr: 'Nouvelle connexion à votre compte' },
  signedInLine: {
    en: '{email} signed in to the studio in a new browser.',
    fr: "{email} s'est connecté au studio dans un nouveau navigateur.",
  },
  walletOpenedTitle: { en: 'Your wallet was opened in a new browser', fr: 'Votre portefeuille a été ouvert ailleurs' },
  walletOpenedLine: {
    en: 'The badge wallet of {email} was opened in a new browser.',
    fr: 'Le portefeuille de badges de {email} a été ouvert dans un nouveau navigateur.',
  },
  keyCreatedTitle: { en: 'An API key was created', fr: "Une clé d'API a été créée" },
  keyCreatedLine: {
    en: '{who} created an API key that can send a badge of {community}.',
    fr: "{who} a créé une clé d'API qui peut envoyer un badge de {community}.",
  },
  keyRegeneratedTitle: { en: 'The API key was regenerated', fr: "La clé d'API a été régénérée" },
  keyRegeneratedLine: {
    en: '{who} regenerated the API key of {community}. The previous key no longer works.',
    fr: "{who} a régénéré la clé d'API de {community}. L'ancienne clé ne fonctionne plus.",
  },
  keyShownTitle: { en: 'An API key was shown', fr: "Une clé d'API a été affichée" },
  keyShownLine: {
    en: '{who} displayed an API key of {community} in plain text.',
    fr: "{who} a affiché en clair une clé d'API de {community}.",
  },
  addressJoinedTitle: {
    en: 'An address was added to your wallet',
    fr: 'Une adresse a été ajoutée à votre portefeuille',
  },
  addressJoinedLine: {
    en: '{address} now opens the badge wallet of {email}.',
    fr: '{address} ouvre désormais le portefeuille de badges de {email}.',
  },
  addressRemovedTitle: {
    en: 'An address was removed from your wallet',
    fr: 'Une adresse a été retirée de votre portefeuille',
  },
  addressRemovedLine: {
    en: '{address} no longer opens your badge wallet.',
    fr: "{address} n'ouvre plus votre portefeuille de badges.",
  },
  manyRefusalsTitle: { en: 'Many refused attempts', fr: 'Nombreuses tentatives refusées' },
  manyRefusalsLine: {
    en: 'In {community}, {count} attempts were refused within an hour: someone tried something they have no right to do, or used a revoked API key.',
    fr: "Dans {community}, {count} tentatives ont été refusées en une heure : quelqu'un a tenté une action sans y avoir droit, ou a utilisé une clé d'API révoquée.",
  },
  manyRefusalsHereTitle: {
    en: 'Many refused attempts on your server',
    fr: 'Nombreuses tentatives refusées sur votre serveur',
  },
  manyRefusalsHereLine: {
    en: 'On {host}, {count} unknown API keys or wrong site passwords were refused within an hour. Each is in the log as "security event".',
    fr: "Sur {host}, {count} clés d'API inconnues ou mots de passe du site erronés ont été refusés en une heure. Le journal les a tous sous « security event ».",
  },
  community: { en: 'Community: {community}', fr: 'Communauté : {community}' },
  device: { en: 'Browser: {device}', fr: 'Navigateur : {device}' },
  unknown: { en: 'unknown', fr: 'inconnu' },
  at: { en: 'When: {date} (UTC)', fr: 'Quand : {date} (UTC)' },
  toDevices: { en: 'See my devices', fr: 'Voir mes appareils' },
  toStudio: { en: 'Open the studio', fr: 'Ouvrir le studio' },
  toWallet: { en: 'Open my wallet', fr: 'Ouvrir mon portefeuille' },
  studioFoot: {
    en: 'If this was you or one of your team, there is nothing to do. Otherwise, sign out the other devices in the settings and revoke the keys that you do not recognise.',
    fr: "Si c'était vous ou quelqu'un de votre équipe, il n'y a rien à faire. Sinon, déconnectez les autres appareils dans les paramètres et révoquez les clés que vous ne reconnaissez pas.",
  },
  walletFoot: {
    en: 'If this was you, there is nothing to do. Otherwise, open your wallet, check its addresses and secure your mailbox: anyone who reads your e-mails can open your wallet.',
    fr: "Si c'était vous, il n'y a rien à faire. Sinon, ouvrez votre portefeuille, vérifiez ses adresses et protégez votre messagerie : toute personne qui lit vos e-mails peut ouvrir votre portefeuille.",
  },
})
