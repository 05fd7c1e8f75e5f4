import { texts } from '#base/text.ts'

/** Problems of the digest's calls. */
export const digestProblems = texts({
  addressMissing: {
    en: 'This wallet has no confirmed address. Add one first.',
    fr: "Ce portefeuille n'a pas d'adresse confirmée. Ajoutez-en d'abord une.",
  },
  digestInvalid: { en: 'Choose off, daily or weekly.', fr: 'Choisissez jamais, chaque jour ou chaque semaine.' },
})

/** The section on the holder's own page. */
export const digestSection = texts({
  title: { en: 'E-mail digest', fr: 'Résumé par e-mail' },
  text: {
    en: 'What is new in your communities, in one e-mail to {email}. It is sent only if there is something new.',
    fr: "Les nouveautés de vos communautés, en un seul e-mail à {email}, envoyé seulement s'il y a du nouveau.",
  },
  noAddress: {
    en: 'Add an address to this wallet to get what is new in your communities by e-mail.',
    fr: 'Ajoutez une adresse à ce portefeuille pour recevoir les nouveautés de vos communautés par e-mail.',
  },
  unconfirmed: {
    en: '{email} is not confirmed yet. Confirm it to get what is new in your communities by e-mail.',
    fr: "{email} n'est pas encore confirmée. Confirmez-la pour recevoir les nouveautés de vos communautés par e-mail.",
  },
  every: { en: 'How often', fr: 'Fréquence' },
  off: { en: 'Off', fr: 'Jamais' },
  day: { en: 'Daily', fr: 'Chaque jour' },
  week: { en: 'Weekly', fr: 'Chaque semaine' },
  next: { en: 'Next: {day}, {time} ({zone})', fr: 'Prochain envoi : {day} à {time} ({zone})' },
  takeZone: { en: 'Use the time in {zone}', fr: 'Utiliser ce fuseau horaire : {zone}' },
  refused: {
    en: 'The mail server of {email} refused the last digest, so the digest was turned off. Check the address, then turn it on again.',
    fr: "Le serveur de {email} a refusé le dernier résumé : l'envoi a été désactivé. Vérifiez l'adresse, puis réactivez-le.",
  },
})
