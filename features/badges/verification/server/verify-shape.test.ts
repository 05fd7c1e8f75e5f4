import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential } from '#credentials/credential.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { fullBadgeInput } from '#credentials/test-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'

type Json = Record<string, unknown>

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const made = generateIssuingKey()
const did = `did:key:${made.publicKeyMultibase}`
const key = openIssuingKey(did, made.secretKey)

/** A badge of another issuer with skills, without a status, and its achievement changed. */
function badgeWith(achievement: Json = {}): Credential {
  const input = fullBadgeInput(did)
  const { credentialStatus: _, ...badge } = buildBadge({ ...input, validUntil: undefined })
  const subject = badge.credentialSubject
  return {
    ...badge,
    credentialSubject: { ...subject, achievement: { ...(subject.achievement as Json), ...achievement } },
  }
}
const sign = (badge: Credential) => signCredential(badge, { key, loader: bundledLoader(), now: world.now() })
const check = async (signed: object) => {
  const found = await world.call(contract.verifyAny, { file: new File([JSON.stringify(signed)], 'badge') })
  const shape = found.checks.find((each) => each.check === 'shape')
  const signature = found.checks.find((each) => each.check === 'signature')
  return { ...found, shape, signed: signature?.result }
}

test('tells a badge with a good signature that does not follow Open Badges from a genuine one', async () => {
  expect(await check(await sign(badgeWith()))).toMatchObject({ verdict: 'genuine', shape: { result: 'ok', facts: {} } })
  const wrong = await sign(badgeWith({ achievementType: 'Ticket' }))
  expect(await check(wrong)).toMatchObject({
    verdict: 'nonconforming',
    signed: 'ok',
    shape: {
      result: 'failed',
      finding: 'shape.memberWrong',
      weight: 'remark',
      facts: { member: 'credentialSubject.achievement.achievementType' },
    },
  })
  expect(await check({ ...wrong, name: 'Another' })).toMatchObject({ verdict: 'invalid', signed: 'failed' })
})

test('names a missing member', async () => {
  expect(await check(await sign(badgeWith({ criteria: undefined })))).toMatchObject({
    verdict: 'nonconforming',
    shape: { finding: 'shape.memberMissing', facts: { member: 'credentialSubject.achievement.criteria' } },
  })
})

test('accepts a badge with two statuses, with a remark', async () => {
  // Other purposes than revocation and suspension need no list.
  const statuses = ['message', 'refresh'].map((statusPurpose, nth) => ({
    id: `https://a.example/lists/1#${nth}`,
    type: 'BitstringStatusListEntry' as const,
    statusPurpose: statusPurpose as 'revocation',
    statusListIndex: String(nth),
    statusListCredential: 'https://a.example/lists/1',
  }))
  const [only] = statuses
  const found = await check(await sign({ ...badgeWith(), credentialStatus: statuses }))
  expect(found.shape).toEqual({
    check: 'shape',
    finding: 'shape.memberSeveral',
    weight: 'remark',
    result: 'ok',
    facts: { member: 'credentialStatus' },
  })
  const single = await check(await sign({ ...badgeWith(), ...(only && { credentialStatus: only }) }))
  expect(single.shape).toMatchObject({ finding: 'shape.follows', result: 'ok', facts: {} })
})

test('shows the skills, tags and credits of a badge, and links only to https addresses', async () => {
  const skill = { type: ['Alignment'], targetName: 'Rope work', targetUrl: 'https://skills.example/rope' }
  const alignment = [skill, { ...skill, targetName: 'Trap', targetUrl: 'javascript:alert(1)' }]
  const { skills } = await check(await sign(badgeWith({ alignment, tag: ['knots'] })))
  const empty = { targetFramework: '', targetCode: '', targetType: '' }
  expect(skills).toEqual({
    alignment: [
      { targetName: 'Rope work', targetUrl: 'https://skills.example/rope', ...empty },
      { targetName: 'Trap', targetUrl: '', ...empty },
    ],
    tags: ['knots'],
    credits: 2.5,
  })
})
