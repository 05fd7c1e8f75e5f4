import { texts } from '#base/text.ts'

/** The question before a dialog closes with text that was typed. */
export const discardWords = texts({
  title: { en: 'Discard what you typed?', fr: 'Abandonner votre saisie ?' },
  text: { en: 'It has not been saved or sent.', fr: "Elle n'a été ni enregistrée ni envoyée." },
  keep: { en: 'Keep it', fr: 'Continuer' },
  discard: { en: 'Discard', fr: 'Abandonner' },
})
