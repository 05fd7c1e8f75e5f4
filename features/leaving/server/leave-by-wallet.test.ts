import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { createIssuer, getIssuer, updateIssuer } from '#features/issuers/contract.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { confirmations } from '#platform/tables.ts'
import { ISSUER } from '#testing/stories.ts'
import {
  confirmAll,
  openWalletOf,
  signInByWallet,
  signUpByWallet,
  type WalletKey,
  waitingFor,
} from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deleteIssuer } from '../contract.ts'

let world: World
let key: WalletKey
let token = ''
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())

const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status
const refuse = async (operationId: string) =>
  world.call(refuseConfirmation, { operationId }, { token: await openWalletOf(world, key) })
const PROFILE = { name: 'New Name', description: 'A new description', tags: ['Freedom'], bannerColor: '#51CBFF' }

test('applies a changed profile once the wallet has signed it, and never when it refuses', async () => {
  const refused = await world.call(updateIssuer, PROFILE, { token })
  expect(await statusOf(refused.callbackId)).toBe('waiting')
  expect((await waitingFor(world, key))[0]?.documents).toMatchObject([
    { primaryType: 'UpdateCommunity', message: { name: 'New Name', account: key.did } },
  ])
  await refuse(refused.callbackId)
  await world.runJobs()
  expect(await world.call(getIssuer, {}, { token })).toMatchObject({ name: ISSUER.name })
  const signed = await world.call(updateIssuer, PROFILE, { token })
  await confirmAll(world, key)
  expect(await statusOf(signed.callbackId)).toBe('success')
  expect(await world.call(getIssuer, {}, { token })).toMatchObject({ name: 'New Name' })
})

test('deletes the community and its signature requests once the wallet has signed', async () => {
  const refused = await world.call(deleteIssuer, {}, { token })
  expect((await waitingFor(world, key))[0]?.documents).toMatchObject([
    { primaryType: 'DeleteCommunity', message: { name: 'New Name', badges: '0' } },
  ])
  await refuse(refused.callbackId)
  await world.runJobs()
  expect(await world.call(getIssuer, {}, { token })).toMatchObject({ name: 'New Name' })
  const signed = await world.call(deleteIssuer, {}, { token })
  await confirmAll(world, key)
  expect(await statusOf(signed.callbackId)).toBe('success')
  await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject({ status: 401, code: 3000 })
  const rows = JSON.stringify(await world.ctx().db.select().from(confirmations))
  for (const text of ['contact@example.org', 'New Name', 'Ada']) expect(rows).not.toContain(text)
})

test('refuses a second community for the key of a deleted one, and accepts another key', async () => {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key, 'First of its key')
  await world.call(deleteIssuer, {}, { token })
  await confirmAll(world, key)
  const again = await signInByWallet(world, key)
  expect(decodeJwt(again)).toMatchObject({ signup: true, did: key.did })
  const form = { ...ISSUER, tags: [...ISSUER.tags], contactEmail: 'contact@example.org' }
  await expect(world.call(createIssuer, form, { token: again })).rejects.toMatchObject({
    key: 'keyOfDeleted',
    status: 409,
  })
  expect(await waitingFor(world, key)).toEqual([])
  const other = await signUpByWallet(world, generateAccountKey(), 'Second of the person')
  expect(await world.call(getIssuer, {}, { token: other })).toMatchObject({ name: 'Second of the person' })
})
