import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createShare, getShare, listHeld, verifyBadge } from '#features/badges/contract.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { CORRECTIONS_MAX } from '#features/imports/rules.ts'
import { sendOpenSession } from '#features/links/contract.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { proveNow } from '#testing/stories.ts'
import { openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportSessions, reissueSession, resendSession } from '../contract.ts'

const URL_1 = 'https://example.org/evidence/1'
const BOTH = { evidenceUrl: URL_1, evidenceText: 'First\nSecond' }
const SIGNED = [{ id: URL_1, type: ['Evidence'], narrative: 'First\nSecond' }]

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await startSending(world)
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const sessions = async () => (await world.call(listSessions, { templateId: issuer.templateId }, as())).sessions
/** What the history says of each recipient's evidence. */
const recorded = async () =>
  Object.fromEntries(
    (await sessions()).map(({ emails, evidenceUrl, evidenceText }) => [emails[0], [evidenceUrl, evidenceText]]),
  )
/** The badge of a claim link, collected with a new key. */
async function collect(link = '') {
  const key = generateAccountKey()
  await claimWithKey(world, tokenOf(link), key)
  const token = await openWalletOf(world, key)
  const [badge] = (await world.call(listHeld, {}, { token })).badges
  if (!badge) throw new Error('Nothing was collected')
  return { ...badge, token }
}

test('signs the evidence of a send, and shows it to the holder and on the public pages', async () => {
  const { links } = await issuer.ask({ emails: ['lea@example.org'], ...BOTH })
  const badge = await collect(links[0])
  expect(badge.credential.evidence).toEqual(SIGNED)
  const shown = { evidence: [{ url: URL_1, name: '', text: 'First\nSecond' }], card: { hasEvidence: true } }
  expect(badge).toMatchObject(shown)
  const verified = await world.call(verifyBadge, { badgeId: badge.id })
  expect(verified).toMatchObject({ verdict: 'genuine', ...shown })
  const { shareUrl } = await world.call(createShare, { badgeId: badge.id }, { token: badge.token })
  expect(await world.call(getShare, { shareId: tokenOf(shareUrl) })).toMatchObject(shown)
})

test('signs no evidence where there is none', async () => {
  const { links } = await issuer.ask({ emails: ['lea@example.org'] })
  const badge = await collect(links[0])
  expect(badge.credential).not.toHaveProperty('evidence')
  expect(badge).toMatchObject({ evidence: [] })
  expect(badge.card).not.toHaveProperty('hasEvidence')
})

test('prefers the evidence of a recipient to that of the send', async () => {
  const empty = { name: '', seat: '', section: '' }
  const options = [{ ...empty, evidenceText: 'Mine' }, empty]
  await issuer.ask({ emails: ['lea@example.org', 'max@example.org'], options, ...BOTH })
  expect(await recorded()).toEqual({ 'lea@example.org': ['', 'Mine'], 'max@example.org': [URL_1, 'First\nSecond'] })
})

test.each([
  ['an address that is not https', { evidenceUrl: 'http://example.org' }, 'evidenceUrlNotValid'],
  ['a text that is too long', { evidenceText: 'x'.repeat(1001) }, 'evidenceTextTooLong'],
  ['a text with a control character', { evidenceText: 'Route\u000112' }, 'evidenceTextCharacters'],
])('refuses %s, and sends nothing', async (_, evidence, key) => {
  await expect(issuer.ask({ emails: ['lea@example.org'], ...evidence })).rejects.toMatchObject({ key })
  expect(await sessions()).toEqual([])
})

test('refuses evidence for a link for several people', async () => {
  await expect(issuer.ask({ didLimit: 5, ...BOTH })).rejects.toMatchObject({ key: 'evidenceNotValid' })
  const { links } = await issuer.ask({ didLimit: 1, ...BOTH })
  expect((await collect(links[0])).credential.evidence).toEqual(SIGNED)
})

