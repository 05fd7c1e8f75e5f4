import { z } from 'zod'
import * as rules from './rules.ts'

const text = (max: number, missing: string) => z.string(missing).trim().min(1, missing).max(max, 'inputTooLong')
const message = text(rules.INPUT_MAX, 'messageMissing')
/** A public account: with or without the @, or its link. */
const targetAccount = text(rules.INPUT_MAX, 'accountMissing')
  .transform((typed) =>
    typed.replace(/^https?:\/\/(www\.)?(x\.com|twitter\.com|t\.me|facebook\.com)\//i, '').replace(/^@/, ''),
  )
  .refine((name) => /^[\w.-]{1,64}$/.test(name), 'accountInvalid')
const hashes = z
  .array(z.string('templatesMissing').max(120, 'notFound'))
  .min(1, 'templatesMissing')
  .max(rules.LIST_MAX, 'tooManyTemplates')
/** Plain http only to the machine itself, which the server refuses unless it is reached from there alone. */
const server = z
  .string('urlInvalid')
  .trim()
  .max(rules.URL_MAX, 'urlInvalid')
  .refine((typed) => (/^https:\/\/[^\s]+$/.test(typed) || isLocal(typed)) && URL.canParse(typed), 'urlInvalid')
const moment = z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'dateInvalid' })]).default('')
const none = z.object({})

/** Whether an address is of the machine itself, over plain http. */
export function isLocal(url: string): boolean {
  return /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?(\/\S*)?$/.test(url)
}

const question = z
  .object({
    text: text(rules.QUESTION_MAX, 'questionMissing'),
    choices: z
      .array(text(rules.CHOICE_MAX, 'choiceMissing'))
      .min(rules.CHOICES.min, 'choicesTooFew')
      .max(rules.CHOICES.max, 'choicesTooMany'),
    /** Positions of the right choices; all of them must be chosen, and no other. */
    right: z.array(z.number().int().min(0)).min(1, 'solutionMissing'),
  })
  .refine(({ choices, right }) => right.every((at) => at < choices.length), {
    error: 'solutionMissing',
    path: ['right'],
  })

/** What an admin enters for each type. The specification's field names; the five types of ours are after them. */
export const CHALLENGE_DATA = {
  vcAuth: z.object({ vcKey: z.enum(rules.VC_KEYS, 'vcKeyMissing') }),
  ownsBadges: z.object({
    templateHashList: hashes,
    count: z.number('countInvalid').int('countInvalid').min(1, 'countInvalid').max(rules.COUNT_MAX, 'countInvalid'),
  }),
  sentBadges: z.object({ templateHashList: hashes }),
  xAuth: none,
  xPost: z.object({ message }),
  xFollow: z.object({ targetAccount }),
  xRepost: z.object({
    tweetId: text(rules.INPUT_MAX, 'tweetMissing')
      .transform((typed) => /(?:^|\/status(?:es)?\/)(\d{1,25})(?:[/?#].*)?$/.exec(typed)?.[1] ?? '')
      .refine((id) => id !== '', 'tweetInvalid'),
  }),
  discordAuth: none,
  discordJoin: z.object({
    inviteLink: text(rules.INPUT_MAX, 'inviteMissing').refine(
      (typed) => /^(https:\/\/)?(discord\.gg|discord\.com\/invite)\/[\w-]{2,64}\/?$/i.test(typed),
      'inviteInvalid',
    ),
  }),
  telegramAuth: none,
  telegramJoin: z.object({ targetAccount }),
  facebookAuth: none,
  facebookFollow: z.object({
    pageId: text(rules.INPUT_MAX, 'pageMissing').refine((typed) => /^\d{1,25}$/.test(typed), 'pageInvalid'),
    targetAccount,
  }),
  facebookPost: z.object({ message }),
  linkedinAuth: none,
  code: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('word'), word: text(rules.WORD_MAX, 'wordMissing') }),
    /** Made by the server, and handed out once, in the answer of the creation. */
    z.object({
      kind: z.literal('codes'),
      count: z
        .number('codeCountInvalid')
        .int('codeCountInvalid')
        .min(1, 'codeCountInvalid')
        .max(rules.CODES_MAX, 'codeCountInvalid'),
    }),
  ]),
  quiz: z
    .object({
      questions: z.array(question).min(1, 'questionsMissing').max(rules.QUESTIONS_MAX, 'questionsTooMany'),
      /** Right answers that are enough. */
      passMark: z.number('passMarkInvalid').int('passMarkInvalid').min(1, 'passMarkInvalid'),
      attemptsADay: z
        .number('attemptsInvalid')
        .int('attemptsInvalid')
        .min(1, 'attemptsInvalid')
        .max(rules.ATTEMPTS_MAX, 'attemptsInvalid'),
    })
    .refine(({ questions, passMark }) => passMark <= questions.length, {
      error: 'passMarkInvalid',
      path: ['passMark'],
    }),
  visit: z
    .object({ name: text(rules.PLACE_MAX, 'placeMissing'), from: moment, to: moment })
    .refine(({ from, to }) => from === '' || to === '' || Date.parse(from) < Date.parse(to), {
      error: 'endBeforeStart',
      path: ['to'],
    }),
  evidence: z.object({
    request: z.string('requestMissing').trim().min(1, 'requestMissing').max(rules.REQUEST_MAX, 'requestTooLong'),
    kinds: z.array(z.enum(rules.EVIDENCE_KINDS)).min(1, 'kindsMissing'),
  }),
  ask: z.object({ url: server }),
} as const satisfies Record<rules.ChallengeType, z.ZodType>

export type ChallengeData<T extends rules.ChallengeType = rules.ChallengeType> = z.output<(typeof CHALLENGE_DATA)[T]>
