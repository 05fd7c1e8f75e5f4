import { revokeSession } from '#features/history/server/revoke-session.ts'
import { suspendSession } from '#features/history/server/suspend-session.ts'
import { readClaimToken, unsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { unsubscribe } from '#features/sends/mail/server/unsubscribe.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import { joinCommunity } from './join-community.ts'
import { GONE_DOMAIN, PEOPLE, type Person } from './people.ts'
import type { DemoSend } from './sends.ts'
import { type Stage, templateOf } from './stage.ts'
import { takeBadge } from './take-badge.ts'

/** People collect a badge within this many days, or fewer if fewer have passed. */
const TAKEN_WITHIN_DAYS = 6

export type Sent = { person: Person; claimId: string; at: number }

/** Sends a badge to people's addresses, and makes some of them collect it in the following days. */
export function sendBadges(stage: Stage, send: DemoSend): void {
  const { template, daysAgo, takenOf20, note = '', revoked, suspended } = send
  stage.play(daysAgo, async (stage) => {
    const people = PEOPLE.slice(send.people[0], send.people[0] + send.people[1])
    const emails = people.map(({ email }) => email)
    // The community has a list of its members; of other people it knows the address alone.
    const listed = template === 'membership' && { options: people.map(({ listed }) => ({ name: listed })) }
    const asked = contract.input.parse({ templateId: templateOf(stage, template), emails, note, ...listed })
    const { links } = await createSessions(stage.member(send.by), asked)
    const sent = claimsOf(stage, people, links)
    const taking = sent.filter((one) => isTaken(one, takenOf20))
    for (const one of taking)
      stage.play(takenDaysAgo(daysAgo, one), async (stage) => {
        if (template === 'membership') await joinCommunity(stage, one.person, one.claimId)
        else await takeBadge(stage, one.person, one.claimId)
      })
    const [unwilling] = sent.filter((one) => !taking.includes(one))
    if (send.unsubscribes && unwilling)
      stage.play(daysAgo - 1, async (stage) => {
        const ctx = stage.context({ kind: 'anyone' })
        await unsubscribe(ctx, { token: unsubscribeToken(ctx.config, unwilling.claimId) })
      })
    const challenge = taking.at(-1)?.claimId ?? ''
    stage.play(daysAgo - TAKEN_WITHIN_DAYS - 1, async (stage) => {
      if (revoked) await revokeSession(stage.admin(), { challenge, reason: revoked })
      if (suspended) await suspendSession(stage.admin(), { challenge, reason: suspended })
    })
  })
}

/** The claims behind the links of a send, in the order of its people. */
export function claimsOf(stage: Stage, people: Person[], links: string[]): Sent[] {
  const { config } = stage.context({ kind: 'anyone' })
  return people.map((person, at) => {
    const claim = readClaimToken(config, links[at]?.split('/').at(-1) ?? '')
    if (!claim) throw new Error('The demo was sent no link')
    return { person, claimId: claim.id, at }
  })
}

/**
 * Whether a person collects their badge: a number out of twenty, spread over the list, but nobody whose e-mail bounces.
 */
export function isTaken({ person, at }: Sent, of20: number): boolean {
  return !person.email.endsWith(GONE_DOMAIN) && (at * 7) % 20 < of20
}

/** When they collect it: most soon, some only after days. */
export function takenDaysAgo(sentDaysAgo: number, { at }: Sent): number {
  const within = Math.min(TAKEN_WITHIN_DAYS, sentDaysAgo * 0.9)
  return sentDaysAgo - within * (((at * 13) % 29) / 29) ** 2 - 0.002
}
