import { texts } from '#base/text.ts'

/** What stands around the documents. */
export const legalFrame = texts({
  terms: { en: 'Terms of use', fr: "Conditions d'utilisation" },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  legal: { en: 'Legal notice', fr: 'Mentions légales' },
  cookies: { en: 'Cookies', fr: 'Cookies' },
  help: { en: 'Help', fr: 'Aide' },
  home: { en: 'Back to {host}', fr: 'Retour à {host}' },
  wallet: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  otherPages: { en: 'Other pages', fr: 'Autres pages' },
  defaultText: {
    en: 'This is the default text that comes with the software. It describes what the software does. Whoever runs {host} is to be named here, and replaces this text with their own.',
    fr: 'Ceci est le texte par défaut livré avec le logiciel. Il décrit ce que fait le logiciel. La personne ou organisation qui exploite {host} doit être nommée ici, et remplace ce texte par le sien.',
  },
  missing: { en: 'There is no such page', fr: "Cette page n'existe pas" },
  missingText: { en: 'These pages exist:', fr: 'Voici les pages qui existent :' },
})
