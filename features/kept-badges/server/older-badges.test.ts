import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OPENED_CHECK_MS, READINGS } from '../rules.ts'
import { keptBadges } from './tables.ts'
import { mailWallet, openKeptWorld, reopen } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(() => kept.world.advance(READINGS.seconds * 1000))
afterAll(() => kept.close())

let badges = 0
/** An Open Badges 2.0 badge that its issuer publishes, given to an address. */
function publishFor(email: string) {
  const at = (path: string) => kept.web.origin + path
  const path = `/assertions/${++badges}`
  const identity = `sha256$${createHash('sha256').update(`${email}tide`).digest('hex')}`
  const of = (type: string, id: string) => ({ '@context': 'https://w3id.org/openbadges/v2', type, id: at(id) })
  const issuer = { ...of('Issuer', '/school'), name: 'Harbour School', url: at('/'), email: 'badges@school.example' }
  const words = { name: 'Knots', description: 'Ties ten knots', criteria: { narrative: 'Tie ten knots' } }
  const badge = { ...of('BadgeClass', '/classes/knots'), ...words, image: at('/knots.png'), issuer: at('/school') }
  const assertion = {
    ...of('Assertion', path),
    recipient: { type: 'email', hashed: true, salt: 'tide', identity },
    badge: at('/classes/knots'),
    issuedOn: '2026-01-01T09:00:00Z',
    verification: { type: 'HostedBadge' },
  }
  for (const [place, document] of Object.entries({ [path]: assertion, '/classes/knots': badge, '/school': issuer }))
    kept.web.serve(place, JSON.stringify(document))
  return { assertion, revoke: () => kept.web.serve(path, (_, response) => response.writeHead(410).end()) }
}

test('keeps a badge that its issuer publishes, and leaves it to its holder to have it checked', async () => {
  const lea = await mailWallet(kept.world, 'lea@example.org')
  const { assertion, revoke } = publishFor(lea.email)
  const { keptId } = await lea.keep(assertion)
  expect((await lea.list()).badges[0]?.summary).toMatchObject({
    title: 'Knots',
    issuer: { name: 'Harbour School', host: new URL(kept.web.origin).host },
    word: 'genuine',
    yours: 'address',
    standard: 'ob2',
    picture: '',
  })
  const [row] = await kept.world.ctx().db.select().from(keptBadges).where(eq(keptBadges.id, keptId))
  expect(row?.recheckAt).toBeNull()
  revoke()
  kept.world.advance(OPENED_CHECK_MS)
  const later = await reopen(kept.world, lea)
  expect((await later.check(keptId)).verification).toMatchObject({ word: 'genuine', state: 'revoked' })
})

test('keeps it once, and not where the file says something else than its issuer', async () => {
  const lea = await mailWallet(kept.world, 'max@example.org')
  const { assertion } = publishFor(lea.email)
  await lea.keep(assertion)
  await expect(lea.keep(JSON.stringify(assertion, null, 2))).rejects.toMatchObject({ key: 'keptAlready' })
  const changed = lea.keep({ ...assertion, issuedOn: '2020-01-01T09:00:00Z' })
  await expect(changed).rejects.toMatchObject({ status: 422, key: 'badgeNotGenuine' })
})
