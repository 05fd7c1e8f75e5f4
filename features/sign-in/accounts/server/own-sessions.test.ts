import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIssuer, updateIssuer } from '#features/issuers/contract.ts'
import { mailedLink, makeContributor, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeLink } from '../../contract.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../contract.ts'

const EMAIL = 'ada@example.org'
const signedOut = { key: 'signedOut', status: 401, code: 3000 }
const sessionOf = (token: string) => String(decodeJwt(token).sub)

let world: World
let stranger = ''
beforeAll(async () => {
  world = await openWorld()
  await signUp(world, EMAIL, { name: 'Example Climbers' })
  stranger = (await signUp(world, 'eve@example.org')).token
})
afterAll(() => world.close())

const enter = async () => (await world.call(finalizeLink, { token: (await mailedLink(world, EMAIL)).token })).token
const list = async (token: string) => (await world.call(listOwnSessions, {}, { token })).sessions

test("lists only the caller's active sessions, with device, community and last use", async () => {
  const { token: link } = await mailedLink(world, EMAIL)
  const host = new URL(world.config.publicUrl).host
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const url = '/api/v1/auth/manager-magic-link/finalize'
  const headers = { host, 'user-agent': agent, 'content-type': 'application/json' }
  const answer = await world.app.inject({ method: 'POST', url, headers, payload: { token: link, did: '' } })
  const token = String(answer.json().token)
  const shown = await list(token)
  const [mine] = shown.filter(({ current }) => current)
  expect(mine).toMatchObject({ id: sessionOf(token), device: 'Firefox, Linux', community: 'Example Climbers' })
  expect(Date.parse(mine?.usedAt ?? '')).toBeLessThanOrEqual(world.now().getTime())
  expect(shown.filter(({ current }) => current)).toHaveLength(1)
  expect(shown.map(({ id }) => id)).not.toContain(sessionOf(stranger))
})

test('refuses a session ended from the list and removes it from the list', async () => {
  const [here, there] = [await enter(), await enter()]
  await world.call(endOwnSession, { sessionId: sessionOf(there) }, { token: here })
  await expect(world.call(getIssuer, {}, { token: there })).rejects.toMatchObject(signedOut)
  expect((await list(here)).map(({ id }) => id)).not.toContain(sessionOf(there))
  const again = world.call(endOwnSession, { sessionId: sessionOf(there) }, { token: here })
  await expect(again).rejects.toMatchObject({ key: 'notFound', status: 404 })
})

test("does not find somebody else's session, which stays open", async () => {
  const token = await enter()
  const theirs = world.call(endOwnSession, { sessionId: sessionOf(stranger) }, { token })
  await expect(theirs).rejects.toMatchObject({ key: 'notFound' })
  await world.call(endOtherSessions, {}, { token })
  expect(await world.call(getIssuer, {}, { token: stranger })).toHaveProperty('name')
})

test('ends all other sessions at once and keeps the current one', async () => {
  const [here, there, elsewhere] = [await enter(), await enter(), await enter()]
  const { ended } = await world.call(endOtherSessions, {}, { token: here })
  expect(ended).toBeGreaterThanOrEqual(2)
  for (const token of [there, elsewhere]) {
    await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject(signedOut)
  }
  expect(await list(here)).toHaveLength(1)
})

test("lets a contributor's session read but refuses admin calls, regardless of its rights elsewhere", async () => {
  const token = await enter()
  await makeContributor(world, token)
  expect(await world.call(getIssuer, {}, { token })).toMatchObject({ name: 'Example Climbers' })
  const change = world.call(updateIssuer, {} as never, { token })
  await expect(change).rejects.toMatchObject({ key: 'notAllowed', status: 403 })
})
