import { z } from 'zod'
import { CHOICES, QUESTIONS_MAX } from '../../rules.ts'
import { enteredText } from '../entered-rules.ts'
import { ATTEMPTS_MAX, CHOICE_MAX, QUESTION_MAX } from './rules.ts'

const question = z
  .object({
    text: enteredText(QUESTION_MAX, 'questionMissing'),
    choices: z
      .array(enteredText(CHOICE_MAX, 'choiceMissing'))
      .min(CHOICES.min, 'choicesTooFew')
      .max(CHOICES.max, 'choicesTooMany'),
    /** Positions of the right choices; all of them must be chosen, and no other. */
    right: z.array(z.number().int().min(0)).min(1, 'solutionMissing'),
  })
  .refine(({ choices, right }) => right.every((at) => at < choices.length), {
    error: 'solutionMissing',
    path: ['right'],
  })

/** What an admin enters. */
export const quizData = z
  .object({
    questions: z.array(question).min(1, 'questionsMissing').max(QUESTIONS_MAX, 'questionsTooMany'),
    /** Right answers that are enough. */
    passMark: z.number('passMarkInvalid').int('passMarkInvalid').min(1, 'passMarkInvalid'),
    attemptsADay: z
      .number('attemptsInvalid')
      .int('attemptsInvalid')
      .min(1, 'attemptsInvalid')
      .max(ATTEMPTS_MAX, 'attemptsInvalid'),
  })
  .refine(({ questions, passMark }) => passMark <= questions.length, {
    error: 'passMarkInvalid',
    path: ['passMark'],
  })
export type QuizData = z.output<typeof quizData>
