import { texts } from '#base/text.ts'

/** The e-mail with the code of a proof. */
export const proofMails = texts({
  subject: { en: 'Your confirmation code', fr: 'Votre code de confirmation' },
  title: { en: 'Confirm that it is you', fr: "Confirmez que c'est bien vous" },
  line: {
    en: 'You are signed in as {email} and asked for something that needs confirmation: deleting a community, removing an admin or changing the main admin, exporting a history, or showing or creating an API key.',
    fr: "Vous êtes connecté en tant que {email} et demandez une action à confirmer : supprimer une communauté, retirer un admin ou changer d'admin principal, exporter un historique, afficher ou créer une clé d'API.",
  },
  life: {
    en: {
      one: 'The code works once and expires in one minute.',
      other: 'The code works once and expires in {count} minutes.',
    },
    fr: {
      one: 'Le code sert une seule fois, pendant une minute.',
      other: 'Le code sert une seule fois, pendant {count} minutes.',
    },
  },
  foot: {
    en: 'If you did not ask for this, someone else is signed in as you. Do not share the code, and sign out your other devices in the settings, under Devices.',
    fr: "Si vous n'avez rien demandé, quelqu'un d'autre est connecté à votre place. Ne donnez le code à personne et déconnectez vos autres appareils dans les paramètres, sous Appareils.",
  },
})

/** The dialog that asks for a proof of identity. */
export const proofDialog = texts({
  title: { en: 'Confirm that it is you', fr: "Confirmez que c'est bien vous" },
  asking: { en: 'Preparing the confirmation', fr: 'Préparation de la confirmation' },
  sent: {
    en: 'Six digits are on their way to {email}. Type them to continue. You will not be asked again for 15 minutes.',
    fr: 'Nous avons envoyé six chiffres à {email}. Saisissez-les pour continuer. Rien ne vous sera redemandé pendant 15 minutes.',
  },
  code: { en: 'Code', fr: 'Code' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  confirming: { en: 'Confirming', fr: 'Confirmation' },
  again: { en: 'Send again', fr: 'Renvoyer' },
  againIn: {
    en: { one: 'Send again in {count} s', other: 'Send again in {count} s' },
    fr: { one: 'Renvoyer dans {count} s', other: 'Renvoyer dans {count} s' },
  },
  queued: { en: 'Your signature is being checked.', fr: 'Votre signature est en cours de vérification.' },
})

/** Problems of the proof calls. */
export const proofProblems = texts({
  linkExpired: {
    en: 'This code has expired. Send a new one.',
    fr: 'Ce code a expiré. Demandez-en un nouveau.',
  },
  codeWrong: {
    en: 'Wrong code. Use the six digits from the latest e-mail.',
    fr: 'Code erroné. Utilisez les six chiffres du dernier e-mail.',
  },
})
