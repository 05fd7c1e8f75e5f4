import { readByCommunity } from '#features/conversations/server/read-by-community.ts'
import { readByMember } from '#features/conversations/server/read-by-member.ts'
import { writeToCommunity } from '#features/conversations/server/write-to-community.ts'
import { writeToMember } from '#features/conversations/server/write-to-member.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import type { DemoConversation } from './conversations.ts'
import { daysSince } from './local-time.ts'
import { PEOPLE, type Person } from './people.ts'
import { claimsOf } from './send-badges.ts'
import { type Stage, templateOf } from './stage.ts'
import { takeBadge } from './take-badge.ts'

/** A badge is collected, and a message read, this many days later. */
const AFTER_DAYS = 0.004

/** Plays a conversation: each side reads what the other one wrote, except for the last line where it is unread. */
export function holdConversation(stage: Stage, { person, lines, isRead }: DemoConversation): void {
  const member = PEOPLE[person]
  if (!member) throw new Error(`The demo has no person ${person}`)
  for (const line of lines) {
    const daysAgo = daysSince(stage, line)
    stage.play(daysAgo, async (stage) => {
      const isLast = line === lines.at(-1)
      if ('badge' in line) await sendBadge(stage, member, { ...line, daysAgo })
      else await write(stage, member, { ...line, daysAgo, isRead: isRead || !isLast })
    })
  }
}

async function memberOf(stage: Stage, { email }: Person) {
  const holderId = stage.members.get(email)
  const holder = holderId && (await findHolder(stage.admin(), holderId))
  if (!holder) throw new Error('A conversation of the demo is not of a member')
  return holder
}

type Written = { daysAgo: number; from: 'member' | 'community'; text: string; isRead: boolean }

async function write(stage: Stage, person: Person, { daysAgo, from, text, isRead }: Written): Promise<void> {
  const { id: holderId, did } = await memberOf(stage, person)
  const { issuerId } = stage
  const { messageId } =
    from === 'member'
      ? await writeToCommunity(stage.holder(holderId), { issuerId, text })
      : await writeToMember(stage.admin(), { did, text })
  if (!isRead) return
  stage.play(daysAgo - AFTER_DAYS, async (stage) => {
    if (from === 'member') await readByCommunity(stage.admin(), { did, messageId })
    else await readByMember(stage.holder(holderId), { issuerId, messageId })
  })
}

async function sendBadge(stage: Stage, person: Person, line: { daysAgo: number; badge: string }): Promise<void> {
  const { did } = await memberOf(stage, person)
  const asked = contract.input.parse({ templateId: templateOf(stage, line.badge), dids: [did] })
  const { links } = await createSessions(stage.admin(), asked)
  const [sent] = claimsOf(stage, [person], links)
  if (!sent) throw new Error('The demo sent no badge to a member')
  stage.play(line.daysAgo - AFTER_DAYS, async (stage) => void (await takeBadge(stage, person, sent.claimId)))
}
