import { texts } from '#base/text.ts'

/** What is wrong with a file, or with an act on a send; the specification fixes the first two. */
export const importProblems = texts({
  importWrongType: { en: 'Only CSV or XLSX files are accepted.', fr: 'Seuls les fichiers CSV ou XLSX sont acceptés.' },
  importTooLarge: { en: 'Max size exceeded.', fr: 'Taille maximale dépassée.' },
  importDamaged: {
    en: 'This file cannot be read to its end. Save it once more as CSV.',
    fr: "Ce fichier ne peut pas être lu jusqu'au bout. Enregistrez-le à nouveau en CSV.",
  },
  importUnpacksTooLarge: {
    en: 'This workbook unpacks to more than 200 MB. Save its list as CSV.',
    fr: 'Ce classeur dépasse 200 Mo une fois décompressé. Enregistrez sa liste en CSV.',
  },
  importLineTooLong: {
    en: 'A line of this file is too long for a list of people.',
    fr: 'Une ligne de ce fichier est trop longue pour une liste de personnes.',
  },
  importOpenQuote: {
    en: 'A quotation mark in this file opens and does not close. Close it, or take it out.',
    fr: "Un guillemet de ce fichier s'ouvre et ne se referme pas. Fermez-le ou supprimez-le.",
  },
  importEncrypted: {
    en: 'This file is protected by a password. Save it without one.',
    fr: 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
  },
  importKeyUsed: {
    en: 'This Idempotency-Key was used for another list. Use a new one.',
    fr: 'Cette Idempotency-Key a servi pour une autre liste. Utilisez-en une nouvelle.',
  },
  importTooManyRows: {
    en: 'This file has more than 1,000,000 rows. Split it.',
    fr: 'Ce fichier a plus de 1 000 000 de lignes. Divisez-le.',
  },
  importEmpty: { en: 'This file has no rows.', fr: "Ce fichier n'a pas de lignes." },
  importNoAddresses: {
    en: 'Say which column holds the e-mail addresses.',
    fr: 'Indiquez la colonne des adresses e-mail.',
  },
  importNoneReady: {
    en: 'No row of this file gets a badge.',
    fr: 'Aucune ligne de ce fichier ne reçoit de badge.',
  },
  importRepeated: {
    en: 'This list was sent less than a day ago. Say that it is to go again.',
    fr: "Cette liste a été envoyée il y a moins d'un jour. Confirmez qu'elle doit repartir.",
  },
  sendEnded: {
    en: 'This send can no longer be changed.',
    fr: 'Cet envoi ne peut plus être modifié.',
  },
})

/** Words of the receipts, a row each. */
export const receiptWords = texts({
  row: { en: 'Row', fr: 'Ligne' },
  email: { en: 'Email', fr: 'E-mail' },
  outcome: { en: 'Result', fr: 'Résultat' },
  delivery: { en: 'Mail', fr: 'Message' },
  detail: { en: 'Answer of the mail server', fr: 'Réponse du serveur de messagerie' },
  sent: { en: 'Badge made', fr: 'Badge créé' },
  invalid: { en: 'Not an address', fr: "N'est pas une adresse" },
  duplicate: { en: 'Stands in the list before', fr: 'Déjà dans la liste' },
  holding: { en: 'Has this badge already', fr: 'A déjà ce badge' },
  revoked: { en: 'Badge was taken back', fr: 'Badge retiré auparavant' },
  overLimit: { en: 'Past the limit', fr: 'Au-delà de la limite' },
  stopped: { en: 'Stopped before its mail', fr: "Arrêté avant l'e-mail" },
  undone: { en: 'Undone', fr: 'Annulé' },
  erased: { en: 'Person erased', fr: 'Personne effacée' },
})

