// A server on a database that version 0.4.0 wrote: a wallet by e-mail and one with its own key, each with a badge.

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#credentials/dids/did-sdi.ts'
import { createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { listHeld, verifyBadge } from '#features/badges/contract.ts'
import { createProof, finalizeWalletLink, getHolder, renewWallet } from '#features/holders/contract.ts'
import { readPhrase } from '#features/holders/keys/wallet/own-key.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { enterByClaim } from '#features/issuing/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { openSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { migrate, readMigrations } from '#platform/database/migrate.ts'
import { accessOf, credentialFor, nonceOf, tokenOf } from '#testing/claim.ts'
import { browserSecret } from '#testing/stories.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { openEmpty } from '../transfer/testing-target.ts'
import { testDatabaseUrl } from './config.ts'

const LAST_MIGRATION = '0028_challenge_network'
/** One day after the rows were written. */
const NEXT_DAY = Date.parse('2026-01-06T10:00:00Z')
const LEA = 'lea@example.org'
/** The session of the e-mail wallet, the template and its issuer in the file. */
const SESSION = { sessionId: '2xfa9ggdktaneg6cqessn0anva', renewSecret: 'a'.repeat(43) }
const TEMPLATE = '6afhbgbtk307y0206fzmp7cm07'
const ISSUER = '0mpyymhn2kevqdsbrzd8427j6k'

const own = readPhrase('test test test test test test test test test test test junk')
if (!own) throw new Error('A phrase of twelve words')
const key = { ...own, ...accountOf(own.privateKey) }

let old: Awaited<ReturnType<typeof openEmpty>>
let world: World
beforeAll(async () => {
  old = await openEmpty(testDatabaseUrl())
  const until = readMigrations().find(({ tag }) => tag === LAST_MIGRATION)?.when ?? 0
  await migrate(old.database, { until })
  const rows = readFileSync(new URL('../../../testing/database-0.4.0.sql', import.meta.url), 'utf8')
  for (const statement of rows.split(/;\n(?=INSERT|SELECT|$)/).filter(Boolean))
    await old.database.db.execute(sql.raw(statement))
  const database = { ...old.database, close: async () => undefined }
  world = await openWorld({ opened: { database, ...(old.databaseUrl && { url: old.databaseUrl }) } })
  world.advance(NEXT_DAY - Date.now())
})
afterAll(async () => {
  await world.close()
  await old.remove()
})

/** Sends a badge of the old template; with an address, by e-mail. */
async function send(emails: string[]): Promise<string> {
  const session = { kind: 'studio', issuerId: ISSUER, email: '749mn5ncmkhzgb5p1xt889kk88@example.org' } as const
  const { id } = await openSession(world.ctx(), session)
  const token = await mintToken(world.config, { audience: 'studio', sessionId: id, now: world.now() })
  const asked = emails.length > 0 ? { emails } : { didLimit: 1 }
  const { links } = await world.call(createSessions, { templateId: TEMPLATE, ...asked }, { token })
  return tokenOf(links[0] ?? '')
}
const subjectOf = (credential: Record<string, unknown> | undefined) =>
  (credential?.credentialSubject as { id: string } | undefined)?.id

test('gives an e-mail wallet its badge key when its session is renewed, and new badges that key as subject', async () => {
  const { token } = await world.call(renewWallet, SESSION)
  const { did, badgeDid } = await world.call(getHolder, {}, { token })
  expect(badgeDid).toMatch(/^did:key:zDn/)
  const before = (await world.call(listHeld, {}, { token })).badges
  expect(before.map(({ credential }) => subjectOf(credential))).toEqual([did])
  const claim = await send([LEA])
  const { token: limited } = await world.call(enterByClaim, { claim, renewSecret: browserSecret() })
  const { proof } = await world.call(createProof, { nonce: await nonceOf(world) }, { token: limited })
  const { credentials } = await credentialFor(world, await accessOf(world, claim), proof)
  expect(subjectOf(credentials[0]?.credential)).toBe(badgeDid)
  const held = (await world.call(listHeld, {}, { token })).badges
  expect(held.map(({ credential }) => subjectOf(credential)).sort()).toEqual([badgeDid, did].sort())
  for (const { id } of held)
    expect(await world.call(verifyBadge, { badgeId: id })).toMatchObject({ verdict: 'genuine' })
})

test('keeps that badge key at later visits', async () => {
  const { token } = await world.call(renewWallet, SESSION)
  const { badgeDid } = await world.call(getHolder, {}, { token })
  const browser = browserSecret()
  const asked = { purpose: 'wallet', email: LEA, browser, language: 'en' } as const
  const { id: requestId, code } = await makeLink(world.ctx(), asked)
  const opened = await world.call(finalizeWalletLink, { requestId, code, browser, renewSecret: browserSecret() })
  const holder = await world.call(getHolder, {}, { token: opened.token })
  expect(holder).toMatchObject({ badgeDid, id: (await holderOfAddress(world.ctx(), LEA))?.id })
})

test('takes the badge key of an own-key wallet when it opens, and issues new badges to it', async () => {
  const token = await openWalletOf(world, key)
  const holder = await world.call(getHolder, {}, { token })
  expect(holder).toMatchObject({ did: key.did, badgeDid: key.badge.did })
  const claim = await send([])
  const nonce = await nonceOf(world)
  const { privateKey } = key.badge
  const proof = createBadgeProof({ privateKey, audience: world.config.publicUrl, nonce, now: world.now() })
  await credentialFor(world, await accessOf(world, claim), proof)
  const held = (await world.call(listHeld, {}, { token })).badges
  expect(held.map(({ credential }) => subjectOf(credential)).sort()).toEqual([key.badge.did, key.did].sort())
  for (const { id } of held)
    expect(await world.call(verifyBadge, { badgeId: id })).toMatchObject({ verdict: 'genuine' })
})
