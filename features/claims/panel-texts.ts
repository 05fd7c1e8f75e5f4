import { texts } from '#base/text.ts'

/** The panel of the sends that go on. */
export const panelWords = texts({
  label: { en: 'Sends that go on', fr: 'Envois en cours' },
  goesIn: {
    en: { one: 'Leaves in {count} second', other: 'Leaves in {count} seconds' },
    fr: { one: 'Part dans {count} seconde', other: 'Part dans {count} secondes' },
  },
  sending: { en: 'Being sent', fr: 'Envoi en cours' },
  left: {
    en: { one: 'Being sent, {count} more second', other: 'Being sent, {count} more seconds' },
    fr: { one: 'Envoi en cours, encore {count} seconde', other: 'Envoi en cours, encore {count} secondes' },
  },
  minutes: {
    en: { one: 'Being sent, {count} more minute', other: 'Being sent, {count} more minutes' },
    fr: { one: 'Envoi en cours, encore {count} minute', other: 'Envoi en cours, encore {count} minutes' },
  },
  reading: { en: 'The list is being read', fr: 'Lecture de la liste' },
  paused: { en: 'Paused', fr: 'En pause' },
  rate: { en: '{count} a second', fr: '{count} par seconde' },
  mayClose: { en: 'You may close this page.', fr: 'Vous pouvez fermer cette page.' },
  sendNow: { en: 'Send now', fr: 'Envoyer maintenant' },
  undo: { en: 'Undo', fr: 'Annuler' },
  pause: { en: 'Pause', fr: 'Mettre en pause' },
  resume: { en: 'Resume', fr: 'Reprendre' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  stopSure: {
    en: { one: 'Stop: {count} gets nothing', other: 'Stop: {count} get nothing' },
    fr: { one: 'Arrêter : {count} ne recevra rien', other: 'Arrêter : {count} ne recevront rien' },
  },
  hide: { en: 'Hide', fr: 'Masquer' },
  follow: { en: 'Show history', fr: "Voir l'historique" },
  bounced: {
    en: { one: '{count} was not delivered', other: '{count} were not delivered' },
    fr: { one: "{count} n'a pas été remis", other: "{count} n'ont pas été remis" },
  },
  refused: {
    en: { one: '{count} row got nothing', other: '{count} rows got nothing' },
    fr: { one: "{count} ligne n'a rien reçu", other: "{count} lignes n'ont rien reçu" },
  },
  delayed: {
    en: { one: '{count} waits for its next try', other: '{count} wait for their next try' },
    fr: { one: '{count} attend un nouvel essai', other: '{count} attendent un nouvel essai' },
  },
  receipts: { en: 'Receipts (CSV)', fr: 'Reçus (CSV)' },
  noReceipts: {
    en: 'The receipts could not be fetched. Try again.',
    fr: "Les reçus n'ont pas pu être chargés. Réessayez.",
  },
  retry: {
    en: { one: 'Send the failed row again', other: 'Send {count} failed rows again' },
    fr: { one: 'Renvoyer la ligne en échec', other: 'Renvoyer {count} lignes en échec' },
  },
  undone: { en: 'Taken back. Nobody was told.', fr: "Annulé. Personne n'a été prévenu." },
  stopped: { en: 'Stopped.', fr: 'Arrêté.' },
  done: {
    en: { one: '{count} badge was mailed', other: '{count} badges were mailed' },
    fr: { one: '{count} badge a été envoyé', other: '{count} badges ont été envoyés' },
  },
})

/** How long a send can be undone. */
export const undoWords = texts({
  title: { en: 'Undo a send', fr: 'Annuler un envoi' },
  text: {
    en: 'Mails are held back for a while after you send, so that you can take the send back. "Send now" skips the wait.',
    fr: "Après un envoi, les e-mails sont retenus un moment, pour que vous puissiez l'annuler. « Envoyer maintenant » saute l'attente.",
  },
  usual: {
    en: '10 seconds, 60 for more than 20 recipients',
    fr: '10 secondes, 60 au-delà de 20 destinataires',
  },
  atOnce: { en: 'Mails go at once', fr: 'Les e-mails partent aussitôt' },
  seconds: {
    en: { one: '{count} second', other: '{count} seconds' },
    fr: { one: '{count} seconde', other: '{count} secondes' },
  },
  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    fr: { one: '{count} minute', other: '{count} minutes' },
  },
  kept: { en: 'Saved', fr: 'Enregistré' },
})
