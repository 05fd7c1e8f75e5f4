import { texts } from '#base/text.ts'

/** Which code members enter. */
export const codeFields = texts({
  type: { en: 'Code', fr: 'Code' },
  kind: { en: 'Which code', fr: 'Quel code' },
  word: { en: 'One word for everyone', fr: 'Un mot pour tous' },
  codes: { en: 'Single-use codes', fr: 'Codes à usage unique' },
  wordLabel: { en: 'Word', fr: 'Mot' },
  wordHint: {
    en: 'Say it at the end of a talk, or print it. Capitals, accents and spaces make no difference.',
    fr: "Dites-le à la fin d'un exposé, ou imprimez-le. Majuscules, accents et espaces ne comptent pas.",
  },
  count: { en: 'Number of codes', fr: 'Nombre de codes' },
  countHint: {
    en: 'Up to 10,000. You see them once, right after creating the challenge: print them or save the file then.',
    fr: "Jusqu'à 10 000. Vous les verrez une seule fois, juste après la création : imprimez-les ou enregistrez le fichier à ce moment-là.",
  },
})

/** Single-use codes right after they were made, and the QR code of a word. */
export const codeDialogs = texts({
  open: { en: 'Show the QR code', fr: 'Afficher le code QR' },
  done: { en: 'Done', fr: 'Terminé' },
  codesTitle: {
    en: { one: 'One single-use code', other: '{count} single-use codes' },
    fr: { one: 'Un code à usage unique', other: '{count} codes à usage unique' },
  },
  codesText: {
    en: 'This is the only time they are shown: Blazon keeps no readable copy. Each works once, for one person.',
    fr: "Ils ne sont affichés que cette fois : Blazon n'en garde aucune copie lisible. Chacun marche une fois, pour une personne.",
  },
  download: { en: 'Download as CSV', fr: 'Télécharger en CSV' },
  print: { en: 'Print with QR codes', fr: 'Imprimer avec codes QR' },
  printing: { en: 'Preparing', fr: 'Préparation' },
  more: {
    en: { one: 'and {count} more', other: 'and {count} more' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
  keep: { en: 'Close without saving?', fr: 'Fermer sans enregistrer ?' },
  keepText: {
    en: 'You have not saved or printed the codes. They cannot be shown again.',
    fr: "Vous n'avez ni enregistré ni imprimé les codes. Ils ne pourront plus être affichés.",
  },
  keepOpen: { en: 'Back to the codes', fr: 'Retour aux codes' },
  closeAnyway: { en: 'Close anyway', fr: 'Fermer quand même' },
  file: { en: 'codes.csv', fr: 'codes.csv' },
  columnCode: { en: 'Code', fr: 'Code' },
  columnLink: { en: 'Link', fr: 'Lien' },
  wordTitle: { en: 'Code to scan', fr: 'Code à scanner' },
  wordText: {
    en: 'Members type “{word}”, or scan this code with their wallet or camera.',
    fr: 'Les membres saisissent « {word} », ou scannent ce code avec leur portefeuille ou leur appareil photo.',
  },
  wordFile: { en: 'QR code {word}', fr: 'Code QR {word}' },
  wordNotSaved: {
    en: 'The picture could not be made. Try again.',
    fr: "L'image n'a pas pu être créée. Réessayez.",
  },
  wordCode: { en: 'QR code of the word {word}', fr: 'Code QR du mot {word}' },
})

/** Problems of the data of a code. */
export const codeProblems = texts({
  wordMissing: { en: 'Enter the word.', fr: 'Saisissez le mot.' },
  codeCountInvalid: { en: 'Enter a whole number from 1 to 10,000.', fr: 'Indiquez un nombre entier de 1 à 10 000.' },
})
