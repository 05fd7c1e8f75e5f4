import { isEmail } from '#base/email-address.ts'
import type { CallInput } from '#base/endpoint.ts'
import { tidyText } from '#base/signable-text.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { SENTENCE_MAX } from '../rules.ts'
import type { prepareGift } from '../wallet-contract.ts'

/** How a recipient is named. */
export const WAYS = ['email', 'code', 'member'] as const
export type Way = (typeof WAYS)[number]

/** A gift as it is being written; the recipient is the one of `way`, the others stay until it is given. */
export type GiftDraft = {
  templateId: string
  way: Way
  code: string
  email: string
  /** Of a member who is shown, with the name that was chosen. */
  did: string
  name: string
  sentence: string
  /** Names the press: made at the preview, and dropped with every change. */
  key: string
}

export const NO_GIFT: GiftDraft = {
  templateId: '',
  way: 'email',
  code: '',
  email: '',
  did: '',
  name: '',
  sentence: '',
  key: '',
}

/** What is still missing or wrong in a draft, by field, as a key of the form's texts or of the problems. */
export function checkDraft(draft: Pick<GiftDraft, 'templateId' | 'way' | 'code' | 'email' | 'did' | 'sentence'>) {
  const { templateId, way, sentence } = draft
  const email = readRecipient(draft.email)
  const isNamed = { email: email !== '', code: draft.code !== '', member: draft.did !== '' }[way]
  return {
    templateId: templateId ? undefined : 'badgeMissing',
    recipient: !isNamed ? 'recipientMissing' : way === 'email' && !isEmail(email) ? 'emailWrong' : undefined,
    sentence: sentence.trim().length > SENTENCE_MAX ? 'sentenceTooLong' : undefined,
  }
}

/** The input of the calls for a draft. */
export function inputOf(draft: GiftDraft): CallInput<typeof prepareGift> {
  const { templateId, way, sentence, key } = draft
  return {
    templateId,
    code: way === 'code' ? draft.code : '',
    email: way === 'email' ? readRecipient(draft.email) : '',
    did: way === 'member' ? draft.did : '',
    sentence: tidyText(sentence).trim(),
    key,
  }
}

const OF_RECIPIENT = ['recipientMissing', 'recipientUnknown', 'giftToSelf', 'pairTooSoon', 'emailInvalid']
const OF_TEMPLATE = ['weekUsed', 'notAGiver', 'givingEnded']

/** The field to which a refusal of the server belongs; undefined for one of the whole gift. */
export function fieldOfProblem(problem: string): 'templateId' | 'recipient' | 'sentence' | undefined {
  if (problem.startsWith('sentence')) return 'sentence'
  if (OF_RECIPIENT.includes(problem)) return 'recipient'
  return OF_TEMPLATE.includes(problem) ? 'templateId' : undefined
}
