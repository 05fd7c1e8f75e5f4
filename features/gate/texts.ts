import { texts } from '#base/text.ts'

/** Problems of the password gate. */
export const gateProblems = texts({
  badPassword: { en: 'Bad password', fr: 'Mot de passe incorrect' },
})

/** /protected. */
export const gateScreen = texts({
  title: { en: 'This studio is not open yet', fr: "Ce studio n'est pas encore ouvert" },
  text: {
    en: 'Enter the password from the person who invited you.',
    fr: 'Saisissez le mot de passe donné par la personne qui vous invite.',
  },
  password: { en: 'Password', fr: 'Mot de passe' },
  open: { en: 'Open the studio', fr: 'Ouvrir le studio' },
})
