import { texts } from '#base/text.ts'

/** Problems of turning notifications on. */
export const pushProblems = texts({
  pushAddressRefused: {
    en: "Your browser's notification service cannot be reached from this server.",
    fr: "Le service de notifications de votre navigateur n'est pas accessible depuis ce serveur.",
  },
  pushKeysInvalid: {
    en: 'Your browser returned keys that cannot be used. Turn notifications off and on again.',
    fr: 'Votre navigateur a fourni des clés inutilisables. Désactivez les notifications, puis réactivez-les.',
  },
  pushNotProven: {
    en: 'Open your wallet by e-mail first, then turn notifications on.',
    fr: "Ouvrez d'abord votre portefeuille par e-mail, puis activez les notifications.",
  },
  tooManyDevices: {
    en: 'Notifications are on for 20 devices already. Turn them off on one of them first.',
    fr: "Les notifications sont déjà activées sur 20 appareils. Désactivez-les d'abord sur l'un d'eux.",
  },
})

/** The notifications of the wallet's devices, in the holder's own page. */
export const pushSection = texts({
  title: { en: 'Notifications', fr: 'Notifications' },
  text: {
    en: 'A notification for each post of your communities and each message to you. You can mute a community on its page.',
    fr: 'Une notification pour chaque publication de vos communautés et chaque message qui vous est adressé. Vous pouvez mettre une communauté en sourdine sur sa page.',
  },
  isOn: { en: 'On for this device', fr: 'Activées sur cet appareil' },
  isOff: { en: 'Off for this device', fr: 'Désactivées sur cet appareil' },
  turnOn: { en: 'Turn on', fr: 'Activer' },
  turningOn: { en: 'Turning on', fr: 'Activation' },
  turnOff: { en: 'Turn off', fr: 'Désactiver' },
  turningOff: { en: 'Turning off', fr: 'Désactivation' },
  blocked: {
    en: 'This browser blocks notifications from this site. Allow them in its settings, then turn them on here.',
    fr: 'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres, puis activez-les ici.',
  },
  unsupported: {
    en: 'This browser does not support notifications.',
    fr: 'Ce navigateur ne prend pas en charge les notifications.',
  },
  needsHome: {
    en: 'On this device notifications work once the wallet is on the home screen: press Share, then Add to Home Screen, and open it from there.',
    fr: "Sur cet appareil, les notifications fonctionnent une fois le portefeuille sur l'écran d'accueil : touchez Partager, puis Sur l'écran d'accueil, et ouvrez-le de là.",
  },
  failed: {
    en: 'The browser could not turn notifications on. Check your connection and try again.',
    fr: "Le navigateur n'a pas pu activer les notifications. Vérifiez votre connexion et réessayez.",
  },
  others: { en: 'Other devices', fr: 'Autres appareils' },
  unknownDevice: { en: 'Unknown browser', fr: 'Navigateur inconnu' },
  since: { en: 'Since {date}', fr: 'Depuis le {date}' },
  failing: { en: 'Not reached since {date}', fr: 'Injoignable depuis le {date}' },
  remove: { en: 'Turn off notifications on {device}', fr: 'Désactiver les notifications sur {device}' },
})
