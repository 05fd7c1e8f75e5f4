import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { changeSessions } from '#features/history/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { poolOf, testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

const EMAIL = 'lea@example.org'
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

testOnPostgres('locks the delegations of all renewed rows before the issuer, as a send does', async () => {
  const { token } = await signUp(world, 'mine@example.org')
  const issuerId = await issuerIdOf(world, token)
  const { rows, last } = await rowsUnderEndedDelegations(token)
  const sending = await poolOf(world).connect()
  try {
    await sending.query('begin')
    await sending.query('select n from delegations where template_id = $1 for update', [last])
    const renewing = world.call(changeSessions, { challenges: rows, kind: 'renew' }, { token })
    await expect.poll(() => waitingForLocks(world)).toBe(1)
    // A send counts its e-mails next. If the renewal had locked the issuer, the two would deadlock.
    await sending.query('select id from issuers where id = $1 for update nowait', [issuerId])
    await sending.query('commit')
    expect(await renewing).toEqual({ changed: rows.length, callbackId: '' })
  } finally {
    sending.release(true)
  }
})

/** Rows of two templates that need a new delegation for renewal, and the template of the row renewed last. */
async function rowsUnderEndedDelegations(token: string) {
  const templateIds = [await makeTemplate(world, token), await makeTemplate(world, token)].map(
    ({ templateId }) => templateId,
  )
  const sendAll = async (email: string) => {
    for (const templateId of templateIds) await world.call(createSessions, { templateId, emails: [email] }, { token })
  }
  const areTheirs = inArray(delegations.templateId, templateIds)
  await sendAll(EMAIL)
  await world.ctx().db.update(delegations).set({ validUntil: world.now() }).where(areTheirs)
  await sendAll('first@example.org')
  // Their e-mails are out, so that no mailer waits for a lock beside the renewal.
  await world.runJobs()
  const isRenewed = and(inArray(claims.templateId, templateIds), eq(claims.email, EMAIL))
  const { id, templateId } = claims
  const rows = await world.ctx().db.select({ id, templateId }).from(claims).where(isRenewed).orderBy(id)
  return { rows: rows.map((row) => row.id), last: rows.at(-1)?.templateId }
}
