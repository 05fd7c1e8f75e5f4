import { texts } from '#base/text.ts'

/** Problems of a file, or of an action on a send; the specification fixes the first two. */
export const importProblems = texts({
  importWrongType: { en: 'Only CSV or XLSX files are accepted.', fr: 'Seuls les fichiers CSV ou XLSX sont acceptés.' },
  importTooLarge: { en: 'Max size exceeded.', fr: 'Taille maximale dépassée.' },
  importDamaged: {
    en: 'This file is damaged. Save it again as CSV.',
    fr: 'Ce fichier est endommagé. Enregistrez-le à nouveau en CSV.',
  },
  importUnpacksTooLarge: {
    en: 'This workbook unpacks to more than 200 MB. Save its list as CSV.',
    fr: 'Ce classeur dépasse 200 Mo une fois décompressé. Enregistrez sa liste en CSV.',
  },
  importZip64: {
    en: 'This workbook uses ZIP64, a format for very large files. Save its list as CSV.',
    fr: 'Ce classeur utilise ZIP64, un format pour très gros fichiers. Enregistrez sa liste en CSV.',
  },
  importCompression: {
    en: 'This workbook uses an unsupported compression method. Save its list as CSV.',
    fr: "Ce classeur utilise une méthode de compression qui n'est pas prise en charge. Enregistrez sa liste en CSV.",
  },
  importLineTooLong: {
    en: 'A line in this file is too long. Check that it is a list of recipients.',
    fr: "Une ligne de ce fichier est trop longue. Vérifiez que c'est une liste de destinataires.",
  },
  importOpenQuote: {
    en: 'A quotation mark in this file is not closed. Close it or remove it.',
    fr: "Un guillemet de ce fichier n'est pas refermé. Fermez-le ou supprimez-le.",
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
  importNoSheet: {
    en: 'This workbook has no sheet of that name, or it is hidden.',
    fr: "Ce classeur n'a pas de feuille de ce nom, ou elle est masquée.",
  },
  importEmpty: { en: 'This file has no rows.', fr: "Ce fichier n'a pas de lignes." },
  importNoAddresses: {
    en: 'Choose the column with the e-mail addresses.',
    fr: 'Choisissez la colonne des adresses e-mail.',
  },
  importNoneReady: {
    en: 'No row in this file can be sent.',
    fr: 'Aucune ligne de ce fichier ne peut être envoyée.',
  },
  importRepeated: {
    en: 'This list was sent less than a day ago. Confirm to send it again.',
    fr: "Cette liste a été envoyée il y a moins d'un jour. Confirmez pour l'envoyer à nouveau.",
  },
})

/** Words in the receipts, one row each. */
export const receiptWords = texts({
  row: { en: 'Row', fr: 'Ligne' },
  email: { en: 'E-mail', fr: 'E-mail' },
  outcome: { en: 'Result', fr: 'Résultat' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  detail: { en: 'Mail server response', fr: 'Réponse du serveur de messagerie' },
  name: { en: 'Name', fr: 'Nom' },
  sent: { en: 'Badge created', fr: 'Badge créé' },
  invalid: { en: 'Invalid address or evidence', fr: 'Adresse ou justificatif non valable' },
  duplicate: { en: 'Duplicate of an earlier row', fr: "Doublon d'une ligne précédente" },
  holding: { en: 'Already has this badge', fr: 'A déjà ce badge' },
  revoked: { en: 'Badge was revoked', fr: 'Badge révoqué auparavant' },
  overLimit: { en: 'Over the limit', fr: 'Au-delà de la limite' },
  stopped: { en: 'Stopped before sending', fr: "Arrêté avant l'envoi" },
  undone: { en: 'Undone', fr: 'Annulé' },
  erased: { en: 'Person erased', fr: 'Personne effacée' },
})

/** The encodings of a list. */
export const encodingWords = texts({
  'utf-8': { en: 'Unicode (UTF-8)', fr: 'Unicode (UTF-8)' },
  'utf-16le': { en: 'Unicode (UTF-16 LE)', fr: 'Unicode (UTF-16 LE)' },
  'utf-16be': { en: 'Unicode (UTF-16 BE)', fr: 'Unicode (UTF-16 BE)' },
  'windows-1252': { en: 'Western European (Windows)', fr: 'Europe occidentale (Windows)' },
  macintosh: { en: 'Western European (Mac)', fr: 'Europe occidentale (Mac)' },
  cp850: { en: 'Western European (DOS)', fr: 'Europe occidentale (DOS)' },
  'windows-1250': { en: 'Central European (Windows)', fr: 'Europe centrale (Windows)' },
  'windows-1251': { en: 'Cyrillic (Windows)', fr: 'Cyrillique (Windows)' },
  'iso-8859-2': { en: 'Central European (ISO)', fr: 'Europe centrale (ISO)' },
  cp852: { en: 'Central European (DOS)', fr: 'Europe centrale (DOS)' },
  'koi8-r': { en: 'Cyrillic (KOI8-R)', fr: 'Cyrillique (KOI8-R)' },
  'windows-1253': { en: 'Greek (Windows)', fr: 'Grec (Windows)' },
  'windows-1254': { en: 'Turkish (Windows)', fr: 'Turc (Windows)' },
  'windows-1255': { en: 'Hebrew (Windows)', fr: 'Hébreu (Windows)' },
  'windows-1256': { en: 'Arabic (Windows)', fr: 'Arabe (Windows)' },
  gb18030: { en: 'Simplified Chinese (GB 18030)', fr: 'Chinois simplifié (GB 18030)' },
  big5: { en: 'Traditional Chinese (Big5)', fr: 'Chinois traditionnel (Big5)' },
  shift_jis: { en: 'Japanese (Shift JIS)', fr: 'Japonais (Shift JIS)' },
  'euc-jp': { en: 'Japanese (EUC)', fr: 'Japonais (EUC)' },
  'euc-kr': { en: 'Korean (EUC)', fr: 'Coréen (EUC)' },
  'utf-8-twice': { en: 'Unicode, encoded twice', fr: 'Unicode, encodé deux fois' },
})

/** The import section of the send dialog. */
export const importWords = texts({
  choose: { en: 'Import a CSV or XLSX file', fr: 'Importer un fichier CSV ou XLSX' },
  most: { en: '20 MB at most', fr: '20 Mo au plus' },
  file: { en: 'File', fr: 'Fichier' },
  otherFile: { en: 'Other file', fr: 'Autre fichier' },
  noFile: { en: 'Type addresses instead', fr: 'Saisir des adresses' },
  email: { en: 'E-mail address column', fr: 'Colonne des adresses e-mail' },
  name: { en: 'Name column', fr: 'Colonne des noms' },
  givenName: { en: 'First name column', fr: 'Colonne des prénoms' },
  lastName: { en: 'Last name column', fr: 'Colonne des noms de famille' },
  seat: { en: 'Seat column', fr: 'Colonne des places' },
  section: { en: 'Section column', fr: 'Colonne des sections' },
  none: { en: 'None', fr: 'Aucune' },
  column: { en: 'Column {number}', fr: 'Colonne {number}' },
  sheet: { en: 'Sheet', fr: 'Feuille' },
  onlySheet: { en: 'Sheet: {name}', fr: 'Feuille : {name}' },
  encoding: { en: 'Text encoding', fr: 'Encodage du texte' },
  readAs: { en: 'Reads: {names}', fr: 'Se lit : {names}' },
  hiddenRows: {
    en: { one: '{count} hidden row is left out', other: '{count} hidden rows are left out' },
    fr: { one: '{count} ligne masquée est laissée de côté', other: '{count} lignes masquées sont laissées de côté' },
  },
  hiddenColumns: {
    en: { one: '{count} hidden column is left out', other: '{count} hidden columns are left out' },
    fr: {
      one: '{count} colonne masquée est laissée de côté',
      other: '{count} colonnes masquées sont laissées de côté',
    },
  },
  hiddenThen: {
    en: { one: 'To include it, show it in the spreadsheet', other: 'To include them, show them in the spreadsheet' },
    fr: {
      one: "Pour l'inclure, affichez-la dans le tableur",
      other: 'Pour les inclure, affichez-les dans le tableur',
    },
  },
  guessed: {
    en: 'The text encoding of this file is a guess',
    fr: "L'encodage du texte de ce fichier est incertain",
  },
  guessedThen: {
    en: 'Check these names, or choose another encoding',
    fr: 'Vérifiez ces noms, ou choisissez un autre encodage',
  },
  garbled: {
    en: { one: '{count} row has garbled characters', other: '{count} rows have garbled characters' },
    fr: { one: '{count} ligne a des caractères abîmés', other: '{count} lignes ont des caractères abîmés' },
  },
  garbledThen: {
    en: 'Check them, and correct the file if needed',
    fr: 'Vérifiez-les, et corrigez le fichier au besoin',
  },
  rowText: { en: 'Row {row}: {text}', fr: 'Ligne {row} : {text}' },
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
  note: { en: 'Note column', fr: 'Colonne des notes pour vous' },
  evidenceUrl: { en: 'Evidence address column', fr: 'Colonne des adresses de justificatif' },
  evidenceText: { en: 'Evidence column', fr: 'Colonne des justificatifs' },
  faultyEvidence: {
    en: { one: '{count} row with faulty evidence', other: '{count} rows with faulty evidence' },
    fr: { one: '{count} ligne au justificatif non valable', other: '{count} lignes au justificatif non valable' },
  },
  ignored: {
    en: { one: 'The column {names} is ignored.', other: 'The columns {names} are ignored.' },
    fr: { one: 'La colonne {names} est ignorée.', other: 'Les colonnes {names} sont ignorées.' },
  },
  lostNames: {
    en: { one: '{count} name could not be used.', other: '{count} names could not be used.' },
    fr: { one: "{count} nom n'a pas pu être utilisé.", other: "{count} noms n'ont pas pu être utilisés." },
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
    en: { one: '{count} duplicate row', other: '{count} duplicate rows' },
    fr: { one: '{count} ligne en double', other: '{count} lignes en double' },
  },
  holding: {
    en: { one: '{count} person already has this badge', other: '{count} people already have this badge' },
    fr: { one: '{count} personne a déjà ce badge', other: '{count} personnes ont déjà ce badge' },
  },
  getNothing: {
    en: { one: 'Gets nothing', other: 'They get nothing' },
    fr: { one: 'Elle ne reçoit rien', other: 'Elles ne reçoivent rien' },
  },
  unsubscribed: {
    en: { one: '{count} person no longer gets your e-mails', other: '{count} people no longer get your e-mails' },
    fr: {
      one: '{count} personne ne reçoit plus vos e-mails',
      other: '{count} personnes ne reçoivent plus vos e-mails',
    },
  },
  unsubscribedThen: {
    en: 'They get a badge, but no e-mail',
    fr: { one: 'Elle reçoit un badge, sans e-mail', other: 'Elles reçoivent un badge, sans e-mail' },
  },
  keep: { en: 'Keep as typed', fr: 'Garder tel quel' },
  corrected: { en: '{domain} is corrected', fr: '{domain} est corrigé' },
  repeated: {
    en: 'This list was sent less than a day ago',
    fr: "Cette liste a été envoyée il y a moins d'un jour",
  },
  again: { en: 'Send it again', fr: "L'envoyer à nouveau" },
  notAgain: { en: 'Will be sent again', fr: 'Sera renvoyée' },
  rowLine: { en: 'Row {row}: {email}', fr: 'Ligne {row} : {email}' },
  samples: { en: 'First badges', fr: 'Premiers badges' },
})
