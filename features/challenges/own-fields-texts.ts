import { texts } from '#base/text.ts'

/** The fields of our own five types in the form of a new challenge. */
export const codeFields = texts({
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

export const quizFields = texts({
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

export const visitFields = texts({
  name: { en: 'What is visited', fr: 'Ce qui est visité' },
  nameHint: {
    en: 'A stand, a workshop, a room. Its screen shows a code that changes every 15 seconds.',
    fr: 'Un stand, un atelier, une salle. Son écran affiche un code qui change toutes les 15 secondes.',
  },
  from: { en: 'From', fr: 'À partir de' },
  to: { en: 'Until', fr: "Jusqu'à" },
  open: {
    en: 'After creating the challenge, open its kiosk page on a tablet or screen.',
    fr: 'Après la création, ouvrez la page de la borne sur une tablette ou un écran.',
  },
})

export const evidenceFields = texts({
  request: { en: 'What members show', fr: 'Ce que les membres montrent' },
  requestHint: {
    en: 'Say exactly what you want to see. One of your admins reviews it.',
    fr: "Dites précisément ce que vous voulez voir. Un de vos admins l'examine.",
  },
  kinds: { en: 'How they can show it', fr: 'Comment ils peuvent le montrer' },
  text: { en: 'Text', fr: 'Texte' },
  link: { en: 'Link', fr: 'Lien' },
  picture: { en: 'Picture', fr: 'Image' },
})

export const askFields = texts({
  url: { en: 'Address of your server', fr: 'Adresse de votre serveur' },
  urlHint: {
    en: "Blazon asks it with a signed POST that contains the member's DID. It has 5 seconds to return {example}.",
    fr: "Blazon l'interroge par un POST signé qui contient le DID du membre. Il a 5 secondes pour répondre {example}.",
  },
  secret: {
    en: 'You see the secret that verifies these requests after creating the challenge.',
    fr: 'Vous verrez le secret qui vérifie ces requêtes après la création.',
  },
})

/** Problems of the data of our own five types. */
export const ownFieldProblems = texts({
  wordMissing: { en: 'Enter the word.', fr: 'Saisissez le mot.' },
  codeCountInvalid: { en: 'Enter a whole number from 1 to 10,000.', fr: 'Indiquez un nombre entier de 1 à 10 000.' },
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
  placeMissing: { en: 'Enter what is visited.', fr: 'Indiquez ce qui est visité.' },
  requestMissing: { en: 'Say what members are to show.', fr: 'Dites ce que les membres doivent montrer.' },
  requestTooLong: { en: 'Use at most 1,000 characters.', fr: 'Utilisez 1 000 caractères au plus.' },
  kindsMissing: { en: 'Choose at least one.', fr: 'Choisissez-en au moins un.' },
  urlInvalid: {
    en: 'Enter an address that starts with https://, of at most 200 characters.',
    fr: 'Saisissez une adresse qui commence par https://, de 200 caractères au plus.',
  },
})
