import { texts } from '#base/text.ts'

/** Creating one more community, with the current address or another. */
export const anotherCommunity = texts({
  title: { en: 'Add a community', fr: 'Ajouter une communauté' },
  text: {
    en: 'A community belongs to the address that creates it. Yours would be {email}: the same address opens all of your communities, and you choose between them.',
    fr: "Une communauté appartient à l'adresse qui la crée. La vôtre serait {email} : la même adresse ouvre toutes vos communautés, et vous choisissez entre elles.",
  },
  otherText: {
    en: 'With another address, you are signed out here and a link goes to that address.',
    fr: 'Avec une autre adresse, vous êtes déconnecté ici et un lien est envoyé à cette adresse.',
  },
  keep: { en: 'Keep this address', fr: 'Garder cette adresse' },
  starting: { en: 'Starting', fr: 'Préparation' },
  change: { en: 'Use another address', fr: 'Utiliser une autre adresse' },
})

/** The list of a person's sessions. */
export const sessionsScreen = texts({
  title: { en: 'Devices', fr: 'Appareils' },
  explanation: {
    en: 'Devices signed in with {email}. A session ends automatically after 14 days without use.',
    fr: 'Appareils connectés avec {email}. Une session se termine automatiquement après 14 jours sans usage.',
  },
  /** In a community that was made with a wallet, whose sessions have no address. */
  ofWallet: {
    en: "Devices signed in with this community's wallet. A session ends automatically after 14 days without use.",
    fr: 'Appareils connectés avec le portefeuille de cette communauté. Une session se termine automatiquement après 14 jours sans usage.',
  },
  device: { en: 'Device', fr: 'Appareil' },
  community: { en: 'Community', fr: 'Communauté' },
  lastUse: { en: 'Last use', fr: 'Dernier usage' },
  since: { en: 'Signed in', fr: 'Connexion' },
  unknown: { en: 'Unknown device', fr: 'Appareil inconnu' },
  here: { en: 'This device', fr: 'Cet appareil' },
  now: { en: 'Now', fr: 'Maintenant' },
  end: { en: 'Sign out', fr: 'Déconnecter' },
  endOf: { en: 'Sign out {device}', fr: 'Déconnecter {device}' },
  endOthers: { en: 'Sign out all others', fr: 'Déconnecter tous les autres' },
  ended: { en: 'This device was signed out', fr: "L'appareil a été déconnecté" },
  othersEnded: {
    en: { one: '{count} other device was signed out', other: '{count} other devices were signed out' },
    fr: { one: '{count} autre appareil a été déconnecté', other: '{count} autres appareils ont été déconnectés' },
  },
})
