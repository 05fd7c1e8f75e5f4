import { eq } from 'drizzle-orm'
import { type Services, systemContext } from '#apps/server/http/context.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { ConfigError } from '#platform/settings/config.ts'
import { audit } from '#platform/tables.ts'
import { BADGE_TEMPLATES } from './badge-templates.ts'
import { FOUNDED_DAYS_AGO } from './community.ts'
import { CONVERSATIONS } from './conversations.ts'
import { EVENT_TEMPLATES } from './event-templates.ts'
import { fillWebhooks } from './fill-webhooks.ts'
import { foundCommunity, markCommunity } from './found-community.ts'
import { foundSub } from './found-sub.ts'
import { addDemoAdmin, fillFolder, inviteContributor } from './gather-team.ts'
import { giveGifts } from './give-gifts.ts'
import { handOutLink } from './hand-out-links.ts'
import { holdConversation } from './hold-conversations.ts'
import { holdDoor, sendTickets } from './hold-door.ts'
import { keepBadges } from './keep-badges.ts'
import { KEYS } from './keys.ts'
import { makeKey } from './make-key.ts'
import { eventStart, makeTemplate } from './make-templates.ts'
import { playMonth } from './month/play-month.ts'
import { readBell } from './read-bell.ts'
import { runChannel } from './run-channel.ts'
import { runQuests } from './run-quests.ts'
import { sendBadges } from './send-badges.ts'
import { DOORS, LINKS, SENDS, TICKETS } from './sends.ts'
import { DAY_MS, openStage, type Stage } from './stage.ts'
import { SUB_COMMUNITIES } from './sub-communities.ts'
import { ADMINS, CONTRIBUTORS, FOLDERS } from './team.ts'

const FILLED = 'demo.filled'
const BELL_READ_DAYS_AGO = 2
const MARKED_DAYS_AGO = 40

/**
 * Fills an empty database with a made-up community, through the features' verbs with the clock of each event; returns
 * false when it was filled before, also if somebody has since created another community in it. Call it before the
 * worker starts. Throws a `ConfigError` on a database with a real community and no demo, or with an incomplete demo.
 */
export async function fillDemo(services: Services): Promise<boolean> {
  if (await isFilled(services)) return false
  const stage = openStage(services)
  stage.play(FOUNDED_DAYS_AGO, foundCommunity)
  const templates = [...BADGE_TEMPLATES, ...EVENT_TEMPLATES]
  for (const template of templates) makeTemplate(stage, template)
  for (const admin of ADMINS) addDemoAdmin(stage, admin)
  for (const folder of FOLDERS) fillFolder(stage, folder, templates)
  for (const person of CONTRIBUTORS) inviteContributor(stage, person)
  for (const send of SENDS) sendBadges(stage, send)
  playMonth(stage)
  for (const link of LINKS) handOutLink(stage, link)
  for (const tickets of TICKETS) sendTickets(stage, tickets)
  for (const sub of SUB_COMMUNITIES) foundSub(stage, sub)
  holdDoors(stage)
  runChannel(stage)
  for (const conversation of CONVERSATIONS) holdConversation(stage, conversation)
  giveGifts(stage)
  keepBadges(stage)
  for (const key of KEYS) makeKey(stage, key)
  runQuests(stage)
  stage.play(MARKED_DAYS_AGO, markCommunity)
  readBell(stage, BELL_READ_DAYS_AGO)
  await stage.run()
  await fillWebhooks(stage)
  const { issuerId } = stage
  const ctx = systemContext(services, 'demo')
  await inTransaction(ctx, (ctx) => recordEvent(ctx, { action: FILLED, issuerId, subjectId: issuerId }))
  return true
}

async function isFilled({ db }: Services): Promise<boolean> {
  const [filled] = await db.select({ id: audit.id }).from(audit).where(eq(audit.action, FILLED)).limit(1)
  if (filled) return true
  const rows = await db.selectDistinct({ isDemo: issuers.isDemo }).from(issuers)
  if (rows.some(({ isDemo }) => !isDemo)) {
    throw new ConfigError(
      'This database holds a real community, and demo data is never put beside one. Set DATA_DIR (and DATABASE_URL, if you use it) to a new place for the demo.',
    )
  }
  if (rows.length > 0) {
    throw new ConfigError(
      'An earlier start was stopped while it filled the demo. Delete its DATA_DIR (and empty its database), then start again.',
    )
  }
  return false
}

function holdDoors(stage: Stage): void {
  for (const { template, insideOf20 } of DOORS) {
    const event = EVENT_TEMPLATES.find(({ key }) => key === template)?.event
    if (!event) throw new Error(`${template} is no event of the demo`)
    const opens = (stage.end.getTime() - eventStart(stage.end, event).getTime()) / DAY_MS
    const isOver = event.daysFromNow < 0
    // Before an event starts some people are early; at a past event, all arrived around its start.
    const opensDaysAgo = isOver ? opens + 0.01 : 0.05
    holdDoor(stage, { template, insideOf20, opensDaysAgo, ...(isOver && { given: 'supperGuest' }) })
  }
}
