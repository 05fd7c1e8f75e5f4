import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { sessions } from '#platform/tables.ts'
import { browserSecret, captchaPass, ISSUER, lastMail, mailedLink, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeCode, finalizeLink, logOff, requestLink, verifyLink } from '../../contract.ts'
import { CODE_TRIES, CODES_A_DAY, LINK_MINUTES, LINKS_AN_HOUR } from '../../rules.ts'
import { magicLinks } from '../tables.ts'
import { enterStudio } from './enter-studio.ts'
import { linkOptions } from './link-options.ts'
import { readLink } from './read-link.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await signUp(world, 'ada@example.org', { name: 'Example Climbers' })
})
afterAll(() => world.close())

const expired = { key: 'linkExpired', status: 410, code: 4100 }
const sessionCount = async () => (await world.ctx().db.select().from(sessions)).length
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('asking for a link', () => {
  test('mails known addresses a sign-in link and unknown ones a sign-up link', async () => {
    const ask = async (email: string, signup: boolean) => {
      const captchaSolution = await captchaPass(world)
      const answer = await world.call(requestLink, { email, signup, browser: browserSecret(), captchaSolution })
      await world.runJobs()
      return { answer: Object.keys(answer), subject: (await lastMail(world, email.toLowerCase()))?.subject }
    }
    expect(await ask('Ada@Example.org', true)).toEqual({ answer: ['requestId'], subject: 'Your sign-in link' })
    expect(await ask('new@example.org', false)).toEqual({ answer: ['requestId'], subject: 'Create your community' })
  })

  test('mails link and code in the language of the person, as HTML and text', async () => {
    const captchaSolution = await captchaPass(world)
    const browser = browserSecret()
    await world.call(requestLink, { email: 'lea@example.org', lang: 'fr', browser, captchaSolution })
    await world.runJobs()
    const mail = await lastMail(world, 'lea@example.org')
    expect(mail?.subject).toBe('Créer votre communauté')
    const link = new RegExp(`${world.config.publicUrl}/auth\\?token=[\\w-]{43}`)
    expect(mail?.text).toMatch(link)
    expect(mail?.html).toMatch(link)
    expect(mail?.text).toMatch(/\n\d{6}\n/)
    expect(mail?.text).toContain('la création de la vôtre')
  })

  test('stores neither the token nor the code in clear', async () => {
    const { token, code } = await mailedLink(world, 'ada@example.org')
    const rows = JSON.stringify(await world.ctx().db.select().from(magicLinks))
    const jobs = JSON.stringify(await world.ctx().db.execute(sql`select data from pgboss.job`))
    expect(token).toHaveLength(43)
    for (const text of [rows, jobs]) expect(text).not.toContain(token)
    expect(rows).not.toContain(`"${code}"`)
    expect(jobs).not.toContain(`"${code}"`)
  })

  test('mails a link without a browser value, which then belongs to no browser', async () => {
    await world.call(requestLink, { email: 'ada@example.org', captchaSolution: await captchaPass(world) })
    await world.runJobs()
    const token = /token=([\w-]{43})/.exec((await lastMail(world, 'ada@example.org'))?.text ?? '')?.[1] ?? ''
    const read = await world.call(verifyLink, { token, browser: browserSecret() })
    expect(read).toMatchObject({ email: 'ada@example.org', sameBrowser: false })
    expect(await world.call(finalizeLink, { token })).toHaveProperty('token')
  })

  test('caps the links to an address per hour', async () => {
    const ask = async () =>
      world.call(requestLink, {
        email: 'often@example.org',
        browser: browserSecret(),
        captchaSolution: await captchaPass(world),
      })
    for (let i = 0; i < LINKS_AN_HOUR.address; i++) await ask()
    await expect(ask()).rejects.toMatchObject({ key: 'tooManyRequests', status: 429 })
    world.advance(60 * 60_000)
    expect(await ask()).toHaveProperty('requestId')
  })
})

