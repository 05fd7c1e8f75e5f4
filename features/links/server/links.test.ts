import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badges } from '#features/badges/server/tables.ts'
import { buildSessions, readBuiltBadge, readBuiltSession } from '#features/builder/api-contract.ts'
import { createSessionBuilder, endSessionBuilder, showSessionBuilder } from '#features/builder/contract.ts'
import { BUILDERS_MAX } from '#features/builder/server/create-session-builder.ts'
import { listSessions } from '#features/claims/contract.ts'
import { entries } from '#features/claims/server/tables.ts'
import { revokeSession } from '#features/history/contract.ts'
import { getIssuer, regenerateApiKey, showApiKey } from '#features/issuers/contract.ts'
import { confirmEntry, enterLink, getClaim } from '#features/issuing/contract.ts'
import { acceptClaims } from '#features/issuing/server/accept-claims.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { accessByCode, claimWithKey, credentialFor, entryOf, proofOf, startSending, tokenOf } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { lastMail } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { endLink, listLinks, sendOpenSession, updateLink } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeEach(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.close())

const idOf = (claim: string) => readClaimToken(world.config, claim)?.id ?? ''
const signedIn = () => ({ token: issuer.token })
const setLimit = (limit: number) =>
  world.ctx().db.update(templates).set({ limit }).where(eq(templates.id, issuer.templateId))
const issued = () => world.ctx().db.select().from(badges).where(eq(badges.templateId, issuer.templateId))

/** Creates entries into a link as `enterLink` does, for many requests at once. */
async function enterMany(claimId: string, count: number, network = 'net') {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `${claimId}-${network}-${at}`,
    claimId,
    network,
    expiresAt: new Date(world.now().getTime() + 60_000),
  }))
  await world.ctx().db.insert(entries).values(rows)
  return rows.map(({ id }) => ({ did: generateAccountKey().did, entryId: id, network, language: 'en' as const }))
}

test('holds the quantity of a template over all of its links at once', async () => {
  await setLimit(7)
  const links = [
    await issuer.open({ didLimit: -1 }),
    await issuer.open({ didLimit: 50 }),
    await issuer.open({ didLimit: 5 }),
  ]
  const asks = await Promise.all(links.map(async (link) => ({ link, askers: await enterMany(idOf(link), 6) })))
  await Promise.all(
    asks.flatMap(({ link, askers }) =>
      askers.map((asker) => acceptClaims(world.ctx(), { claimId: idOf(link), n: 1 }, [asker])),
    ),
  )
  expect(await issued()).toHaveLength(7)
  await expect(issuer.send('lea@example.org')).rejects.toMatchObject({ key: 'quantityUsed', status: 409 })
}, 120_000)

test('returns the place of a revoked personal claim to the quantity', async () => {
  await setLimit(1)
  const [claim = ''] = await issuer.send('lea@example.org')
  await expect(issuer.send('max@example.org')).rejects.toMatchObject({ key: 'quantityUsed' })
  await world.call(revokeSession, { challenge: idOf(claim), reason: 'Wrong person' }, signedIn())
  expect(await issuer.send('max@example.org')).toHaveLength(1)
})

testOnPostgres(
  'gives one badge for fifty requests of a holder at once',
  async () => {
    const link = await issuer.open({ didLimit: 60 })
    const [first] = await enterMany(idOf(link), 50)
    if (!first) throw new Error('There is no entry')
    const asks = Array.from({ length: 50 }, () => acceptClaims(world.ctx(), { claimId: idOf(link), n: 1 }, [first]))
    const answers = (await Promise.all(asks)).flat()
    expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1)
    expect(await issued()).toHaveLength(1)
  },
  120_000,
)

test('limits the badges of one network, not of others', async () => {
  const link = await issuer.open({ didLimit: 50, networkLimit: 3 })
  const askers = [...(await enterMany(idOf(link), 6, 'one')), ...(await enterMany(idOf(link), 2, 'two'))]
  await Promise.all(askers.map((asker) => acceptClaims(world.ctx(), { claimId: idOf(link), n: 1 }, [asker])))
  expect(await issued()).toHaveLength(5)
})

test('requires a puzzle for an open link, and gives one badge for each', async () => {
  const link = await issuer.open({ didLimit: 5 })
  await expect(accessByCode(world, link)).rejects.toMatchObject({ key: 'invalid_grant' })
  const bad = { token: link, captchaSolution: 'none' }
  await expect(world.call(enterLink, bad)).rejects.toMatchObject({ key: 'captchaFailed' })
  const access = await accessByCode(world, await entryOf(world, link))
  await credentialFor(world, access, await proofOf(world, generateAccountKey()))
  const second = credentialFor(world, access, await proofOf(world, generateAccountKey()))
  await expect(second).rejects.toMatchObject({ key: 'credential_request_denied' })
})

