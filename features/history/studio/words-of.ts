import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { suspendWords } from '../row-texts.ts'
import { manyWords } from '../texts.ts'

const OF_BADGES = { many: manyWords, suspend: suspendWords }
const OF_TICKETS = { many: ofTicket(manyWords), suspend: ofTicket(suspendWords) }

/** The sentences about the badges of a template, which may be tickets. */
export function wordsOf({ data }: Pick<Template, 'data'>): typeof OF_BADGES {
  return data.badgeCategory === 'ticket' ? OF_TICKETS : OF_BADGES
}
