import { texts } from '#base/text.ts'

/** Names that folders get by default. */
export const folderNames = texts({
  numbered: { en: 'Role {number}', fr: 'Rôle {number}' },
})

/** Problems with folders and the people in them; the specification fixes `invalidEmails` and `templatesMissing`. */
export const accessProblems = texts({
  invalidEmails: { en: 'Invalid emails', fr: 'Adresses e-mail non valides' },
  templatesMissing: { en: 'Select at least one template', fr: 'Sélectionnez au moins un modèle' },
  foldersMissing: { en: 'Select at least one folder.', fr: 'Sélectionnez au moins un dossier.' },
  folderNameMissing: { en: 'Give the folder a name.', fr: 'Donnez un nom au dossier.' },
  folderNameTooLong: {
    en: 'The name can have 50 characters at most.',
    fr: 'Le nom compte 50 caractères au plus.',
  },
  folderNameTaken: { en: 'Another folder has this name.', fr: 'Un autre dossier porte ce nom.' },
  untilInvalid: {
    en: 'Choose today or a later day as the last one.',
    fr: "Choisissez aujourd'hui ou un jour à venir comme dernier jour.",
  },
  mailsInvalid: {
    en: 'Enter a whole number of e-mails from 1 to 100,000. 0 means no limit.',
    fr: "Saisissez un nombre entier d'e-mails de 1 à 100 000. 0 : aucune limite.",
  },
  alreadyAdmin: {
    en: 'One of these addresses belongs to an admin, who can already use every folder. Remove it and try again.',
    fr: "L'une de ces adresses est celle d'un admin, qui peut déjà utiliser tous les dossiers. Retirez-la et réessayez.",
  },
  tooManyFolders: {
    en: 'You already have 200 folders. Delete one first.',
    fr: 'Vous avez déjà 200 dossiers. Supprimez-en un.',
  },
  tooManyPeople: {
    en: 'Your community can have 2,000 contributors. Remove some first.',
    fr: 'Votre communauté peut compter 2 000 contributeurs. Retirez-en.',
  },
  tooManyTemplates: {
    en: 'A folder can hold 1,000 templates. Create another folder.',
    fr: 'Un dossier contient 1 000 modèles au plus. Créez un autre dossier.',
  },
  tooManyPairs: {
    en: 'Your folders hold too many people or templates together: 20,000 of each at most. Remove some first.',
    fr: 'Vos dossiers comptent trop de personnes ou de modèles au total : 20 000 de chaque au plus. Retirez-en.',
  },
})