/** The part of the send dialog that takes a file. */
export const importWords = texts({
  choose: { en: 'Import a CSV or XLSX file', fr: 'Importer un fichier CSV ou XLSX' },
  most: { en: '20 MB at most', fr: '20 Mo au plus' },
  file: { en: 'File', fr: 'Fichier' },
  otherFile: { en: 'Other file', fr: 'Autre fichier' },
  noFile: { en: 'Type addresses instead', fr: 'Saisir des adresses' },
  email: { en: 'Column of the e-mail addresses', fr: 'Colonne des adresses e-mail' },
  name: { en: 'Column of the names', fr: 'Colonne des noms' },
  seat: { en: 'Column of the seats', fr: 'Colonne des places' },
  section: { en: 'Column of the sections', fr: 'Colonne des sections' },
  none: { en: 'None', fr: 'Aucune' },
  column: { en: 'Column {number}', fr: 'Colonne {number}' },
  rows: {
    en: { one: 'of {count} row read', other: 'of {count} rows read' },
    fr: { one: 'sur {count} ligne lue', other: 'sur {count} lignes lues' },
  },
  missing: {
    en: { one: '{count} row without an address', other: '{count} rows without an address' },
    fr: { one: '{count} ligne sans adresse', other: '{count} lignes sans adresse' },
  },
  malformed: {
    en: { one: '{count} malformed address', other: '{count} malformed addresses' },
    fr: { one: '{count} adresse mal formée', other: '{count} adresses mal formées' },
  },
  unlessCorrected: {
    en: { one: 'Gets nothing unless you correct it', other: 'They get nothing unless you correct them' },
    fr: { one: 'Rien ne part sans correction', other: 'Rien ne part sans correction' },
  },
  toCorrect: { en: 'Rows to correct', fr: 'Lignes à corriger' },
  rowNumber: { en: 'Row {row}', fr: 'Ligne {row}' },
  rowCorrected: { en: 'Corrected', fr: 'Corrigée' },
  showMore: { en: 'Show {count} more', fr: { one: 'Afficher {count} autre', other: 'Afficher {count} autres' } },
  saveRest: {
    en: { one: 'Save {count} more row (CSV)', other: 'Save {count} more rows (CSV)' },
    fr: { one: 'Enregistrer {count} autre ligne (CSV)', other: 'Enregistrer {count} autres lignes (CSV)' },
  },
  restName: { en: 'rows to correct.csv', fr: 'lignes à corriger.csv' },
  andMore: {
    en: 'and {count} more',
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
  note: { en: 'Column of the notes for you', fr: 'Colonne des notes pour vous' },
  ignored: {
    en: { one: 'The column {names} is ignored.', other: 'The columns {names} are ignored.' },
    fr: { one: 'La colonne {names} est ignorée.', other: 'Les colonnes {names} sont ignorées.' },
  },
  cutNotes: {
    en: {
      one: '{count} note is cut to its first 100 characters.',
      other: '{count} notes are cut to their first 100 characters.',
    },
    fr: {
      one: '{count} note est coupée à ses 100 premiers caractères.',
      other: '{count} notes sont coupées à leurs 100 premiers caractères.',
    },
  },
  duplicate: {
    en: { one: '{count} row comes twice', other: '{count} rows come twice' },
    fr: { one: '{count} ligne en double', other: '{count} lignes en double' },
  },
  holding: {
    en: { one: '{count} person has this badge already', other: '{count} people have this badge already' },
    fr: { one: '{count} personne a déjà ce badge', other: '{count} personnes ont déjà ce badge' },
  },
  revoked: {
    en: { one: 'The badge of {count} person was taken back', other: 'The badge of {count} people was taken back' },
    fr: { one: 'Le badge de {count} personne a été retiré', other: 'Le badge de {count} personnes a été retiré' },
  },
  getNothing: {
    en: { one: 'Gets nothing', other: 'They get nothing' },
    fr: { one: 'Elle ne reçoit rien', other: 'Elles ne reçoivent rien' },
  },
  unsubscribed: {
    en: { one: '{count} person wants no mail', other: '{count} people want no mail' },
    fr: { one: '{count} personne ne veut pas d’e-mail', other: '{count} personnes ne veulent pas d’e-mail' },
  },
  unsubscribedThen: {
    en: 'They get a badge without a mail',
    fr: { one: 'Elle reçoit un badge, sans e-mail', other: 'Elles reçoivent un badge, sans e-mail' },
  },
  typo: {
    en: {
      one: '{count} address ends in {domain}: perhaps {proposal}',
      other: '{count} addresses end in {domain}: perhaps {proposal}',
    },
    fr: {
      one: '{count} adresse finit par {domain} : peut-être {proposal}',
      other: '{count} adresses finissent par {domain} : peut-être {proposal}',
    },
  },
  correct: { en: 'Correct', fr: 'Corriger' },
  keep: { en: 'Keep as typed', fr: 'Garder tel quel' },
  corrected: { en: '{domain} is corrected', fr: '{domain} est corrigé' },
  overPlaces: {
    en: { one: 'Only {count} place is left of this badge', other: 'Only {count} places are left of this badge' },
    fr: { one: 'Il ne reste que {count} place pour ce badge', other: 'Il ne reste que {count} places pour ce badge' },
  },
  repeated: {
    en: 'This list was sent less than a day ago',
    fr: "Cette liste a été envoyée il y a moins d'un jour",
  },
  again: { en: 'Send it again', fr: "L'envoyer à nouveau" },
  notAgain: { en: 'It goes again', fr: 'Elle repart' },
  rowLine: { en: 'Row {row}: {email}', fr: 'Ligne {row} : {email}' },
  samples: { en: 'The first of them', fr: 'Les premiers' },
})