test('requires an address of the domain, confirmed by six mailed digits, once', async () => {
  const link = await issuer.open({ didLimit: 5, mailDomains: ['school.example'] })
  expect(await world.call(getClaim, { token: link })).toMatchObject({
    isShared: true,
    confirmsEmail: true,
    offerUri: '',
  })
  await expect(entryOf(world, link)).rejects.toMatchObject({ key: 'emailMissing' })
  await expect(entryOf(world, link, 'lea@example.org')).rejects.toMatchObject({ key: 'domainNotAllowed' })
  const take = async () => {
    const code = await entryOf(world, link, 'lea@mail.school.example')
    await expect(accessByCode(world, code)).rejects.toMatchObject({ key: 'invalid_grant' })
    await world.runJobs()
    const digits = /\n(\d{6})\n/.exec((await lastMail(world, 'lea@mail.school.example'))?.text ?? '')?.[1] ?? ''
    const wrong = digits === '000000' ? '111111' : '000000'
    await expect(world.call(confirmEntry, { code, digits: wrong })).rejects.toMatchObject({ key: 'codeWrong' })
    await world.call(confirmEntry, { code, digits })
    return credentialFor(world, await accessByCode(world, code), await proofOf(world, generateAccountKey()))
  }
  await take()
  await expect(take()).rejects.toMatchObject({ key: 'credential_request_denied' })
})

test('gives each mailed address its own row in the places of the link', async () => {
  const link = await issuer.open({ didLimit: 3 })
  const mailed = { templateId: issuer.templateId, emails: ['lea@example.org', 'max@example.org'] }
  await world.call(sendOpenSession, mailed, signedIn())
  const { links } = await world.call(listLinks, { templateId: issuer.templateId }, signedIn())
  expect(links).toMatchObject([{ challenge: idOf(link), didLimit: 3, taken: 0, reserved: 2, state: 'open' }])
  // Two do not fit into the place that is left.
  await world.call(sendOpenSession, { ...mailed, emails: ['a@example.org', 'b@example.org'] }, signedIn())
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, signedIn())
  expect(sessions.filter(({ emails }) => emails.length === 1)).toHaveLength(4)
  await claimWithKey(world, link)
  expect((await world.call(getClaim, { token: link })).state).toBe('full')
})

test('mails in the places of the newest visible link that is open and has room for all', async () => {
  const { templateId } = issuer
  const roomy = await issuer.open({ didLimit: 3 })
  const ended = await issuer.open({ didLimit: 5 })
  const narrow = await issuer.open({ didLimit: 2 })
  await world.call(endLink, { challenge: idOf(ended) }, signedIn())
  const mail = (...emails: string[]) => world.call(sendOpenSession, { templateId, emails }, signedIn())
  const many = await mail('lea@example.org', 'max@example.org', 'zoe@example.org')
  const one = await mail('ana@example.org')
  expect([many.challenge, one.challenge]).toEqual([idOf(roomy), idOf(narrow)])
})

test('mails the valid addresses of a list through a link', async () => {
  const { templateId } = issuer
  const link = await issuer.open({ didLimit: 3 })
  await world.call(sendOpenSession, { templateId, emails: ['lea@example.org', 'max@', ''] }, signedIn())
  const { links } = await world.call(listLinks, { templateId }, signedIn())
  expect(links).toMatchObject([{ challenge: idOf(link), reserved: 1 }])
  const none = world.call(sendOpenSession, { templateId, emails: ['max@'] }, signedIn())
  await expect(none).rejects.toMatchObject({ key: 'noValidEmails' })
})

test('changes an open link, never below its collected places, and keeps its badges at its end', async () => {
  const link = await issuer.open({ didLimit: 3 })
  await claimWithKey(world, link)
  await claimWithKey(world, link)
  const endDate = new Date(world.now().getTime() + 86_400_000).toISOString()
  const change = { challenge: idOf(link), endDate }
  await expect(world.call(updateLink, { ...change, didLimit: 1 }, signedIn())).rejects.toMatchObject({ status: 400 })
  const more = await world.call(updateLink, { ...change, didLimit: 2 }, signedIn())
  expect(more).toMatchObject({ state: 'full', didLimit: 2, endDate })
  await world.call(endLink, { challenge: idOf(link) }, signedIn())
  expect((await issued()).every(({ revokedAt }) => revokedAt === null)).toBe(true)
})

