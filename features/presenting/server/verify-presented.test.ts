import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { getStatusList, verifyAny } from '#features/badges/contract.ts'
import { STATUS_MAX_AGE_SECONDS } from '#features/badges/rules.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { sealStatusLists } from '#features/badges/server/status/seal-status-lists.ts'
import { badges } from '#features/badges/server/tables.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { ask, asSdJwt, type Community, fetchRequest, ownWallet, presentTo } from './testing-showing.ts'

let world: World
let issuer: Community
let templateId = ''

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
})
afterAll(() => world.close())

const verify = (content: string) => world.call(verifyAny, { file: new File([content], 'presentation.jwt') })

async function make() {
  const { presentation } = await ask(world, issuer, templateId)
  const request = await fetchRequest(world, presentation)
  const holder = await ownWallet(issuer.ctx, templateId)
  return { request, holder, jwt: await presentTo(world, request, holder) }
}

test('names the presenter of a presentation, the verifier it was for, and whether the badge is theirs', async () => {
  const { request, holder, jwt } = await make()
  const { verdict, presentation } = await verify(jwt)
  expect(verdict).toBe('genuine')
  const presenter = holder.presenter.did
  expect(presentation).toMatchObject({ presenter, reason: '', audience: request.client_id, isOwn: true })
  const { credential } = await ownWallet(issuer.ctx, templateId)
  const theirs = await verify(await presentTo(world, request, { ...holder, credential }))
  expect(theirs.presentation).toMatchObject({ presenter, isOwn: false })
})

test('names nobody when the presentation was altered, but still checks the badge', async () => {
  const { jwt } = await make()
  const [head = '', body = '', tail = ''] = jwt.split('.')
  const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), nonce: 'another' }
  const altered = Buffer.from(JSON.stringify(payload)).toString('base64url')
  const { verdict, presentation } = await verify([head, altered, tail].join('.'))
  expect(verdict).toBe('genuine')
  expect(presentation).toEqual({ presenter: '', reason: 'altered', audience: '', at: '', isOwn: false })
})

test('checks an SD-JWT VC like the badge, with and without a presenter', async () => {
  const { request, holder } = await make()
  const sdJwt = await asSdJwt(issuer.ctx, holder.credential)
  const alone = await verify(sdJwt)
  expect(alone).toMatchObject({
    verdict: 'genuine',
    form: 'sd-jwt',
    title: 'Lead climbing',
    own: { badgeId: holder.id },
  })
  expect(alone).not.toHaveProperty('presentation')
  const results = (await verify(JSON.stringify(holder.credential))).checks.map(({ check, result }) => [check, result])
  expect(alone.checks.map(({ check, result }) => [check, result])).toEqual(results)
  const status = alone.checks.find(({ check }) => check === 'status')
  expect(status?.facts).toMatchObject({ list: expect.stringMatching(/\/tokens$/), slot: expect.any(Number) })
  const asked = { audience: request.client_id, nonce: request.nonce, now: world.now() }
  const shown = await presentSdJwt(sdJwt, asked, holder.presenter)
  const presentation = {
    presenter: expect.stringMatching(/^did:jwk:/),
    reason: '',
    audience: request.client_id,
    isOwn: true,
  }
  expect(await verify(shown)).toMatchObject({ verdict: 'genuine', presentation })
  const elsewhere = await verify(shown.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))
  expect(elsewhere).toMatchObject({ verdict: 'genuine', presentation: { presenter: '', reason: 'altered' } })
  await revokeBadges(issuer.ctx, [holder.id], 'Left')
  expect(await verify(sdJwt)).toMatchObject({ verdict: 'revoked' })
})

test('finds an altered SD-JWT VC invalid, and reads no badge from other ones', async () => {
  const { holder } = await make()
  const sdJwt = await asSdJwt(issuer.ctx, holder.credential)
  const altered = sdJwt.replace(/\.([\w-]+)\./, (_, body: string) => {
    const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), name: 'Another' }
    return `.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`
  })
  expect(await verify(altered)).toMatchObject({ verdict: 'invalid', form: 'sd-jwt' })
  const other = Buffer.from('{"iss":"did:web:x","vct":"y"}').toString('base64url')
  const refused = { key: 'otherCredential', values: { type: 'y' }, status: 422 }
  await expect(verify(`${other}.${other}.AA~`)).rejects.toMatchObject(refused)
})

test('says nothing about a presenter of a badge alone', async () => {
  const { holder } = await make()
  expect(await verify(JSON.stringify(holder.credential))).not.toHaveProperty('presentation')
})

// Runs last: it deletes the issuer.
test('keeps SD-JWT VCs of a deleted community checkable: its token list stays as sealed, and caches keep it', async () => {
  const holders = [await ownWallet(issuer.ctx, templateId), await ownWallet(issuer.ctx, templateId)]
  const sdJwts = await Promise.all(holders.map(({ credential }) => asSdJwt(issuer.ctx, credential)))
  await revokeBadges(issuer.ctx, [holders[1]?.id ?? ''], 'Left')
  const [{ statusListId = '' } = {}] = await issuer.ctx.db.select().from(badges)
  const served = () => injectFetch(world.app)(`${world.config.publicUrl}/status/${statusListId}/tokens`)
  await sealStatusLists(issuer.ctx, issuer.issuerId)
  await issuer.ctx.db.update(issuers).set({ deletedAt: world.now() }).where(eq(issuers.id, issuer.issuerId))
  await destroyKeys(issuer.ctx, issuer.issuerId)
  const sealed = await served()
  expect(sealed.status).toBe(200)
  expect(sealed.headers.get('cache-control')).toBe(`public, max-age=${STATUS_MAX_AGE_SECONDS}`)
  world.advance(700 * 24 * 60 * 60_000)
  expect(await (await served()).text()).toBe(await sealed.text())
  const verdicts = await Promise.all(sdJwts.map(async (each) => (await verify(each)).verdict))
  expect(verdicts).toEqual(['genuine', 'revoked'])
  const list = await world.call(getStatusList, { listId: statusListId })
  expect(list).toMatchObject({ proof: expect.anything(), credentialSubject: { statusPurpose: 'revocation' } })
})
