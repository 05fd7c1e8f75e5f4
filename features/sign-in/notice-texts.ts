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
  webhookOffTitle: { en: 'A webhook was switched off', fr: 'Un webhook a été désactivé' },
  webhookOffLine: {
    en: 'The endpoint at {endpoint} of {community} no longer accepts messages, so nothing more is sent to it. Repair it, then switch it on under Developers: the messages that wait are sent.',
    fr: "L'adresse {endpoint} de {community} n'accepte plus les messages : plus rien ne lui est envoyé. Réparez-la, puis réactivez-la sous Développeurs : les messages en attente seront envoyés.",
  },
  keyShownTitle: { en: 'An API key was shown', fr: "Une clé d'API a été affichée" },
  keyShownLine: {
    en: '{who} displayed an API key of {community} in plain text.',
    fr: "{who} a affiché en clair une clé d'API de {community}.",
  },
  keyMadeTitle: { en: 'An API key was created', fr: "Une clé d'API a été créée" },
  keyMadeLine: {
    en: '{who} created the API key “{key}” of {community}. Other software can act for the community with it.',
    fr: "{who} a créé la clé d'API « {key} » de {community}. D'autres logiciels peuvent agir pour la communauté avec elle.",
  },
  keyRotatedTitle: { en: 'An API key was rotated', fr: "Une clé d'API a été renouvelée" },
  keyRotatedLine: {
    en: {
      one: '{who} rotated the API key “{key}” of {community}. The previous one works for {count} more hour.',
      other: '{who} rotated the API key “{key}” of {community}. The previous one works for {count} more hours.',
      zero: '{who} rotated the API key “{key}” of {community}. The previous one no longer works.',
    },
    fr: {
      one: "{who} a renouvelé la clé d'API « {key} » de {community}. L'ancienne fonctionne encore {count} heure.",
      other: "{who} a renouvelé la clé d'API « {key} » de {community}. L'ancienne fonctionne encore {count} heures.",
      zero: "{who} a renouvelé la clé d'API « {key} » de {community}. L'ancienne ne fonctionne plus.",
    },
  },
  keyEndedTitle: { en: 'An API key was ended', fr: "Une clé d'API a été arrêtée" },
  keyEndedLine: {
    en: '{who} ended the API key “{key}” of {community}. It no longer works.',
    fr: "{who} a arrêté la clé d'API « {key} » de {community}. Elle ne fonctionne plus.",
  },
  keyUnusedTitle: { en: 'An API key has not been used', fr: "Une clé d'API n'a pas servi" },
  keyUnusedLine: {
    en: 'The API key “{key}” of {community} has not been used for 90 days. End it if nothing needs it any more.',
    fr: "La clé d'API « {key} » de {community} n'a pas servi depuis 90 jours. Arrêtez-la si plus rien n'en a besoin.",
  },
  keyLeakedTitle: { en: 'An API key may have been seen', fr: "Une clé d'API a pu être vue" },
  keyLeakedLine: {
    en: 'Software sent the API key “{key}” of {community} in an address or as a bearer, where logs keep it. The call was refused. Replace the key.',
    fr: "Un logiciel a envoyé la clé d'API « {key} » de {community} dans une adresse ou comme bearer, où des journaux la gardent. L'appel a été refusé. Remplacez la clé.",
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
    en: {
      one: 'In {community}, {count} attempt was refused within an hour: someone tried something they have no right to do, or used a revoked API key.',
      other:
        'In {community}, {count} attempts were refused within an hour: someone tried something they have no right to do, or used a revoked API key.',
    },
    fr: {
      one: "Dans {community}, {count} tentative a été refusée en une heure : quelqu'un a tenté une action sans y avoir droit, ou a utilisé une clé d'API révoquée.",
      other:
        "Dans {community}, {count} tentatives ont été refusées en une heure : quelqu'un a tenté une action sans y avoir droit, ou a utilisé une clé d'API révoquée.",
    },
  },
  manyRefusalsHereTitle: {
    en: 'Many refused attempts on your server',
    fr: 'Nombreuses tentatives refusées sur votre serveur',
  },
  manyRefusalsHereLine: {
    en: {
      one: 'On {host}, {count} unknown API key or wrong site password was refused within an hour. It is in the log as "security event".',
      other:
        'On {host}, {count} unknown API keys or wrong site passwords were refused within an hour. Each is in the log as "security event".',
    },
    fr: {
      one: "Sur {host}, {count} clé d'API inconnue ou mot de passe du site erroné a été refusé en une heure. Le journal l'a sous « security event ».",
      other:
        "Sur {host}, {count} clés d'API inconnues ou mots de passe du site erronés ont été refusés en une heure. Le journal les a tous sous « security event ».",
    },
  },
  community: { en: 'Community: {community}', fr: 'Communauté : {community}' },
  device: { en: 'Browser: {device}', fr: 'Navigateur : {device}' },
  unknown: { en: 'unknown', fr: 'inconnu' },
  at: { en: 'When: {date} (UTC)', fr: 'Quand : {date} (UTC)' },
  toDevices: { en: 'See my devices', fr: 'Voir mes appareils' },
  toKeys: { en: 'View the keys', fr: 'Voir les clés' },
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
