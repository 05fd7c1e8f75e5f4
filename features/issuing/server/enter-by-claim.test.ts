import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeld } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import * as wallet from '#features/holders/contract.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { accessOf, credentialFor, nonceOf, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { browserSecret, captchaPass } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { enterByClaim, getClaim } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const enter = (claim: string) => world.call(enterByClaim, { claim, renewSecret: browserSecret() })
const keep = async (claim: string, token: string) => {
  const { credentialIssuer: audience } = await world.call(getClaim, { token: claim })
  const { proof } = await world.call(wallet.createProof, { nonce: await nonceOf(world), audience }, { token })
  return credentialFor(world, await accessOf(world, claim), proof)
}
const heldBy = async (token: string) => (await world.call(listHeld, {}, { token })).badges
const walletMail = async (email: string) => {
  await world.runJobs()
  const mails = (await world.outbox()).filter((mail) => mail.to?.[0]?.address === email)
  const text = mails.filter(({ messageId }) => !messageId?.startsWith('<claim.')).at(-1)?.text ?? ''
  return { link: /token=([\w-]+)/.exec(text)?.[1] ?? '', code: /\n(\d{6})\n/.exec(text)?.[1] ?? '' }
}
const signIn = async (email: string) => {
  const browser = browserSecret()
  await world.call(wallet.requestWalletLink, { email, browser, captchaSolution: await captchaPass(world) })
  const { link } = await walletMail(email)
  const renewSecret = browserSecret()
  const opened = await world.call(wallet.finalizeWalletLink, { token: link, renewSecret })
  return { ...opened, renewSecret }
}

test('opens a new wallet by a mailed link and hashes its address in the badge', async () => {
  const [claim = ''] = await issuer.send('lea@example.org')
  const { token, isLimited } = await enter(claim)
  expect(isLimited).toBe(false)
  const { credentials } = await keep(claim, token)
  expect(JSON.stringify(credentials[0]?.credential)).toMatch(/sha256\$[0-9a-f]{64}/)
  expect(await heldBy(token)).toHaveLength(1)
  await expect(enter(claim)).rejects.toMatchObject({ key: 'claimGone', status: 410 })
})

test("limits a link's session in an existing wallet to collecting its badge", async () => {
  await signIn('max@example.org')
  const [claim = ''] = await issuer.send('max@example.org')
  const { token, isLimited } = await enter(claim)
  expect(isLimited).toBe(true)
  const notAllowed = { key: 'notAllowed', status: 403 }
  await expect(heldBy(token)).rejects.toMatchObject(notAllowed)
  await expect(world.call(wallet.getHolder, {}, { token })).rejects.toMatchObject(notAllowed)
  await keep(claim, token)
  const { token: whole } = await signIn('max@example.org')
  expect(await heldBy(whole)).toHaveLength(1)
})

test('ends the sessions of claim links at a sign-in by link', async () => {
  const [claim = ''] = await issuer.send('zoe@example.org')
  const { token } = await enter(claim)
  await keep(claim, token)
  const { token: proven } = await signIn('zoe@example.org')
  await expect(heldBy(token)).rejects.toMatchObject({ key: 'signedOut', status: 401 })
  expect(await heldBy(proven)).toHaveLength(1)
})

test("refuses to add an address before the new wallet's own address is proven", async () => {
  const [claim = ''] = await issuer.send('target@example.org')
  const { token } = await enter(claim)
  const asked = { email: 'thief@example.org', browser: browserSecret() }
  const notProven = { key: 'addressNotProven', status: 403 }
  await expect(world.call(wallet.addAddress, asked, { token })).rejects.toMatchObject(notProven)
  const { token: proven } = await signIn('target@example.org')
  const { addresses } = await world.call(wallet.getHolder, {}, { token: proven })
  expect(addresses.map(({ email }) => email)).toEqual(['target@example.org'])
  expect(await world.call(wallet.addAddress, asked, { token: proven })).toHaveProperty('requestId')
})

