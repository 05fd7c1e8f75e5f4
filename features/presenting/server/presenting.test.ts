import { p256 } from '@noble/curves/nist.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { canonizeWhole } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { badgePresenter } from '#credentials/presentations/presenter.ts'
import { readRequestLink } from '#credentials/presentations/read-request.ts'
import { signPresentation } from '#credentials/presentations/sign-presentation.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { rowsByTable, tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { SHOWN_MINUTES } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { forgetPresentations } from './forget-presentations.ts'
import { presentationCounts, presentations } from './tables.ts'
import {
  answer,
  ask,
  type Community,
  fetchRequest,
  mailWallet,
  ownWallet,
  presentTo,
  sendAnswer,
} from './testing-showing.ts'

let world: World
let issuer: Community
let templateId = ''
/** A template whose badges are valid for a month. */
let short = ''
let longAgo: Date
const MINUTE = 60_000

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx, { suspendable: true })
  short = await publishForTest(issuer.ctx, { validity: 'duration', expirationDuration: SECONDS_A_MONTH })
  longAgo = new Date(world.now().getTime() - 2000 * SECONDS_A_MONTH)
  await world.runJobs()
})
afterAll(() => world.close())

const stored = async (id: string) => {
  const [row] = await world.ctx().db.select().from(presentations).where(eq(presentations.id, id))
  return row
}
const shownOf = async (id: string) => (await stored(id))?.shown
const own = (of = templateId) => ownWallet(issuer.ctx, of)

const sweeping = () => world.ctx({ kind: 'system', job: 'forget-presentations' })

/** Deletes old requests, as the server does `SHOWN_MINUTES` from now. */
async function forgetLater() {
  world.advance((SHOWN_MINUTES + 1) * MINUTE)
  await forgetPresentations(sweeping()).finally(() => world.advance(-(SHOWN_MINUTES + 1) * MINUTE))
}

/** Asks, fetches as another wallet would, and answers with a presentation of a badge. */
async function show(holder: Awaited<ReturnType<typeof own>>, of = templateId) {
  const asked = await ask(world, issuer, of)
  const request = await fetchRequest(world, asked.presentation)
  const answered = await answer(world, request, await presentTo(world, request, holder))
  return { ...asked, request, answered, shown: await shownOf(asked.presentation) }
}

describe('a verdict', () => {
  test('is yes, with title and end, for a valid badge of its presenter', async () => {
    const { answered, shown } = await show(await own())
    expect(answered).toEqual({ status: 200 })
    expect(shown).toMatchObject({ verdict: 'genuine', title: 'Lead climbing', validUntil: '' })
    const results = shown?.checks.map(({ check, result }) => [check, result])
    expect(results).toContainEqual(['signature', 'ok'])
    expect(results).toContainEqual(['delegation', 'ok'])
  })

  test('is yes for an older badge, whose subject is an account', async () => {
    const { shown } = await show(await ownWallet(issuer.ctx, templateId, 'account'))
    expect(shown?.verdict).toBe('genuine')
  })

  test('is yes for a Data Integrity presentation', async () => {
    const { presenter, credential } = await own()
    const asked = await ask(world, issuer, templateId)
    const request = await fetchRequest(world, asked.presentation)
    const bound = { credentials: [credential], audience: request.client_id, nonce: request.nonce, now: world.now() }
    const signing = { presenter, loader: bundledLoader(), canonize: canonizeWhole }
    expect(await answer(world, request, await signPresentation(bound, signing))).toEqual({ status: 200 })
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'genuine' })
  })

  test('says that the badge was revoked, but neither why nor where it says so', async () => {
    const holder = await own()
    await revokeBadges(issuer.ctx, [holder.id], 'Left without paying')
    const { shown } = await show(holder)
    expect(shown).toMatchObject({ verdict: 'revoked', title: 'Lead climbing' })
    const facts = shown?.checks.map((each) => [each.check, Object.keys(each.facts).sort()])
    expect(facts).toEqual([
      ['signature', ['algorithm']],
      ['issuer', ['did']],
      ['delegation', []],
      ['status', []],
      ['period', ['from']],
      ['shape', ['member']],
      ['anchor', []],
    ])
    expect(JSON.stringify(shown)).not.toContain('Left without paying')
  })

  test('says that the badge is suspended', async () => {
    const holder = await own()
    await suspendBadges(issuer.ctx, [holder.id], 'Not paid')
    expect((await show(holder)).shown).toMatchObject({ verdict: 'suspended' })
  })

  test('says that the badge has expired', async () => {
    const holder = await ownWallet({ ...issuer.ctx, now: () => longAgo }, short)
    expect((await show(holder, short)).shown).toMatchObject({ verdict: 'expired' })
  })

  test('says that the badge is of another template, and nothing else about it', async () => {
    const other = await publishForTest(issuer.ctx, { name: 'Top rope' })
    await world.runJobs()
    const nothing = { title: '', holderName: '', validUntil: '', checks: [] }
    expect((await show(await own(other))).shown).toMatchObject({ verdict: 'otherTemplate', ...nothing })
  })

  test('says that the badge is of another holder, and nothing else about it', async () => {
    const { credential } = await own()
    const thief = { ...(await own()), credential }
    expect((await show(thief)).shown).toMatchObject({ verdict: 'otherHolder', title: '', checks: [] })
  })

  test('says that an altered badge is invalid', async () => {
    const holder = await own()
    const altered = { ...holder, credential: { ...holder.credential, name: 'Lead climbing 2' } }
    expect((await show(altered)).shown).toMatchObject({ verdict: 'invalid', title: '' })
  })

  test('accepts any of several templates', async () => {
    const other = await publishForTest(issuer.ctx, { name: 'Belaying' })
    await world.runJobs()
    const asked = await ask(world, issuer, templateId, [other, templateId])
    const request = await fetchRequest(world, asked.presentation)
    await answer(world, request, await presentTo(world, request, await own(other)))
    expect(await shownOf(asked.presentation)).toMatchObject({ verdict: 'genuine', title: 'Belaying' })
  })
})

