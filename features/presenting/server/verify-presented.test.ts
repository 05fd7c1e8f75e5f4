import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAny } from '#features/badges/contract.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ask, type Community, fetchRequest, ownWallet, presentTo } from './testing-showing.ts'

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

test('says nothing about a presenter of a badge alone', async () => {
  const { holder } = await make()
  expect(await verify(JSON.stringify(holder.credential))).not.toHaveProperty('presentation')
})
