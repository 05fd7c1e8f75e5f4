import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { accessByCode, accessOf, credentialFor, entryOf, proofOf, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { notifyIssuer } from '../protocol-contract.ts'

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
  const { notification_id } = await credentialFor(world, access, await proofOf(world, generateAccountKey()))
  type Event = Parameters<typeof world.call<typeof notifyIssuer>>[1]['event']
  const notify = (event: Event, event_description = '') =>
    world.call(notifyIssuer, { notification_id, event, event_description }, { token: access })
  return { access, notification_id, notify }
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
