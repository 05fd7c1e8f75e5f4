import { texts } from '#base/text.ts'

/** The questions of a quiz. */
export const quizFields = texts({
  type: { en: 'Quiz', fr: 'Quiz' },
  questions: { en: 'Questions', fr: 'Questions' },
  question: { en: 'Question {number}', fr: 'Question {number}' },
  choices: { en: 'Choices; mark the right ones', fr: 'Choix ; cochez les bonnes réponses' },
  choice: { en: 'Choice {number}', fr: 'Choix {number}' },
  right: { en: 'Choice {number} is right', fr: 'Le choix {number} est juste' },
  addChoice: { en: 'Add a choice', fr: 'Ajouter un choix' },
  removeChoice: { en: 'Remove choice {number}', fr: 'Retirer le choix {number}' },
  addQuestion: { en: 'Add a question', fr: 'Ajouter une question' },
  removeQuestion: { en: 'Remove question {number}', fr: 'Retirer la question {number}' },
  up: { en: 'Move question {number} up', fr: 'Monter la question {number}' },
  down: { en: 'Move question {number} down', fr: 'Descendre la question {number}' },
  moved: { en: 'Question {number} of {of}', fr: 'Question {number} sur {of}' },
  passMark: { en: 'Right answers needed', fr: 'Bonnes réponses nécessaires' },
  passMarkHint: {
    en: { one: 'Of {count} question', other: 'Of {count} questions' },
    fr: { one: 'Sur {count} question', other: 'Sur {count} questions' },
  },
  attempts: { en: 'Attempts a day', fr: 'Essais par jour' },
  attemptsHint: {
    en: 'Members learn how many answers were right, not which ones.',
    fr: 'Les membres apprennent combien de réponses sont justes, pas lesquelles.',
  },
})

/** Problems of the data of a quiz. */
export const quizProblems = texts({
  questionMissing: { en: 'Enter the question.', fr: 'Saisissez la question.' },
  questionsMissing: { en: 'Add at least one question.', fr: 'Ajoutez au moins une question.' },
  questionsTooMany: { en: 'A quiz has at most 20 questions.', fr: 'Un quiz a 20 questions au plus.' },
  choiceMissing: { en: 'Enter this choice, or remove it.', fr: 'Saisissez ce choix, ou retirez-le.' },
  choicesTooFew: { en: 'A question needs at least two choices.', fr: 'Une question a au moins deux choix.' },
  choicesTooMany: { en: 'A question has at most eight choices.', fr: 'Une question a huit choix au plus.' },
  solutionMissing: { en: 'Mark at least one right choice.', fr: 'Cochez au moins une bonne réponse.' },
  passMarkInvalid: {
    en: 'Enter a whole number, at most the number of questions.',
    fr: 'Indiquez un nombre entier, au plus le nombre de questions.',
  },
  attemptsInvalid: { en: 'Enter a whole number from 1 to 20.', fr: 'Indiquez un nombre entier de 1 à 20.' },
})
