import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { browserSecret, captchaPass, mailedLink } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeCode, finalizeLink, requestLink } from '../../contract.ts'
import { KNOWN_BROWSER_DAYS, LINKS_AN_HOUR } from '../../rules.ts'
import { rememberBrowser } from '../queries.ts'
import { takeLinkRate } from './take-link-rate.ts'

let world: World
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => {
  email = `${newId()}@example.org`.toLowerCase()
})
afterAll(() => world.close())

const tooMany = { key: 'tooManyRequests' }
const ask = (network: string, given: Partial<Parameters<typeof takeLinkRate>[1]> = {}) =>
  takeLinkRate({ ...world.ctx(), network }, { opens: 'studio', email, browser: undefined, ...given })
const askTimes = async (times: number, network: string) => {
  for (let i = 0; i < times; i++) await ask(network)
}
/** Strangers ask from many networks until the address is used up; returns how many links they got. */
const useUp = async () => {
  const asked = Array.from({ length: LINKS_AN_HOUR.everywhere + 1 }, (_, at) => ask(`${email} ${at}`))
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
}
const asPage = async (browser: string) =>
  world.call(requestLink, { email, browser, captchaSolution: await captchaPass(world) })

test('lets other networks ask after one network used up its links for an address', async () => {
  await askTimes(LINKS_AN_HOUR.address, 'attacker')
  await expect(ask('attacker')).rejects.toMatchObject(tooMany)
  await ask('home')
})

test('counts studio links apart from wallet links and joins', async () => {
  await askTimes(LINKS_AN_HOUR.address, 'home')
  await ask('home', { opens: 'wallet' })
  await ask('home', { opens: 'address' })
})

test('caps the links to one mailbox from all networks together', async () => {
  expect(await useUp()).toBe(LINKS_AN_HOUR.everywhere)
})

test.each(['link', 'code'])('keeps its own links for a browser that signed in by a %s', async (by) => {
  const browser = browserSecret()
  const { token, requestId, code } = await mailedLink(world, email, browser)
  if (by === 'link') await world.call(finalizeLink, { token, browser })
  else await world.call(finalizeCode, { requestId, code, browser })
  await useUp()
  await expect(asPage(browserSecret())).rejects.toMatchObject(tooMany)
  expect(await asPage(browser)).toHaveProperty('requestId')
  for (let i = 1; i < LINKS_AN_HOUR.known; i++) await ask('home', { browser })
  await expect(ask('home', { browser })).rejects.toMatchObject(tooMany)
})

test('asking for a link makes no browser known, and a known browser belongs to one address', async () => {
  const browser = browserSecret()
  await mailedLink(world, email, browser)
  await rememberBrowser(world.ctx(), 'other@example.org', browser)
  await useUp()
  await expect(ask('home', { browser })).rejects.toMatchObject(tooMany)
})

test('treats a browser as unknown after a long time without sign-in', async () => {
  const browser = browserSecret()
  await rememberBrowser(world.ctx(), email, browser)
  world.advance(KNOWN_BROWSER_DAYS * 86_400_000 + 1)
  await useUp()
  await expect(ask('home', { browser })).rejects.toMatchObject(tooMany)
})