test("shows a template's newest sessions and its session builders", async () => {
  const { templateId } = issuer
  const { apiKey } = await world.call(createSessionBuilder, { templateId }, signedIn())
  await call({ ...world.caller(), headers: () => ({ token: apiKey }) }, buildSessions, { emails: ['lea@example.org'] })
  const found = await world.call(getTemplate, { templateId }, signedIn())
  expect(found.sessions).toHaveLength(1)
  expect(found.sessions[0]).toMatchObject({ emails: ['lea@example.org'], didLimit: 1, didHistory: [] })
  const masked = `••••••••${apiKey.slice(-6)}`
  expect(found.sessionBuilders).toEqual([{ keyId: expect.any(String), apiKey: masked, created: expect.any(String) }])
})

test("shows a session builder's key to its own template only", async () => {
  const { templateId } = issuer
  const { keyId: builder, apiKey } = await world.call(createSessionBuilder, { templateId }, signedIn())
  expect(await world.call(showSessionBuilder, { templateId, builder }, signedIn())).toEqual({ apiKey })
  const other = await startSending(world)
  const foreign = world.call(showSessionBuilder, { templateId: other.templateId, builder }, { token: other.token })
  await expect(foreign).rejects.toMatchObject({ key: 'notFound' })
})

test('refuses and hides a revoked session builder', async () => {
  const { templateId } = issuer
  const { apiKey } = await world.call(createSessionBuilder, { templateId }, signedIn())
  const [builder] = (await world.call(getTemplate, { templateId }, signedIn())).sessionBuilders
  await world.call(endSessionBuilder, { templateId, builder: builder?.keyId ?? '' }, signedIn())
  const again = call({ ...world.caller(), headers: () => ({ token: apiKey }) }, buildSessions, { didLimit: 1 })
  await expect(again).rejects.toMatchObject({ status: 401 })
  expect((await world.call(getTemplate, { templateId }, signedIn())).sessionBuilders).toEqual([])
})

test('caps the session builders of a template, also for simultaneous calls', async () => {
  const { templateId } = issuer
  const made = await Promise.allSettled(
    Array.from({ length: BUILDERS_MAX + 2 }, () => world.call(createSessionBuilder, { templateId }, signedIn())),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(BUILDERS_MAX)
})

test('lets a session builder make sessions of its template only, by the header Token', async () => {
  const { apiKey } = await world.call(createSessionBuilder, { templateId: issuer.templateId }, signedIn())
  const as = (token: string) => ({ ...world.caller(), headers: () => ({ token }) })
  const { links } = await call(as(apiKey), buildSessions, { didLimit: 1 })
  const claim = tokenOf(links[0] ?? '')
  const { badgeId } = await claimWithKey(world, claim)
  expect(await call(as(apiKey), readBuiltSession, { challenge: idOf(claim) })).toMatchObject({ status: 'owner' })
  expect(await call(as(apiKey), readBuiltBadge, { badgeId })).toMatchObject({ challenge: idOf(claim) })
  const other = await startSending(world)
  const foreign = call(as(apiKey), buildSessions, { templateId: other.templateId })
  await expect(foreign).rejects.toMatchObject({ key: 'notFound' })
  await expect(call(as('nonsense'), buildSessions, {})).rejects.toMatchObject({ status: 401 })
  const own = (await world.call(showApiKey, {}, signedIn())).apiKey
  expect(await call(as(own), buildSessions, { templateId: issuer.templateId })).toMatchObject({
    links: [expect.any(String)],
  })
  await world.call(regenerateApiKey, { confirmed: true }, signedIn())
  await expect(call(as(own), buildSessions, { templateId: issuer.templateId })).rejects.toMatchObject({ status: 401 })
})

test('makes a member by a collected Membership, and ends it by revoking', async () => {
  const club = await startSending(world)
  await world.ctx().db.update(templates).set({ category: 'membership' }).where(eq(templates.id, club.templateId))
  const count = async () => (await world.call(getIssuer, {}, { token: club.token })).membersCount
  const [claim = ''] = await club.send('lea@example.org')
  expect(await count()).toBe(0)
  await claimWithKey(world, claim)
  expect(await count()).toBe(1)
  await world.call(revokeSession, { challenge: idOf(claim), reason: 'Left the club' }, { token: club.token })
  expect(await count()).toBe(0)
})