describe('an answer', () => {
  const opened = async () => {
    const asked = await ask(world, issuer, templateId)
    return { ...asked, request: await fetchRequest(world, asked.presentation) }
  }
  const refused = (key: string, status = 400) => ({ status, error: 'invalid_request', error_description: key })

  test('is taken once', async () => {
    const { request, presentation } = await show(await own())
    const again = await answer(world, request, await presentTo(world, request, await own()))
    expect(again).toEqual(refused('requestEnded', 410))
    expect(await stored(presentation)).toMatchObject({ state: 'answered' })
  })

  testOnPostgres('is taken once of twenty at the same time', async () => {
    const { request } = await opened()
    const given = await presentTo(world, request, await own())
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(world, request, given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
  })

  test('is refused for the nonce of another fetch and of another request', async () => {
    const holder = await own()
    const [first, other] = [await opened(), await opened()]
    const second = await fetchRequest(world, first.presentation)
    expect(second.nonce).not.toBe(first.request.nonce)
    const given = await presentTo(world, first.request, holder)
    expect(await answer(world, second, given)).toEqual(refused('presentationElsewhere'))
    expect(await answer(world, other.request, given)).toEqual(refused('presentationElsewhere'))
    expect(await answer(world, first.request, given)).toEqual({ status: 200 })
  })

  test('is refused when it was made for another verifier', async () => {
    const { request, presentation } = await opened()
    const audience = 'decentralized_identifier:did:web:verifier.example'
    const given = await presentTo(world, request, await own(), { audience })
    expect(await answer(world, request, given)).toEqual(refused('presentationElsewhere'))
    expect(await stored(presentation)).toMatchObject({ state: 'opened', shown: null })
  })

  test('is refused when a character of the presentation was altered', async () => {
    const { request } = await opened()
    const jwt = await presentTo(world, request, await own())
    const [head = '', body = '', tail = ''] = jwt.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
    const altered = Buffer.from(JSON.stringify({ ...payload, id: 'urn:x:1' })).toString('base64url')
    expect(await answer(world, request, [head, altered, tail].join('.'))).toEqual(refused('presentationUnproven'))
    const other = badgePresenter(p256.utils.randomSecretKey())
    const { presenter, credential } = await own()
    const forged = await presentTo(world, request, { presenter: { ...presenter, sign: other.sign }, credential })
    expect(await answer(world, request, forged)).toEqual(refused('presentationUnproven'))
  })

  test('is refused without a signature', async () => {
    const { request } = await opened()
    const [, body = ''] = (await presentTo(world, request, await own())).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'vp+jwt' })).toString('base64url')
    expect(await answer(world, request, `${header}.${body}.`)).toEqual(refused('presentationUnproven'))
  })

  test('is refused when it is too long, or no presentation', async () => {
    const { request } = await opened()
    const send = (text: string) => sendAnswer(world, request.response_uri, { vp_token: text })
    expect(await send('x'.repeat(2_100_000))).toMatchObject({ status: 413 })
    expect(await send('x'.repeat(1_100_000))).toMatchObject({ status: 400 })
    for (const text of [
      '',
      'x',
      '{}',
      '[]',
      '"x"',
      '{',
      '{"badge":[]}',
      '{"badge":["a","b"]}',
      '{"badge":[{"type":1}]}',
    ])
      expect(await send(text), text).toEqual(refused('presentationUnreadable'))
    const nested = `${'{"type":"VerifiablePresentation","evidence":'.repeat(50)}1${'}'.repeat(50)}`
    expect(await send(nested)).toMatchObject({ status: 413 })
  })

  test('is refused after the five minutes of its request', async () => {
    onTestFinished(world.stopClock())
    const { request, code } = await opened()
    const { token } = await mailWallet(issuer.ctx, templateId)
    world.advance(10 * MINUTE)
    onTestFinished(() => world.advance(-10 * MINUTE))
    expect(await answer(world, request, await presentTo(world, request, await own()))).toEqual(
      refused('requestEnded', 410),
    )
    const open = world.call(wallet.openPresentation, { code }, { token })
    await expect(open).rejects.toMatchObject({ key: 'requestEnded', status: 410 })
  })

  test('is refused at an address that this server did not write', async () => {
    const { request } = await opened()
    const [id = ''] = request.response_uri.split('/').slice(-1)
    const forged = request.response_uri.replace(
      id,
      id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    expect(await sendAnswer(world, forged, { vp_token: 'x' })).toMatchObject({ status: 404 })
  })

  test('to the unsigned link names the address of the answer as its audience', async () => {
    const { unsignedLink, presentation } = await ask(world, issuer, templateId)
    const request = readRequestLink(unsignedLink)
    if (!('nonce' in request)) throw new Error('The link is not a request itself')
    expect(request.client_id).toBe(`redirect_uri:${request.response_uri}`)
    expect(await answer(world, request, await presentTo(world, request, await own()))).toEqual({ status: 200 })
    expect(await shownOf(presentation)).toMatchObject({ verdict: 'genuine' })
  })
})

