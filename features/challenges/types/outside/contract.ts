import { z } from 'zod'
import { INPUT_MAX, type OutsideType } from '../../rules.ts'
import { enteredText } from '../entered-rules.ts'

const message = enteredText(INPUT_MAX, 'messageMissing')
/** A public account: with or without the @, or its link. */
const targetAccount = enteredText(INPUT_MAX, 'accountMissing')
  .transform((typed) =>
    typed.replace(/^https?:\/\/(www\.)?(x\.com|twitter\.com|t\.me|facebook\.com)\//i, '').replace(/^@/, ''),
  )
  .refine((name) => /^[\w.-]{1,64}$/.test(name), 'accountInvalid')
const none = z.object({})

/** What an admin enters for each type. The specification's field names. */
export const OUTSIDE_DATA = {
  xAuth: none,
  xPost: z.object({ message }),
  xFollow: z.object({ targetAccount }),
  xRepost: z.object({
    tweetId: enteredText(INPUT_MAX, 'tweetMissing')
      .transform((typed) => /(?:^|\/status(?:es)?\/)(\d{1,25})(?:[/?#].*)?$/.exec(typed)?.[1] ?? '')
      .refine((id) => id !== '', 'tweetInvalid'),
  }),
  discordAuth: none,
  discordJoin: z.object({
    inviteLink: enteredText(INPUT_MAX, 'inviteMissing').refine(
      (typed) => /^(https:\/\/)?(discord\.gg|discord\.com\/invite)\/[\w-]{2,64}\/?$/i.test(typed),
      'inviteInvalid',
    ),
  }),
  telegramAuth: none,
  telegramJoin: z.object({ targetAccount }),
  facebookAuth: none,
  facebookFollow: z.object({
    pageId: enteredText(INPUT_MAX, 'pageMissing').refine((typed) => /^\d{1,25}$/.test(typed), 'pageInvalid'),
    targetAccount,
  }),
  facebookPost: z.object({ message }),
  linkedinAuth: none,
} as const satisfies Record<OutsideType, z.ZodType>
export type OutsideData<T extends OutsideType> = z.output<(typeof OUTSIDE_DATA)[T]>
