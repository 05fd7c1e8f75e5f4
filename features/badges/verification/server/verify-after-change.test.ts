import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { markKeysCompromised } from '#features/keys/server/mark-keys-compromised.ts'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { ledgerEntries } from '#features/ledger/server/tables.ts'
import { delegations, templateVersions } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { Context } from '#platform/context.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { forgetSignedLists } from '../../server/status/forget-signed-lists.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '../../server/status/suspend-badges.ts'
import { badges } from '../../server/tables.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { verifyAny } from './verify-any.ts'
import { verifyBadge } from './verify-badge.ts'

// Each change is made over the connections of another process, after checks that filled all that is kept between checks.

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId: string
let second: Database | undefined
let badge: Awaited<ReturnType<typeof issueForTest>>

beforeAll(async () => {
  world = await openWorld()
  const { databaseUrl } = world.config
  second = databaseUrl ? await openDatabase({ databaseUrl, dataDir: world.config.dataDir }) : undefined
})
afterAll(async () => {
  await second?.close()
  await world.close()
})
beforeEach(async () => {
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  templateId = await publishForTest(issuer.ctx, { suspendable: true, timestamped: true })
  await world.runJobs()
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await expect.poll(async () => (await found()).anchor).toBe('ok')
  expect((await both()).map(({ verdict }) => verdict)).toEqual(['genuine', 'genuine'])
})

const elsewhere = (): Context => ({ ...world.ctx(), ...(second && { db: second.db }) })
const summed = ({ verdict, checks }: Pick<Awaited<ReturnType<typeof verifyBadge>>, 'verdict' | 'checks'>) => ({
  verdict,
  ...Object.fromEntries(
    checks.map(({ check, finding, weight }) => [check, weight === 'ok' ? 'ok' : finding.split('.')[1]]),
  ),
})
const found = async () => summed(await verifyBadge(world.ctx(), { badgeId: badge.id })) as Record<string, unknown>
const brought = async (document: object = badge.credential) =>
  summed(await verifyAny(world.ctx(), { file: new File([JSON.stringify(document)], 'badge') }))
/** The verdicts on our record, and on the document that somebody brings. */
const both = async () => [await found(), await brought()]
const showsIn = (expected: object) => async () =>
  expect(await both()).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])

testOnPostgres('shows a revocation at the next check', async () => {
  await revokeBadges(elsewhere(), [badge.id], 'A mistake')
  await showsIn({ verdict: 'revoked', status: 'revoked' })()
})

testOnPostgres('shows a suspension and its end at the next check', async () => {
  await suspendBadges(elsewhere(), [badge.id], 'To be looked at')
  await showsIn({ verdict: 'suspended', status: 'suspended' })()
  await resumeBadges(elsewhere(), [badge.id])
  await showsIn({ verdict: 'genuine', status: 'ok' })()
})

testOnPostgres('shows a compromised key at the next check', async () => {
  await markKeysCompromised(elsewhere(), issuer.issuerId)
  await showsIn({ verdict: 'invalid', signature: 'keyMissing', issuer: 'keyUnknown' })()
})

testOnPostgres('keeps badges of a rotated key valid, with lists signed by the new one', async () => {
  await retireKeys(elsewhere(), { ownerId: issuer.issuerId, isCompromised: false })
  await forgetSignedLists(elsewhere(), issuer.issuerId)
  await showsIn({ verdict: 'genuine', status: 'ok' })()
  await revokeBadges(elsewhere(), [badge.id], 'A mistake')
  await showsIn({ verdict: 'revoked' })()
})

testOnPostgres('shows a delegation that was withdrawn before the badge was issued', async () => {
  const withdrawnAt = new Date(world.now().getTime() - 3_600_000)
  await elsewhere().db.update(delegations).set({ withdrawnAt }).where(eq(delegations.templateId, templateId))
  await showsIn({ verdict: 'invalid', delegation: 'withdrawn' })()
})

testOnPostgres('shows a delegation that ended before the badge was issued, which nobody signed', async () => {
  const validUntil = new Date(1_000_000_000_000)
  await elsewhere().db.update(delegations).set({ validUntil }).where(eq(delegations.templateId, templateId))
  await showsIn({ verdict: 'invalid', delegation: 'notSigned' })()
})

testOnPostgres('shows a leaf of the log that was changed', async () => {
  const [version] = await world
    .ctx()
    .db.select()
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
  await elsewhere()
    .db.update(ledgerEntries)
    .set({ anchoredAt: new Date(0) })
    .where(eq(ledgerEntries.hash, version?.hash ?? ''))
  await showsIn({ verdict: 'invalid', anchor: 'altered' })()
})

testOnPostgres('shows a changed credential, stored or brought', async () => {
  const changed = { ...badge.credential, name: 'Mountain guide' }
  expect(await brought(changed)).toMatchObject({ verdict: 'invalid', signature: 'altered' })
  await elsewhere().db.update(badges).set({ credential: changed }).where(eq(badges.id, badge.id))
  expect(await found()).toMatchObject({ verdict: 'invalid', signature: 'altered' })
})

testOnPostgres('shows a key of the log that is no longer trusted', async () => {
  const ofLog = and(eq(sealedKeys.ownerId, 'ledger'), eq(sealedKeys.purpose, 'ledger'))
  await elsewhere().db.update(sealedKeys).set({ compromisedAt: world.now() }).where(ofLog)
  await showsIn({ verdict: 'invalid', anchor: 'altered' })()
  await elsewhere().db.update(sealedKeys).set({ compromisedAt: null }).where(ofLog)
  await showsIn({ verdict: 'genuine', anchor: 'ok' })()
})