describe('declining', () => {
  test('shows nothing, by our wallet and by others', async () => {
    const { token } = await mailWallet(issuer.ctx, templateId)
    const [first, second] = [await ask(world, issuer, templateId), await ask(world, issuer, templateId)]
    await world.call(wallet.declinePresentation, { presentation: first.presentation }, { token })
    expect(await stored(first.presentation)).toMatchObject({ state: 'declined', shown: null })
    const { response_uri } = await fetchRequest(world, second.presentation)
    expect(await sendAnswer(world, response_uri, { error: 'access_denied' })).toEqual({ status: 200 })
    expect(await stored(second.presentation)).toMatchObject({ state: 'declined', shown: null })
    const late = world.call(wallet.declinePresentation, { presentation: second.presentation }, { token })
    await expect(late).rejects.toMatchObject({ key: 'requestEnded', status: 410 })
  })
})

describe('the wallet', () => {
  test('opens a request: who asks, for what, the two digits, and which badges match', async () => {
    const { token, id } = await mailWallet(issuer.ctx, templateId)
    const asked = await ask(world, issuer, templateId)
    const data = JSON.parse(asked.code)
    expect(data).toMatchObject({ type: 'ValidatorData', delegation: { issuer: expect.stringMatching(/^did:sdi:/) } })
    const opened = await world.call(wallet.openPresentation, { code: asked.code }, { token })
    expect(opened).toMatchObject({
      presentation: asked.presentation,
      issuer: { name: 'Cord\u00e9e Lyon' },
      templates: [{ title: 'Lead climbing', category: 'basic' }],
      number: asked.number,
      badges: [{ id, isKept: true }],
      verifier: '',
    })
    expect(await stored(asked.presentation)).toMatchObject({ state: 'opened', shown: null })
    const byLink = await world.call(wallet.openPresentation, { code: asked.link }, { token })
    expect(byLink.presentation).toBe(asked.presentation)
    expect(byLink.signing.nonce).not.toBe(opened.signing.nonce)
  })

  test('does not open the request of another server, or an unknown one', async () => {
    const { token } = await mailWallet(issuer.ctx, templateId)
    const { code, presentation } = await ask(world, issuer, templateId)
    const open = (text: string) => world.call(wallet.openPresentation, { code: text }, { token })
    const elsewhere = code.replace(world.config.publicUrl, 'https://evil.example')
    await expect(open(elsewhere)).rejects.toMatchObject({ key: 'requestForeign', status: 409 })
    await expect(open(code.replace(presentation, 'unknown'))).rejects.toMatchObject({ key: 'notFound' })
    await expect(open('hello')).rejects.toMatchObject({ key: 'notFound' })
  })

  test.each(['badge', 'account'] as const)('shows a badge with the kept %s key', async (kind) => {
    const { token, id } = await mailWallet(issuer.ctx, templateId, kind)
    const { presentation } = await ask(world, issuer, templateId)
    await world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
    expect(await shownOf(presentation)).toMatchObject({ verdict: 'genuine', title: 'Lead climbing' })
    const again = world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
    await expect(again).rejects.toMatchObject({ key: 'requestEnded', status: 410 })
  })

  test("shows neither somebody else's badge nor one that was not asked for", async () => {
    const [mine, theirs] = [await mailWallet(issuer.ctx, templateId), await mailWallet(issuer.ctx, templateId)]
    const other = await publishForTest(issuer.ctx, { name: 'Bouldering' })
    await world.runJobs()
    const { presentation } = await ask(world, issuer, other)
    const show = (badgeId: string) => world.call(wallet.showPresentation, { presentation, badgeId }, mine)
    await expect(show(theirs.id)).rejects.toMatchObject({ key: 'notFound', status: 404 })
    await expect(show(mine.id)).rejects.toMatchObject({ key: 'badgeNotAsked', status: 409 })
    expect(await stored(presentation)).toMatchObject({ state: 'waiting', shown: null })
  })
})

