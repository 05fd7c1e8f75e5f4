import { texts } from '#base/text.ts'

/** The line below a challenge, by its state. */
export const stepLine = texts({
  evidence: { en: 'Reviewed by the community', fr: 'Examiné par la communauté' },
  passed: { en: 'Done on {date}', fr: 'Fait le {date}' },
  passedNames: { en: '{names}, on {date}', fr: '{names}, le {date}' },
  checking: { en: 'Checking, up to a minute', fr: 'Vérification, une minute au plus' },
  review: { en: 'Sent, waiting for the community', fr: 'Envoyé, en attente de la communauté' },
  refused: { en: 'Not met yet', fr: 'Pas encore fait' },
  refusedWhy: { en: 'Not accepted: {reason}', fr: 'Non accepté : {reason}' },
  ended: { en: 'No longer met: a badge was revoked', fr: 'Plus remplie : un badge a été révoqué' },
  stopped: { en: 'Not possible at the moment', fr: 'Impossible pour le moment' },
  locked: { en: 'Opens after: {title}', fr: "S'ouvre après : {title}" },
})

/** What screen readers hear for the mark before a challenge. */
export const stepMark = texts({
  passed: { en: 'Done', fr: 'Fait' },
  open: { en: 'To do', fr: 'À faire' },
  checking: { en: 'Checking', fr: 'Vérification' },
  review: { en: 'Waiting', fr: 'En attente' },
  refused: { en: 'Not met yet', fr: 'Pas encore fait' },
  again: { en: 'Try again', fr: 'Réessayer' },
  ended: { en: 'No longer met', fr: 'Plus remplie' },
  locked: { en: 'Later', fr: 'Plus tard' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
})

/** The names of providers, which are the same in both languages. */
export const providerNames = texts({
  x: { en: 'X', fr: 'X' },
  discord: { en: 'Discord', fr: 'Discord' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  telegram: { en: 'Telegram', fr: 'Telegram' },
})
