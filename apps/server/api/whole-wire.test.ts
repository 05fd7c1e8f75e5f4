import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, call, stream } from '#base/call.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { getReminders, updateReminders, updateSessionNote } from '#features/history/contract.ts'
import { followConfirmations } from '#features/holders/confirmations/contract.ts'
import * as wallet from '#features/holders/contract.ts'
import { followWallet } from '#features/holders/events/contract.ts'
import { followEvents } from '#features/issuers/contract.ts'
import { authorizationServer } from '#features/issuing/protocol/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import {
  deleteRecipientList,
  listRecipientLists,
  renameRecipientList,
  saveRecipientList,
} from '#features/sends/lists/contract.ts'
import { createChallenge, followChallenge, refuseChallenge } from '#features/sign-in/by-wallet/contract.ts'
import { logOff } from '#features/sign-in/contract.ts'
import { notingExamples } from '#testing/examples.ts'
import { browserSecret, issuerIdOf, lastMail, makeTemplate, send, signUp } from '#testing/stories.ts'
import { openWalletOf, secretCaller } from '#testing/wallet-stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'

let world: World
let token = ''
beforeAll(async () => {
  world = await openWorld()
  token = (await signUp(world, 'ada@example.org')).token
})
afterAll(() => world.close())

/** The events of a stream until it ends; `end` runs once it has started. */
async function said<E extends Endpoint>(caller: Caller, endpoint: E, input: object, end: () => Promise<unknown>) {
  const seen: unknown[] = []
  let ending: Promise<unknown> | undefined
  const flowing = { ...caller, fetch: notingExamples(injectFetch(world.app, { isFlowing: true })) }
  for await (const event of stream(flowing, endpoint, input as never, new AbortController().signal)) {
    seen.push(event)
    ending ??= end()
  }
  await ending
  return seen
}

test('a recipient list can be saved, replaced, renamed and deleted', async () => {
  const kept = { name: 'Juniors', emails: ['lea@example.org', 'max@example.org'] }
  const { id } = await world.call(saveRecipientList, kept, { token })
  const again = await world.call(saveRecipientList, { ...kept, emails: ['lea@example.org'] }, { token })
  expect(again).toEqual({ id, name: 'Juniors', emails: ['lea@example.org'], isOfContributor: false })
  expect(await world.call(listRecipientLists, {}, { token })).toEqual({ lists: [again] })
  await world.call(saveRecipientList, { ...kept, name: 'Seniors' }, { token })
  const rename = (name: string) => world.call(renameRecipientList, { listId: id, name }, { token })
  await expect(rename('Seniors')).rejects.toMatchObject({ key: 'listNameTaken' })
  expect(await rename('Youth')).toEqual({ ...again, name: 'Youth' })
  const { lists } = await world.call(listRecipientLists, {}, { token })
  expect(lists.map(({ name }) => name)).toEqual(['Seniors', 'Youth'])
  await world.call(deleteRecipientList, { listId: lists[0]?.id ?? '' }, { token })
  await world.call(deleteRecipientList, { listId: id }, { token })
  expect(await world.call(listRecipientLists, {}, { token })).toEqual({ lists: [] })
})

test("a send's note can be changed later", async () => {
  const { templateId } = await makeTemplate(world, token)
  await send(world, token, templateId, ['lea@example.org'])
  const read = async () => (await world.call(listSessions, { templateId }, { token })).sessions[0]
  await world.call(updateSessionNote, { challenge: (await read())?.challenge ?? '', note: 'In June' }, { token })
  expect(await read()).toMatchObject({ note: 'In June' })
})

test('a template stores its reminder', async () => {
  const { templateId } = await makeTemplate(world, token)
  await world.call(updateReminders, { templateId, days: 5, times: 2 }, { token })
  expect(await world.call(getReminders, { templateId }, { token })).toMatchObject({ days: 5, times: 2, isOwn: true })
})

test('an address can leave a wallet, and a member a community', async () => {
  const email = 'lea@example.org'
  const browser = browserSecret()
  const signedIn = { token: await openWalletOf(world, generateAccountKey()) }
  const { requestId } = await world.call(wallet.addAddress, { email, browser }, signedIn)
  await world.runJobs()
  const code = /\n(\d{6})\n/.exec((await lastMail(world, email))?.text ?? '')?.[1] ?? ''
  const { id, addresses } = await world.call(wallet.confirmAddress, { requestId, code, browser }, signedIn)
  await world.call(wallet.removeAddress, { addressId: addresses[0]?.id ?? '' }, signedIn)
  expect(await world.call(wallet.getHolder, {}, signedIn)).toMatchObject({ addresses: [] })

  const issuerId = await issuerIdOf(world, token)
  await joinMembers(world.ctx(), issuerId, [id])
  await world.call(leaveIssuer, { issuerId }, signedIn)
  await expect(world.call(leaveIssuer, { issuerId }, signedIn)).rejects.toMatchObject({ key: 'notFound' })
})

test('streams start with the current state and end with their session', async () => {
  const { token } = await signUp(world, 'stream@example.org', { name: 'Streams' })
  const changes = await said(world.caller(token), followEvents, {}, () => world.call(logOff, {}, { token }))
  expect(changes[0]).toMatchObject({ changes: [] })

  const own = await openWalletOf(world, generateAccountKey())
  const leave = () => world.call(wallet.leaveWallet, {}, { token: own })
  const followed = () => said(world.caller(own), followWallet, {}, leave)
  let last: unknown
  const end = async () => {
    last = (await followed()).at(-1)
  }
  expect(await said(world.caller(own), followConfirmations, {}, end)).toHaveLength(1)
  expect(last).toMatchObject({ changes: [], sessionEnded: true })

  const { challenge, secret } = await world.call(createChallenge, {})
  const refuse = () => call(world.caller(), refuseChallenge, { challenge })
  const states = await said(secretCaller(world, secret), followChallenge, { challenge }, refuse)
  expect(states.at(-1)).toMatchObject({ status: 'refused' })
})

test('the authorization server names its token endpoint', async () => {
  const { publicUrl } = world.config
  expect(await world.call(authorizationServer, {})).toMatchObject({ token_endpoint: `${publicUrl}/oid4vci/token` })
})