describe('what was shown', () => {
  test('is discarded when the page is closed, and only a count by day and verdict remains', async () => {
    const counted = await publishForTest(issuer.ctx, { name: 'Counted' })
    await world.runJobs()
    const [first] = [await show(await own(counted), counted), await show(await own(counted), counted)]
    const closing = { templateId: counted, presentation: first.presentation }
    await world.call(contract.closePresentation, closing, { token: issuer.token })
    await world.call(contract.closePresentation, closing, { token: issuer.token })
    expect(await stored(first.presentation)).toMatchObject({ state: 'ended', shown: null })
    await show(await own(), counted)
    const { days } = await world.call(contract.countPresentations, { templateId: counted }, { token: issuer.token })
    const day = world.now().toISOString().slice(0, 10)
    expect(days).toEqual([
      { day, verdict: 'genuine', count: 2 },
      { day, verdict: 'otherTemplate', count: 1 },
    ])
  })

  test('counts a badge that an earlier version called not conforming as genuine', async () => {
    const counted = await publishForTest(issuer.ctx, { name: 'Counted before' })
    const day = world.now().toISOString().slice(0, 10)
    const ofTemplate = { issuerId: issuer.ctx.actor.issuerId, templateId: counted, day }
    const kept = ['genuine', 'nonconforming', 'expired'].map((verdict) => ({ ...ofTemplate, verdict, count: 2 }))
    await world
      .ctx()
      .db.insert(presentationCounts)
      .values(kept as (typeof presentationCounts.$inferInsert)[])
    const { days } = await world.call(contract.countPresentations, { templateId: counted }, { token: issuer.token })
    expect(days).toEqual([
      { day, verdict: 'expired', count: 2 },
      { day, verdict: 'genuine', count: 4 },
    ])
  })

  test('leaves nothing but daily counts and the audit of the request', async () => {
    // The first of its day makes the row of the count.
    await show(await own())
    const holder = await own()
    const before = await rowsByTable(world)
    const { presentation } = await show(holder)
    await world.call(contract.closePresentation, { templateId, presentation }, { token: issuer.token })
    await forgetLater()
    const after = await rowsByTable(world)
    const grown = Object.keys(after).filter((table) => (after[table] ?? 0) > (before[table] ?? 0))
    expect(grown.sort()).toEqual(['public.audit', 'public.events', 'public.insight_changes'])
    expect(await tablesWith(world, presentation)).toEqual(['public.audit', 'public.events'])
  })

  test('is deleted within an hour', async () => {
    const { presentation } = await show(await own())
    await forgetPresentations(sweeping())
    expect(await stored(presentation)).toBeDefined()
    await forgetLater()
    expect(await stored(presentation)).toBeUndefined()
  })
})

test("a draft cannot be asked for, nor another community's template", async () => {
  const others = await signUpIssuer(world, 'Other Club')
  const theirs = await publishForTest(others.ctx)
  await expect(ask(world, issuer, theirs, [])).rejects.toMatchObject({ key: 'notFound' })
  await expect(ask(world, issuer, templateId, [theirs])).rejects.toMatchObject({ key: 'notFound' })
})