describe('a link', () => {
  test('opens a session once', async () => {
    const { token } = await mailedLink(world, 'ada@example.org')
    const entered = await world.call(finalizeLink, { token })
    expect(await world.call(getIssuer, {}, { token: entered.token })).toMatchObject({ name: 'Example Climbers' })
    await expect(world.call(finalizeLink, { token })).rejects.toMatchObject(expired)
    await expect(world.call(verifyLink, { token })).rejects.toMatchObject(expired)
  })

  test('finalized twice at once opens one session', async () => {
    const { token } = await mailedLink(world, 'ada@example.org')
    const before = await sessionCount()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => world.call(finalizeLink, { token })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sessionCount()).toBe(before + 1)
  })

  test('read by several calls is still spent by only one of them', async () => {
    const { token } = await mailedLink(world, 'ada@example.org')
    const ctx = world.ctx()
    const link = await readLink(ctx, token, ['signin'])
    const [community] = await linkOptions(ctx, link)
    const before = await sessionCount()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => enterStudio(ctx, link, community)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sessionCount()).toBe(before + 1)
  })

  test('survives a scanner that opens addresses and runs the page', async () => {
    const { token, browser } = await mailedLink(world, 'ada@example.org')
    const before = await sessionCount()
    const host = new URL(world.config.publicUrl).host
    const paths = ['/auth', '/api/v1/auth/manager-magic-link/verify', '/api/v1/auth/manager-magic-link/finalize']
    for (const path of paths) {
      for (const method of ['GET', 'HEAD'] as const) {
        await world.app.inject({ method, url: `${path}?token=${token}`, headers: { host } })
      }
    }
    const seen = await world.call(verifyLink, { token, browser: browserSecret() })
    expect(seen).toMatchObject({ email: 'ada@example.org', signup: false, sameBrowser: false })
    expect(await sessionCount()).toBe(before)
    expect(await world.call(verifyLink, { token, browser })).toMatchObject({ sameBrowser: true })
    expect(await world.call(verifyLink, { token })).toMatchObject({ sameBrowser: false })
    expect(await world.call(finalizeLink, { token })).toHaveProperty('token')
  })

  test('expires after fifteen minutes', async () => {
    const { token, requestId, code, browser } = await mailedLink(world, 'ada@example.org')
    world.advance(LINK_MINUTES * 60_000)
    await expect(world.call(verifyLink, { token })).rejects.toMatchObject(expired)
    await expect(world.call(finalizeLink, { token })).rejects.toMatchObject(expired)
    await expect(world.call(finalizeCode, { requestId, code, browser })).rejects.toMatchObject(expired)
  })

  test('is refused when it was never made', async () => {
    await expect(world.call(finalizeLink, { token: browserSecret() })).rejects.toMatchObject(expired)
  })

  test('of an unknown address opens a temporary session that allows only a sign-up', async () => {
    const { token } = await mailedLink(world, 'eve@example.org')
    expect(await world.call(verifyLink, { token })).toMatchObject({ signup: true, options: [] })
    const entered = await world.call(finalizeLink, { token })
    const claims = { did: '', signup: true, web2: true, connexionEmail: 'eve@example.org', isContributor: false }
    expect(decodeJwt(entered.token)).toMatchObject({ ...claims, isSubCommunity: false, email: 'eve@example.org' })
    await expect(world.call(getIssuer, {}, { token: entered.token })).rejects.toMatchObject({ status: 403 })
  })

  test('to a community outside its own opens nothing and stays unspent', async () => {
    const { token } = await mailedLink(world, 'ada@example.org')
    const did = `did:sdi:0x${'12'.repeat(20)}`
    await expect(world.call(finalizeLink, { token, did })).rejects.toMatchObject({ key: 'notFound', status: 404 })
    expect(await world.call(finalizeLink, { token })).toHaveProperty('token')
  })
})