test('keeps the evidence when a badge is resent, its address corrected, and it is reissued', async () => {
  await issuer.ask({ emails: ['lea@exmple.org'], ...BOTH })
  const [{ challenge } = { challenge: '' }] = await sessions()
  await world.call(resendSession, { challenge }, as())
  const { link } = await world.call(resendSession, { challenge, email: 'lea@example.org' }, as())
  const first = await collect(link)
  const { badgeId } = await world.call(reissueSession, { challenge, reason: 'A new design' }, as())
  const { badges } = await world.call(listHeld, {}, { token: first.token })
  expect(badges.find(({ id }) => id === badgeId)?.credential.evidence).toEqual(SIGNED)
})

test('is mailed with the open link of a template', async () => {
  await world.call(sendOpenSession, { templateId: issuer.templateId, emails: ['lea@example.org'], ...BOTH }, as())
  expect(await recorded()).toMatchObject({ 'lea@example.org': [URL_1, 'First\nSecond'] })
})

test('is sent by other software, and appears in the export', async () => {
  const { apiKey } = await world.call(createSessionBuilder, { templateId: issuer.templateId }, as())
  const caller = { ...world.caller(), headers: () => ({ token: apiKey }) }
  await call(caller, buildSessions, { emails: ['lea@example.org'], ...BOTH })
  expect(await recorded()).toEqual({ 'lea@example.org': [URL_1, 'First\nSecond'] })
  await proveNow(world, issuer.token)
  const { csv } = await world.call(exportSessions, { templateId: issuer.templateId }, as())
  expect(csv).toContain(`${URL_1},"First\nSecond"`)
})

const LIST = [
  'E-mail,Evidence address,Evidence text',
  `lea@example.org,${URL_1},`,
  'max@example.org,,',
  'tom@example.org,nowhere,',
  `zoe@example.org,,${'x'.repeat(1001)}`,
].join('\n')
const importList = (more: object) =>
  world.call(importSessions, { templateId: issuer.templateId, file: new File([LIST], 'list.csv'), ...more }, as())

test('previews faulty evidence in a list row by row', async () => {
  const { check } = await importList({ dryRun: true })
  expect(check).toMatchObject({ ready: 2, faultyEvidence: 2, mapping: { evidenceUrl: 1, evidenceText: 2 } })
  expect(check?.rows).toMatchObject([
    { row: 3, email: 'tom@example.org', fault: 'evidenceUrlNotValid', evidence: 'nowhere' },
    { row: 4, fault: 'evidenceTextTooLong', evidence: 'x'.repeat(1001) },
  ])
})

test('previews only the faulty evidence that can be corrected', async () => {
  const faulty = Array.from({ length: CORRECTIONS_MAX + 1 }, (_, at) => `person${at}@example.org,nowhere ${at}`)
  const file = new File([['E-mail,Evidence address', ...faulty].join('\n')], 'list.csv')
  const { check } = await importList({ file, dryRun: true })
  const [last, beyond] = check?.rows.slice(-2) ?? []
  expect(last).toMatchObject({ row: CORRECTIONS_MAX, evidence: `nowhere ${CORRECTIONS_MAX - 1}` })
  expect(beyond).toMatchObject({ row: CORRECTIONS_MAX + 1, fault: 'evidenceUrlNotValid', evidence: '' })
})

test('sends a list with the evidence of each row, corrected evidence, or that of all', async () => {
  const corrections = [
    { row: 3, evidenceUrl: 'https://example.org/3' },
    { row: 4, evidenceText: '' },
  ]
  await importList({ corrections, evidenceText: 'For all' })
  await world.runJobs()
  expect(await recorded()).toEqual({
    'lea@example.org': [URL_1, ''],
    'max@example.org': ['', 'For all'],
    'tom@example.org': ['https://example.org/3', ''],
    'zoe@example.org': ['', 'For all'],
  })
})
