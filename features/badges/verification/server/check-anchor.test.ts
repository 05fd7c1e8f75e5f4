import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCheckpoint } from '#features/ledger/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { badges } from '../../server/tables.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { verifyBadge } from './verify-badge.ts'

const SCRIPT = fileURLToPath(new URL('../../../../tools/check-proof.mjs', import.meta.url))

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
const folder = mkdtempSync(join(tmpdir(), 'blazon-anchor-'))

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const publish = async (timestamped: boolean) => {
  const templateId = await publishForTest(issuer.ctx, { timestamped })
  await world.runJobs()
  return templateId
}
const anchorOf = async (badgeId: string, ctx = issuer.ctx) => {
  const { verdict, checks } = await verifyBadge(ctx, { badgeId })
  return { verdict, ...checks.find(({ check }) => check === 'anchor') }
}
const issueProof = (badgeId: string) => world.call(contract.getIssueProof, { badgeId })

test('proves the time of issue of a timestamped badge once its leaf is in the log', async () => {
  const templateId = await publish(true)
  const { id, credential } = await inTransaction(issuer.ctx, async (ctx) => {
    const badge = await issueForTest(ctx, templateId, 'malik@example.org')
    expect(await anchorOf(badge.id, ctx)).toMatchObject({ verdict: 'genuine', result: 'waiting' })
    return badge
  })
  await expect.poll(() => anchorOf(id)).toMatchObject({ verdict: 'genuine', result: 'ok' })
  const { facts } = await anchorOf(id)
  const proof = await issueProof(id)
  expect(facts).toMatchObject({
    hash: expect.stringMatching(/^0x/),
    leaf: expect.any(Number),
    issueHash: proof.entry.hash,
    issueLeaf: proof.index,
    issueAt: proof.entry.at,
    salt: proof.salt,
    size: expect.any(Number),
    root: expect.any(String),
  })
  const { key } = await world.call(getCheckpoint, {})
  const check = (of: unknown) => {
    writeFileSync(join(folder, 'proof.json'), JSON.stringify(proof))
    writeFileSync(join(folder, 'badge.json'), JSON.stringify(of))
    const files = [join(folder, 'proof.json'), '--credential', join(folder, 'badge.json'), '--key', key]
    return execFileSync(process.execPath, [SCRIPT, ...files], { encoding: 'utf8' })
  }
  expect(check(credential)).toContain(`It is the issue of ${credential.id}.`)
  expect(() => check({ ...credential, name: 'Mountain guide' })).toThrow(/status|Command failed/)
})

test('fails the anchor check when the stored credential is not the anchored one', async () => {
  const templateId = await publish(true)
  const [mine, theirs] = [
    await issueForTest(issuer.ctx, templateId, 'malik@example.org'),
    await issueForTest(issuer.ctx, templateId, 'lea@example.org'),
  ]
  await expect.poll(() => anchorOf(mine.id)).toMatchObject({ result: 'ok' })
  await issuer.ctx.db.update(badges).set({ credential: theirs.credential }).where(eq(badges.id, mine.id))
  expect(await anchorOf(mine.id)).toMatchObject({
    verdict: 'invalid',
    result: 'failed',
    finding: 'anchor.issueNotAnchored',
  })
})

test('anchors only the template of a badge that is not timestamped', async () => {
  const { id } = await issueForTest(issuer.ctx, await publish(false), 'malik@example.org')
  const { result, facts } = await anchorOf(id)
  expect(result).toBe('ok')
  expect(Object.keys(facts ?? {}).sort()).toEqual(['at', 'hash', 'leaf', 'root', 'size', 'version'])
  await expect(issueProof(id)).rejects.toMatchObject({ status: 404 })
})
