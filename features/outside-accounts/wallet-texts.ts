import { texts } from '#base/text.ts'

/** The linked accounts in the holder's own page. */
export const linkedAccounts = texts({
  title: { en: 'Linked accounts', fr: 'Comptes reliés' },
  text: {
    en: 'Some challenges check what you did with an account elsewhere. We keep its name and the day, and can neither post nor read private messages.',
    fr: 'Certains défis vérifient ce que vous avez fait avec un compte ailleurs. Nous gardons son nom et la date, et ne pouvons ni publier ni lire vos messages privés.',
  },
  since: { en: '{name}, linked {date}', fr: '{name}, relié le {date}' },
  notLinked: { en: 'Not linked', fr: 'Non relié' },
  link: { en: 'Link {provider}', fr: 'Relier {provider}' },
  linkShort: { en: 'Link', fr: 'Relier' },
  unlink: { en: 'Unlink {provider}', fr: 'Retirer {provider}' },
  unlinkShort: { en: 'Unlink', fr: 'Retirer' },
  unlinkTitle: { en: 'Unlink {provider}?', fr: 'Retirer {provider} ?' },
  unlinkText: {
    en: 'Challenges that {name} passed stay passed. You can link the account again at any time, and another wallet can in 30 days.',
    fr: 'Les défis réussis avec {name} le restent. Vous pourrez relier ce compte à tout moment, et un autre portefeuille dans 30 jours.',
  },
  unlinked: { en: '{provider} is no longer linked', fr: "{provider} n'est plus relié" },
})

/** The page to which a provider returns. */
export const outsidePage = texts({
  title: { en: 'Link an account', fr: 'Relier un compte' },
  finishing: { en: 'Finishing the sign-in', fr: 'Fin de la connexion' },
  linked: { en: '{name} is linked', fr: '{name} est relié' },
  failed: { en: 'No account was linked', fr: "Aucun compte n'a été relié" },
  nothing: { en: 'No sign-in is in progress', fr: 'Aucune connexion en cours' },
  nothingText: {
    en: 'Link an account from a challenge, or under You.',
    fr: 'Reliez un compte depuis un défi, ou sous Vous.',
  },
  offline: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  offlineText: {
    en: 'The sign-in can be finished once you are back, within 10 minutes of its start.',
    fr: 'La connexion pourra se terminer à votre retour, dans les 10 minutes après son début.',
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  again: { en: 'Sign in again', fr: 'Se connecter à nouveau' },
  back: { en: 'Back', fr: 'Retour' },
  toYou: { en: 'Open You', fr: 'Ouvrir Vous' },
})
