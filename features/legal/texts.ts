import { texts } from '#base/text.ts'

/** The frame of the documents. */
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
    en: 'This is the default text that comes with the software. It describes what the software does. The operator of {host} must be named here and replace this text with their own.',
    fr: "Ceci est le texte par défaut livré avec le logiciel. Il décrit ce que fait le logiciel. L'exploitant de {host} doit être nommé ici et remplacer ce texte par le sien.",
  },
  missing: { en: 'This page does not exist', fr: "Cette page n'existe pas" },
  missingText: { en: 'Available pages:', fr: 'Pages disponibles :' },
})

/** The error pages: no such page, or a failure. */
export const errorWords = texts({
  missing: { en: 'There is nothing at this address', fr: "Il n'y a rien à cette adresse" },
  missingText: {
    en: 'The link may be incomplete. Open it again from where you found it.',
    fr: "Le lien est peut-être incomplet. Ouvrez-le à nouveau là où vous l'avez trouvé.",
  },
  unreadable: { en: 'This address cannot be read', fr: 'Cette adresse est illisible' },
  unreadableText: {
    en: 'The link may have been changed on its way. Open it again from where you found it.',
    fr: "Le lien a peut-être été modifié en chemin. Ouvrez-le à nouveau là où vous l'avez trouvé.",
  },
  failed: { en: 'Something went wrong on our side', fr: "Une erreur s'est produite chez nous" },
  failedText: {
    en: 'The error was logged for the operator of this server. Try again in a moment.',
    fr: "Elle a été enregistrée pour l'exploitant de ce serveur. Réessayez dans un instant.",
  },
  elsewhere: { en: 'This server has another address', fr: 'Ce serveur a une autre adresse' },
  elsewhereText: { en: 'It only answers here:', fr: "Il ne répond qu'ici :" },
  home: { en: 'Go to the home page', fr: "Aller à l'accueil" },
})
