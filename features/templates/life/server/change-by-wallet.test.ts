import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { makeTemplate, TEMPLATE } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, type WalletKey, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deleteTemplate, getTemplate, updateTemplate } from '../../contract.ts'

let world: World
let token = ''
let key: WalletKey
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())

const read = (templateId: string) => world.call(getTemplate, { templateId }, { token })
const statusOf = async (id: string) => (await readOperation(world.ctx(), id))?.status
const refuse = async (operationId: string) =>
  world.call(refuseConfirmation, { operationId }, { token: await openWalletOf(world, key) })
const published = async () => {
  const { templateId } = await makeTemplate(world, token, {
    category: 'ticket',
    startDate: '2090-05-01T18:00:00Z',
    endDate: '2090-05-01T20:00:00Z',
    location: 'Lyon, France',
    optionSeat: true,
    validity: '',
  })
  await confirmAll(world, key)
  return templateId
}
const change = (id: string, name: string) => {
  const event = { startDate: '2090-06-01T18:00:00Z', endDate: '2090-06-01T20:00:00Z', location: '', limit: 200_000 }
  return world.call(updateTemplate, { ...TEMPLATE, ...event, category: 'ticket', id, name }, { token })
}

test('makes a new version, with the delegation for a raised quantity, once its wallet has signed', async () => {
  const templateId = await published()
  const { callbackId, hash } = await change(templateId, 'Second')
  expect(await statusOf(callbackId)).toBe('waiting')
  expect(await read(templateId)).toMatchObject({ version: 1, contractState: 'stored', data: { name: TEMPLATE.name } })
  const [waiting] = await waitingFor(world, key)
  expect(waiting?.documents).toMatchObject([
    { primaryType: 'UpdateTemplate', message: { templateId, name: 'Second', templateHash: hash } },
    { primaryType: 'Delegation', message: { templateId, maxCount: '100000' } },
  ])
  await confirmAll(world, key)
  expect(await statusOf(callbackId)).toBe('success')
  expect(await read(templateId)).toMatchObject({
    version: 2,
    hash,
    contractState: 'stored',
    data: {
      name: 'Second',
      limit: 200_000,
      eventDetails: { startDate: '2090-06-01T18:00:00.000Z', location: '', seat: false },
    },
  })
})

test('keeps the template as it is when the wallet refuses', async () => {
  const templateId = await published()
  const changed = await change(templateId, 'Refused')
  await refuse(changed.callbackId)
  const { callbackId } = await world.call(deleteTemplate, { templateId }, { token })
  await refuse(callbackId)
  expect([await statusOf(changed.callbackId), await statusOf(callbackId)]).toEqual(['canceled', 'canceled'])
  expect(await read(templateId)).toMatchObject({ version: 1, contractState: 'stored' })
})

test('deletes the template once its wallet has signed, and ignores a change signed later', async () => {
  const templateId = await published()
  const { callbackId } = await world.call(deleteTemplate, { templateId }, { token })
  const late = await change(templateId, 'Too late')
  expect((await read(templateId)).version).toBe(1)
  await confirmAll(world, key).catch(() => undefined)
  await world.runJobs()
  expect(await statusOf(callbackId)).toBe('success')
  expect(await statusOf(late.callbackId)).not.toBe('success')
  await expect(read(templateId)).rejects.toMatchObject({ status: 404 })
})
