import { texts } from '#base/text.ts'

/** A quiz: its title, the line below, and the button. */
export const quizWords = texts({
  title: { en: 'Answer a quiz', fr: 'Répondre à un quiz' },
  line: {
    en: { one: '{count} question, {mark} right to pass', other: '{count} questions, {mark} right to pass' },
    fr: { one: '{count} question, {mark} juste pour réussir', other: '{count} questions, {mark} justes pour réussir' },
  },
  action: { en: 'Take the quiz', fr: 'Répondre au quiz' },
})

/** Answering a quiz. */
export const quizPart = texts({
  quizText: {
    en: { one: '{mark} right answer is enough.', other: '{mark} right answers are enough.' },
    fr: { one: '{mark} bonne réponse suffit.', other: '{mark} bonnes réponses suffisent.' },
  },
  attempts: {
    en: { zero: 'No attempts left today', one: '{count} attempt left today', other: '{count} attempts left today' },
    fr: {
      zero: "Plus de tentative aujourd'hui",
      one: "Encore {count} tentative aujourd'hui",
      other: "Encore {count} tentatives aujourd'hui",
    },
  },
  several: { en: 'Several answers can be right', fr: 'Plusieurs réponses peuvent être justes' },
  answer: { en: 'Send the answers', fr: 'Envoyer les réponses' },
  answering: { en: 'Sending', fr: 'Envoi' },
  result: {
    en: { one: '{right} right. {count} is needed.', other: '{right} right. {count} are needed.' },
    fr: { one: '{right} juste. Il en faut {count}.', other: '{right} justes. Il en faut {count}.' },
  },
})