describe('the code in the e-mail', () => {
  test('signs in where the link was requested, and spends the link', async () => {
    const { token, requestId, code, browser } = await mailedLink(world, 'ada@example.org')
    const entered = await world.call(finalizeCode, { requestId, code, browser })
    expect(await world.call(getIssuer, {}, { token: entered.token })).toMatchObject({ name: 'Example Climbers' })
    await expect(world.call(finalizeLink, { token })).rejects.toMatchObject(expired)
    await expect(world.call(finalizeCode, { requestId, code, browser })).rejects.toMatchObject(expired)
  })

  test('does not work in another browser', async () => {
    const { requestId, code } = await mailedLink(world, 'ada@example.org')
    const stranger = world.call(finalizeCode, { requestId, code, browser: browserSecret() })
    await expect(stranger).rejects.toMatchObject(expired)
  })

  test('allows five tries, even at once; the link itself stays valid', async () => {
    const { token, requestId, code, browser } = await mailedLink(world, 'ada@example.org')
    const guess = () => world.call(finalizeCode, { requestId, code: wrong(code), browser })
    const answers = await Promise.allSettled(Array.from({ length: CODE_TRIES + 3 }, guess))
    const keys = answers.map((answer) => answer.status === 'rejected' && answer.reason.key)
    expect(keys.filter((key) => key === 'codeWrong')).toHaveLength(CODE_TRIES)
    expect(keys.filter((key) => key === 'linkExpired')).toHaveLength(3)
    await expect(world.call(finalizeCode, { requestId, code, browser })).rejects.toMatchObject(expired)
    expect(await world.call(finalizeLink, { token })).toHaveProperty('token')
  })
})

describe('an address with several communities', () => {
  test('lets the person choose, and spends nothing on the question', async () => {
    const email = 'two@example.org'
    const first = await mailedLink(world, email)
    const second = await mailedLink(world, email)
    const applicants = await Promise.all([first, second].map(({ token }) => world.call(finalizeLink, { token })))
    for (const [i, { token }] of applicants.entries()) await create(token, email, `Community ${i + 1}`)

    const { token, requestId, code, browser } = await mailedLink(world, email)
    const { options } = await world.call(verifyLink, { token })
    expect(options.map(({ profile, role }) => [profile.name, role])).toEqual([
      ['Community 1', 'admin'],
      ['Community 2', 'admin'],
    ])
    await expect(world.call(finalizeLink, { token })).rejects.toMatchObject({ key: 'notFound' })
    expect(await world.call(finalizeCode, { requestId, code, browser })).toEqual({ token: '', options })
    const did = options[1]?.did.toLowerCase() ?? ''
    const entered = await world.call(finalizeCode, { requestId, code, browser, did })
    expect(decodeJwt(entered.token)).toMatchObject({ did: options[1]?.did, signup: false })
    expect(await world.call(getIssuer, {}, { token: entered.token })).toMatchObject({ name: 'Community 2' })
  })

  test('starts one more by the code, and spends it', async () => {
    const { requestId, code, browser } = await mailedLink(world, 'two@example.org')
    const begun = await world.call(finalizeCode, { requestId, code, browser, another: true })
    expect(decodeJwt(begun.token)).toMatchObject({ signup: true, connexionEmail: 'two@example.org' })
    await expect(world.call(finalizeCode, { requestId, code, browser })).rejects.toMatchObject(expired)
  })
})

describe('signing out', () => {
  test('ends the session: its token is refused afterwards', async () => {
    const { token: link } = await mailedLink(world, 'ada@example.org')
    const { token } = await world.call(finalizeLink, { token: link })
    await world.call(logOff, {}, { token })
    const after = world.call(getIssuer, {}, { token })
    await expect(after).rejects.toMatchObject({ key: 'signedOut', status: 401, code: 3000 })
  })

  test('succeeds without a session', async () => {
    expect(await world.call(logOff, {})).toEqual({})
  })
})

async function create(token: string, email: string, name: string) {
  await world.call(createIssuer, { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email, name }, { token })
  await world.runJobs()
}

test('caps the codes tried for an address in a day across its links, which still work', async () => {
  const email = 'guessed@example.org'
  const tryAll = async () => {
    const link = await mailedLink(world, email)
    const { requestId, browser } = link
    for (let i = 0; i < CODE_TRIES; i++) {
      const failed = world.call(finalizeCode, { requestId, browser, code: wrong(link.code) })
      await expect(failed).rejects.toMatchObject({ key: 'codeWrong' })
    }
  }
  for (let i = 0; i < CODES_A_DAY / CODE_TRIES; i++) await tryAll()
  const { requestId, browser, code, token } = await mailedLink(world, email)
  const right = { requestId, browser, code }
  await expect(world.call(finalizeCode, right)).rejects.toMatchObject({ key: 'tooManyRequests', status: 429 })
  expect(await world.call(finalizeLink, { token })).toHaveProperty('token')
})
