import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { changeBatch, resendSession, revokeSession } from '#features/history/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { deleteTemplate, withdrawDelegation } from '#features/templates/contract.ts'
import { claimWithKey } from './claim.ts'
import { claimTokenOf, makeTemplate, send } from './stories.ts'
import type { World } from './world.ts'

const SENT = 8
const LISTED = 40

type Raced = { done: number; errors: unknown[] }

/**
 * Sends, imports, claims, renews, revokes one by one and as a batch, withdraws and deletes one template of a community
 * all at once. Returns the number of calls, and the unexpected errors, such as a deadlock. `turn` orders the calls.
 */
export async function raceRound(world: World, token: string, turn: number): Promise<Raced> {
  const { templateId } = await makeTemplate(world, token)
  const emails = Array.from({ length: SENT }, (_, at) => `round${turn}-${at}@example.org`)
  const links = await send(world, token, templateId, emails)
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  const [first, second, third] = sessions.map(({ challenge }) => challenge)
  const list = Array.from({ length: LISTED }, (_, at) => `listed${turn}-${at}@example.org`)
  const file = new File([['email', ...list].join('\n')], 'people.csv')
  const change = { reason: 'A race', isTold: false }
  const late = (name: string) => [`${name}${turn}@example.org`, `${name}${turn}-b@example.org`]
  const batch = { challenge: first ?? '', kind: 'revoke', endDate: '', ...change } as const
  const calls = [
    () => world.call(createSessions, { templateId, emails: late('sent') }, { token }),
    () => world.call(importSessions, { templateId, file }, { token }),
    () => world.call(revokeSession, { challenge: second ?? '', ...change }, { token }),
    () => world.call(changeBatch, batch, { token }),
    () => world.call(resendSession, { challenge: third ?? '' }, { token }),
    () => world.call(createSessions, { templateId, emails: late('again') }, { token }),
    () => world.call(withdrawDelegation, { templateId }, { token }),
    () => world.call(deleteTemplate, { templateId }, { token }),
    ...links.slice(SENT / 2).map((link) => () => claimWithKey(world, claimTokenOf(link), generateAccountKey())),
  ]
  const begin = turn % calls.length
  const outcomes = await Promise.allSettled([...calls.slice(begin), ...calls.slice(0, begin)].map((call) => call()))
  await world.runJobs()
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  return { done: outcomes.length - rejected.length, errors: rejected.filter((reason) => !isRefusal(reason)) }
}

function isRefusal(reason: { status?: number }): boolean {
  return reason.status !== undefined && reason.status >= 400 && reason.status < 500
}
