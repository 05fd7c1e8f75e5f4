import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { stream } from '#base/call.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { deleteTemplate } from '#features/templates/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { notingExamples } from '#testing/examples.ts'
import { issuerIdOf } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { findPresentation } from '../../server/queries.ts'
import { ask, type Community, mailWallet } from '../../server/testing-showing.ts'
import * as wallet from '../../wallet-contract.ts'

let world: World
let issuer: Community
let templateId = ''
const DAY = 86_400_000

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
})
afterAll(() => world.close())

const studio = () => ({ token: issuer.token })
const makeLink = async (days = 14) => {
  const asked = { templateId, name: 'North gate', days }
  const { link } = await world.call(contract.createVerifier, asked, studio())
  return link.split('/').at(-1) ?? ''
}

/** Reads a stream as a page does: `next` is the next event, undefined at its end. */
function follow(
  endpoint: typeof contract.followPresentation | typeof contract.followByVerifier,
  input: object,
  token?: string,
) {
  const stopped = new AbortController()
  onTestFinished(() => stopped.abort())
  const caller = { ...world.caller(token), fetch: notingExamples(injectFetch(world.app, { isFlowing: true })) }
  const events = stream(caller, endpoint, input as never, stopped.signal)
  return { next: async () => (await events.next()).value }
}

test('the page learns that a wallet opened its request, and then the verdict, until it is closed', async () => {
  const { presentation, code } = await ask(world, issuer, templateId)
  const { token, id } = await mailWallet(issuer.ctx, templateId)
  const { next } = follow(contract.followPresentation, { templateId, presentation }, issuer.token)
  expect(await next()).toEqual({ state: 'waiting' })
  await world.call(wallet.openPresentation, { code }, { token })
  expect(await next()).toEqual({ state: 'opened' })
  await world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
  expect(await next()).toMatchObject({ state: 'answered', shown: { verdict: 'genuine', title: 'Lead climbing' } })
  await world.call(contract.closePresentation, { templateId, presentation }, studio())
  expect(await next()).toEqual({ state: 'ended' })
})

test('the page learns nothing but that the holder declined', async () => {
  const { presentation, code } = await ask(world, issuer, templateId)
  const { token } = await mailWallet(issuer.ctx, templateId)
  await world.call(wallet.openPresentation, { code }, { token })
  await world.call(wallet.declinePresentation, { presentation }, { token })
  const { next } = follow(contract.followPresentation, { templateId, presentation }, issuer.token)
  expect(await next()).toEqual({ state: 'declined' })
})

test('a verifier link asks for its badges, and follows and closes its own requests', async () => {
  const link = await makeLink()
  expect(await world.call(contract.getVerifier, { token: link })).toMatchObject({
    issuer: { name: 'Cord\u00e9e Lyon' },
    templates: [{ title: 'Lead climbing' }],
    name: 'North gate',
  })
  const { presentation, code } = await world.call(contract.askByVerifier, { token: link })
  const { token, id } = await mailWallet(issuer.ctx, templateId)
  expect(await world.call(wallet.openPresentation, { code }, { token })).toMatchObject({ verifier: 'North gate' })
  await world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
  const { next } = follow(contract.followByVerifier, { token: link, presentation })
  expect(await next()).toMatchObject({ state: 'answered', shown: { verdict: 'genuine' } })
  const other = await makeLink()
  const byOther = world.call(contract.closeByVerifier, { token: other, presentation })
  await expect(byOther).rejects.toMatchObject({ key: 'notFound' })
  await world.call(contract.closeByVerifier, { token: link, presentation })
  expect(await next()).toEqual({ state: 'ended' })
})

test('a verifier link does not read the requests of the studio', async () => {
  const link = await makeLink()
  const { presentation } = await ask(world, issuer, templateId)
  const { next } = follow(contract.followByVerifier, { token: link, presentation })
  await expect(next()).rejects.toMatchObject({ key: 'notFound' })
})

