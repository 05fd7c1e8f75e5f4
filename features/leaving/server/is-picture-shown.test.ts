import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { updateIssuer } from '#features/issuers/contract.ts'
import { confirmations } from '#platform/tables.ts'
import { picture } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, type WalletKey } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { isPictureShown } from './is-picture-shown.ts'

let world: World
let key: WalletKey
let token = ''
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())

const PROFILE = { name: 'New Name', description: 'A new description', tags: ['Freedom'], bannerColor: '#51CBFF' }

/** Asks the wallet to sign a profile with its own picture; returns the picture's content address. */
async function askForPicture(color: string) {
  const { callbackId } = await world.call(updateIssuer, { ...PROFILE, file: await picture(color) }, { token })
  const [waiting] = await world.ctx().db.select().from(confirmations).where(eq(confirmations.operationId, callbackId))
  const cid = /bafk\w+/.exec(JSON.stringify(waiting?.payload))?.[0] ?? ''
  expect(cid).not.toBe('')
  return { cid, callbackId }
}

test('keeps a picture that waits for a signature until it is refused or expires', async () => {
  const refused = await askForPicture('#112233')
  expect(await isPictureShown(world.ctx(), refused.cid)).toBe(true)
  const wallet = await openWalletOf(world, key)
  await world.call(refuseConfirmation, { operationId: refused.callbackId }, { token: wallet })
  expect(await isPictureShown(world.ctx(), refused.cid)).toBe(false)

  const late = await askForPicture('#223344')
  world.advance(11 * 60_000)
  expect(await isPictureShown(world.ctx(), late.cid)).toBe(false)
})

test('keeps a picture in use after its signature', async () => {
  const { cid } = await askForPicture('#334455')
  await confirmAll(world, key)
  expect(await isPictureShown(world.ctx(), cid)).toBe(true)
})
