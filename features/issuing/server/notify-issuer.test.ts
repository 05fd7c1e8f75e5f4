import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { audit } from '#platform/tables.ts'
import { accessByCode, accessOf, credentialFor, entryOf, proofOf, startSending } from '#testing/claim.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { notifyIssuer } from '../protocol/contract.ts'
import { WALLET_REPORTS } from '../rules.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const NONE = { stored: 0, declined: 0, failed: 0, removed: 0 }

/** The last link made, as its history row shows what wallets reported. */
const reported = async () =>
  (await world.call(listSessions, { templateId: issuer.templateId }, { token: issuer.token })).sessions[0]?.inWallets

async function collected(code: string) {
  const access = await accessByCode(world, code)
  const { notification_id, badgeId } = await credentialFor(world, access, await proofOf(world, generateAccountKey()))
  type Event = Parameters<typeof world.call<typeof notifyIssuer>>[1]['event']
  const notify = (event: Event, event_description = '') =>
    world.call(notifyIssuer, { notification_id, event, event_description }, { token: access })
  return { access, badgeId, notification_id, notify }
}

test('shows nothing in the history before a wallet reports', async () => {
  await collected(await issuer.open({ didLimit: 1 }))
  expect(await reported()).toBeUndefined()
})

test.each([
  [['credential_accepted'], { ...NONE, stored: 1 }],
  [['credential_deleted'], { ...NONE, declined: 1 }],
  [['credential_failure'], { ...NONE, failed: 1 }],
  [['credential_accepted', 'credential_accepted'], { ...NONE, stored: 1 }],
  [['credential_accepted', 'credential_deleted'], { ...NONE, removed: 1 }],
  [['credential_accepted', 'credential_deleted', 'credential_deleted'], { ...NONE, removed: 1 }],
  [['credential_deleted', 'credential_deleted'], { ...NONE, declined: 1 }],
  [['credential_failure', 'credential_accepted'], { ...NONE, stored: 1 }],
  [['credential_accepted', 'credential_failure'], { ...NONE, stored: 1 }],
  [['credential_accepted', 'credential_failure', 'credential_deleted'], { ...NONE, removed: 1 }],
  [['credential_accepted', 'credential_deleted', 'credential_failure'], { ...NONE, removed: 1 }],
] as const)('the history shows the reports %j', async (events, shown) => {
  const { notify } = await collected(await issuer.open({ didLimit: 1 }))
  for (const event of events) await notify(event, 'As the wallet said')
  expect(await reported()).toEqual(shown)
})

test('answers with 204 and no body', async () => {
  const { access, notification_id } = await collected(await issuer.open({ didLimit: 1 }))
  const answer = await world.app.inject({
    method: 'POST',
    url: '/oid4vci/notification',
    headers: { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${access}` },
    payload: { notification_id, event: 'credential_accepted', unknown: 'ignored' },
  })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

test('refuses the access token of another link, and of another entry to the same link', async () => {
  const link = await issuer.open({ didLimit: 5 })
  const { notification_id } = await collected(await entryOf(world, link))
  const asked = { notification_id, event: 'credential_deleted' } as const
  for (const other of [await issuer.open({ didLimit: 1 }), link]) {
    const token = await accessOf(world, other)
    await expect(world.call(notifyIssuer, asked, { token })).rejects.toMatchObject({ key: 'invalid_notification_id' })
  }
})

test('counts the reports about the badges of an open link', async () => {
  const link = await issuer.open({ didLimit: 5 })
  const events = ['credential_accepted', 'credential_accepted', 'credential_deleted'] as const
  for (const event of events) await (await collected(await entryOf(world, link))).notify(event)
  expect(await reported()).toEqual({ ...NONE, stored: 2, declined: 1 })
})

test('records each status of a badge once, however often a wallet reports', async () => {
  const { notify, badgeId } = await collected(await issuer.open({ didLimit: 1 }))
  const reports = ['credential_failure', 'credential_deleted', 'credential_accepted'] as const
  for (const event of [...reports, ...reports, ...reports]) await notify(event)
  const rows = await world.ctx().db.select().from(audit).where(eq(audit.subjectId, badgeId))
  const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('badge.'))
  expect(actions.sort()).toEqual(['declined', 'failed', 'issued', 'removed', 'stored'].map((one) => `badge.${one}`))
})

test('limits the reports about a badge, and not those about another', async () => {
  const restart = world.stopClock()
  const { notify } = await collected(await issuer.open({ didLimit: 1 }))
  const other = await collected(await issuer.open({ didLimit: 1 }))
  for (let i = 0; i < WALLET_REPORTS.limit; i++) await notify('credential_accepted')
  await expect(notify('credential_accepted')).rejects.toMatchObject({ key: 'tooManyRequests' })
  await other.notify('credential_accepted')
  restart()
})

test('keeps none of the words of a wallet', async () => {
  const { notify } = await collected(await issuer.open({ didLimit: 1 }))
  await notify('credential_failure', 'words about a person')
  expect(await tablesWith(world, 'words about a person')).toEqual([])
})