test('a verifier link ends on request, after its days, and with a forged token', async () => {
  const [ended, open] = [await makeLink(), await makeLink(1)]
  const gone = { key: 'verifierEnded', status: 410 }
  const { verifiers } = await world.call(contract.listVerifiers, { templateId }, studio())
  const id = verifiers.find(({ link }) => link.endsWith(ended))?.id ?? ''
  await world.call(contract.endVerifier, { templateId, verifier: id }, studio())
  await expect(world.call(contract.askByVerifier, { token: ended })).rejects.toMatchObject(gone)
  await expect(world.call(contract.getVerifier, { token: `${open.slice(0, -1)}!` })).rejects.toMatchObject(gone)
  await world.call(contract.getVerifier, { token: open })
  onTestFinished(() => world.advance(-DAY))
  world.advance(DAY)
  await expect(world.call(contract.askByVerifier, { token: open })).rejects.toMatchObject(gone)
})

test('a contributor sees, follows and ends only what asks for nothing but their templates', async () => {
  const [theirs, gone] = [await publishForTest(issuer.ctx), await publishForTest(issuer.ctx)]
  await world.runJobs()
  const issuerId = await issuerIdOf(world, issuer.token)
  const { token } = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [theirs] })
  const make = async (others: string[]) => {
    const asked = { templateId: theirs, others, name: 'North gate', days: 1 }
    const { link } = await world.call(contract.createVerifier, asked, studio())
    return link.split('/').at(-1) ?? ''
  }
  const [mixed, own, left] = [await make([templateId]), await make([]), await make([gone])]
  await world.call(deleteTemplate, { templateId: gone }, studio())
  const listed = async (by = token) => {
    const { verifiers } = await world.call(contract.listVerifiers, { templateId: theirs }, { token: by })
    return verifiers.map(({ link }) => link.split('/').at(-1) ?? '')
  }
  expect((await listed()).sort()).toEqual([own, left].sort())
  const { presentation } = await ask(world, issuer, theirs, [templateId])
  const { next } = follow(contract.followPresentation, { templateId: theirs, presentation }, token)
  await expect(next()).rejects.toMatchObject({ key: 'notFound' })
  const end = (link: string) =>
    world.call(contract.endVerifier, { templateId: theirs, verifier: link.split('.')[0] ?? '' }, { token })
  for (const link of [mixed, own, left]) await end(link)
  expect(await listed(issuer.token)).toEqual([mixed])
})

test('the end of a verifier link discards what was shown to it and ends its requests; its page closes them after its days', async () => {
  const [ended, other] = [await makeLink(), await makeLink(1)]
  const { token, id } = await mailWallet(issuer.ctx, templateId)
  const askAndShow = async (link: string) => {
    const { presentation } = await world.call(contract.askByVerifier, { token: link })
    await world.call(wallet.showPresentation, { presentation, badgeId: id }, { token })
    return presentation
  }
  const [shown, kept] = [await askAndShow(ended), await askAndShow(other)]
  const { presentation: open } = await world.call(contract.askByVerifier, { token: ended })
  await world.call(contract.endVerifier, { templateId, verifier: ended.split('.')[0] ?? '' }, studio())
  const stored = async (presentation: string) => {
    const row = await findPresentation(world.ctx(), presentation)
    return [row?.state, row?.shown?.verdict]
  }
  expect(await Promise.all([shown, open].map(stored))).toEqual([
    ['ended', undefined],
    ['ended', undefined],
  ])
  await world.call(contract.closeByVerifier, { token: ended, presentation: shown })
  const late = world.call(wallet.showPresentation, { presentation: open, badgeId: id }, { token })
  await expect(late).rejects.toMatchObject({ key: 'requestEnded' })
  expect(await stored(kept)).toEqual(['answered', 'genuine'])
  onTestFinished(() => world.advance(-DAY))
  world.advance(DAY)
  await world.call(contract.closeByVerifier, { token: other, presentation: kept })
  expect(await stored(kept)).toEqual(['ended', undefined])
})

test.each([0, 15])('a verifier link is not made for %d days', async (days) => {
  await expect(makeLink(days)).rejects.toMatchObject({ status: 400 })
})