test('refuses a proof for another claim in a session limited to one', async () => {
  await signIn('narrow@example.org')
  const [one = '', two = ''] = [await issuer.send('narrow@example.org'), await issuer.open({ didLimit: 5 })].flat()
  const { token, isLimited } = await enter(one)
  expect(isLimited).toBe(true)
  await expect(keep(two, token)).rejects.toMatchObject({ key: 'invalid_proof' })
  await keep(one, token)
})

testOnPostgres('creates one wallet for a new address that enters twice at once', async () => {
  const [claim = ''] = await issuer.send('new@example.org')
  const entered = await Promise.all([enter(claim), enter(claim)])
  expect(entered.map(({ isLimited }) => isLimited).sort()).toEqual([false, true])
})

test('opens no wallet by a link without an address, and refuses proofs of unknown nonces', async () => {
  const open = await issuer.open({ didLimit: 3 })
  await expect(enter(open)).rejects.toMatchObject({ key: 'claimWithoutAddress' })
  const { token } = await signIn('max@example.org')
  await expect(world.call(wallet.createProof, { nonce: 'unknown' }, { token })).rejects.toMatchObject({ status: 404 })
})

test('signs no proof for another credential issuer than this server and its communities', async () => {
  const [claim = ''] = await issuer.send('elsewhere@example.org')
  const { token } = await enter(claim)
  const { publicUrl } = world.config
  const others = [
    'https://other.example.org',
    `${publicUrl}/issuers/`,
    `${publicUrl}.example/issuers/a`,
    `${publicUrl}/issuers/a/b`,
  ]
  for (const audience of others) {
    const asked = world.call(wallet.createProof, { nonce: await nonceOf(world), audience }, { token })
    await expect(asked).rejects.toMatchObject({ key: 'notAllowed', status: 403 })
  }
})

test('moves all badges with an address that joins another wallet and ends its old sessions', async () => {
  const [one = ''] = await issuer.send('ann@example.org')
  const [two = ''] = await issuer.send('ann@work.example')
  const shared = await issuer.open({ didLimit: 5 })
  const ann = await enter(one)
  await keep(one, ann.token)
  await keep(shared, ann.token)
  const work = await enter(two)
  await keep(two, work.token)
  const whole = await signIn('ann@example.org')
  const joined = { email: 'ann@work.example', browser: browserSecret() }
  const { requestId } = await world.call(wallet.addAddress, joined, { token: whole.token })
  const { code } = await walletMail('ann@work.example')
  const wrong = { requestId, code: code === '000000' ? '000001' : '000000', browser: joined.browser }
  await expect(world.call(wallet.confirmAddress, wrong, { token: whole.token })).rejects.toMatchObject({
    key: 'codeWrong',
  })
  const asked = { requestId, code, browser: joined.browser }
  const profile = await world.call(wallet.confirmAddress, asked, { token: whole.token })
  expect(profile.addresses.map(({ email }) => email)).toEqual(['ann@example.org', 'ann@work.example'])
  expect(await heldBy(whole.token)).toHaveLength(3)
  await expect(heldBy(work.token)).rejects.toMatchObject({ key: 'signedOut' })
  const again = await signIn('ann@work.example')
  expect(await heldBy(again.token)).toHaveLength(3)
  const holder = await holderOfAddress(world.ctx(), 'ann@work.example')
  const rows = await world
    .ctx()
    .db.select()
    .from(badges)
    .where(eq(badges.holderId, holder?.id ?? ''))
  expect(rows).toHaveLength(3)
})

test("keeps a wallet's last address, and refuses other people's removals", async () => {
  const { token } = await signIn('last@example.org')
  const [address] = (await world.call(wallet.getHolder, {}, { token })).addresses
  const asked = { addressId: address?.id ?? '' }
  await expect(world.call(wallet.removeAddress, asked, { token })).rejects.toMatchObject({ key: 'lastAddress' })
  const { token: other } = await signIn('other@example.org')
  await expect(world.call(wallet.removeAddress, asked, { token: other })).rejects.toMatchObject({ key: 'notFound' })
})
