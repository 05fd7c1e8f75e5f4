import { texts } from '#base/text.ts'

/** The panel of sends in progress. */
export const panelWords = texts({
  label: { en: 'Sends in progress', fr: 'Envois en cours' },
  goesIn: {
    en: { one: 'Will be sent in {count} second', other: 'Will be sent in {count} seconds' },
    fr: { one: 'Envoi dans {count} seconde', other: 'Envoi dans {count} secondes' },
  },
  sending: { en: 'Sending', fr: 'Envoi en cours' },
  left: {
    en: { one: 'Sending, {count} second left', other: 'Sending, {count} seconds left' },
    fr: { one: 'Envoi en cours, encore {count} seconde', other: 'Envoi en cours, encore {count} secondes' },
  },
  minutes: {
    en: { one: 'Sending, {count} minute left', other: 'Sending, {count} minutes left' },
    fr: { one: 'Envoi en cours, encore {count} minute', other: 'Envoi en cours, encore {count} minutes' },
  },
  reading: { en: 'Reading the list', fr: 'Lecture de la liste' },
  paused: { en: 'Paused', fr: 'En pause' },
  rate: { en: '{count} a second', fr: '{count} par seconde' },
  mayClose: { en: 'You can close this page.', fr: 'Vous pouvez fermer cette page.' },
  sendNow: { en: 'Send now', fr: 'Envoyer maintenant' },
  undo: { en: 'Undo', fr: 'Annuler' },
  pause: { en: 'Pause', fr: 'Mettre en pause' },
  resume: { en: 'Resume', fr: 'Reprendre' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  stopSure: {
    en: { one: 'Stop: {count} left unsent', other: 'Stop: {count} left unsent' },
    fr: { one: 'Arrêter : {count} ne recevra rien', other: 'Arrêter : {count} ne recevront rien' },
  },
  hide: { en: 'Hide', fr: 'Masquer' },
  follow: { en: 'Show history', fr: "Voir l'historique" },
  bounced: {
    en: { one: '{count} was not delivered', other: '{count} were not delivered' },
    fr: { one: "{count} n'a pas été remis", other: "{count} n'ont pas été remis" },
  },
  duplicates: {
    en: { one: '{count} duplicate was left out', other: '{count} duplicates were left out' },
    fr: { one: '{count} doublon a été écarté', other: '{count} doublons ont été écartés' },
  },
  refused: {
    en: { one: '{count} row was not sent', other: '{count} rows were not sent' },
    fr: { one: "{count} ligne n'a pas été envoyée", other: "{count} lignes n'ont pas été envoyées" },
  },
  delayed: {
    en: { one: '{count} will be retried', other: '{count} will be retried' },
    fr: { one: '{count} attend un nouvel essai', other: '{count} attendent un nouvel essai' },
  },
  receipts: { en: 'Receipts (CSV)', fr: 'Reçus (CSV)' },
  noReceipts: {
    en: 'The receipts could not be loaded. Try again.',
    fr: "Les reçus n'ont pas pu être chargés. Réessayez.",
  },
  retry: {
    en: { one: 'Send the failed row again', other: 'Send {count} failed rows again' },
    fr: { one: 'Renvoyer la ligne en échec', other: 'Renvoyer {count} lignes en échec' },
  },
  undone: { en: 'Undone. Nobody was notified.', fr: "Annulé. Personne n'a été prévenu." },
  stopped: { en: 'Stopped.', fr: 'Arrêté.' },
  ticketsDone: {
    en: { one: '{count} ticket was sent', other: '{count} tickets were sent' },
    fr: { one: '{count} billet a été envoyé', other: '{count} billets ont été envoyés' },
  },
  done: {
    en: { one: '{count} badge was sent', other: '{count} badges were sent' },
    fr: { one: '{count} badge a été envoyé', other: '{count} badges ont été envoyés' },
  },
})

/** How long a send can be undone. */
export const undoWords = texts({
  title: { en: 'Undo a send', fr: 'Annuler un envoi' },
  text: {
    en: 'E-mails wait for a moment after you send, so that you can undo the send. "Send now" skips the wait.',
    fr: "Après un envoi, les e-mails sont retenus un moment, pour que vous puissiez l'annuler. « Envoyer maintenant » saute l'attente.",
  },
  usual: {
    en: '10 seconds, 60 for more than 20 recipients',
    fr: '10 secondes, 60 au-delà de 20 destinataires',
  },
  atOnce: { en: 'E-mails are sent at once', fr: 'Les e-mails partent aussitôt' },
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
