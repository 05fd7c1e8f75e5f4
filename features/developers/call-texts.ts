import { texts } from '#base/text.ts'

/** Problems that any call with an API key may return. */
export const keyCallProblems = texts({
  keyReused: {
    en: 'This Idempotency-Key was used for another call. Use a new one.',
    fr: 'Cette Idempotency-Key a servi pour un autre appel. Utilisez-en une nouvelle.',
  },
  keyInUse: {
    en: 'The first call with this Idempotency-Key is not answered yet. Wait a few seconds and repeat it.',
    fr: 'Le premier appel avec cette Idempotency-Key n’a pas encore de réponse. Attendez quelques secondes et répétez-le.',
  },
})
