import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALIGNMENT_TYPES as STANDARD_TYPES } from '#credentials/badges/badge-shapes.ts'
import { templateHash } from '#credentials/badges/template-hash.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { templateAtVersion } from '../../life/server/template-at-version.ts'
import { findTemplate } from '../../server/find-template.ts'
import { publicFields } from '../../server/public-fields.ts'
import { templates } from '../../server/tables.ts'
import { signUpIssuer, templateForm } from '../../server/testing-issuer.ts'
import { ALIGNMENT_TYPES } from '../rules.ts'

type Given = Parameters<typeof templateForm>[0]

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const create = async (given: Given) => world.call(contract.createTemplate, await templateForm(given), as())
const read = (templateId: string) => world.call(contract.getTemplate, { templateId }, as())
const update = async (id: string, given: Given) =>
  world.call(contract.updateTemplate, { ...(await templateForm(given)), image: undefined, id }, as())
const rowOf = async (templateId: string) => {
  const row = await findTemplate(issuer.ctx, templateId)
  if (!row) throw new Error('No such template')
  return row
}

const KNOTS = {
  targetName: 'Tie knots',
  targetUrl: 'https://skills.example.org/knots?level=2',
  targetFramework: 'Climbing skills',
  targetCode: 'K-2',
  targetType: 'ceasn:Competency',
} as const
const BELAY = { targetName: 'Belay', targetUrl: 'https://skills.example.org/belay' }
const EMPTY = { targetFramework: '', targetCode: '', targetType: '' }
const FULL: Given = { alignment: [KNOTS, BELAY], tags: ['climbing', ' rope '], credits: 2.5, suspendable: true }
const NONE = { alignment: [], tags: [], credits: 0, suspendable: false }

test('knows the types of an alignment that the standard has', () => {
  expect([...ALIGNMENT_TYPES]).toEqual([...STANDARD_TYPES])
})

test('keeps skills, tags, credits and suspension, which a template has none of at first', async () => {
  const { templateId } = await create({ ...FULL, draft: true })
  expect((await read(templateId)).data).toMatchObject({
    alignment: [KNOTS, { ...BELAY, ...EMPTY }],
    tags: ['climbing', 'rope'],
    credits: 2.5,
    suspendable: true,
  })
  const bare = await create({ draft: true })
  expect((await read(bare.templateId)).data).toMatchObject(NONE)
})

test('has them in the hash of a version only where they are set', async () => {
  const { templateId, hash } = await create(FULL)
  const fields = publicFields(await rowOf(templateId), 'did:sdi:0x1')
  expect(fields).toMatchObject({
    alignment: [KNOTS, BELAY],
    tags: ['climbing', 'rope'],
    credits: 2.5,
    suspendable: true,
  })
  expect(hash).not.toBe('')
  const bare = publicFields(await rowOf((await create({})).templateId), 'did:sdi:0x1')
  const names = Object.keys(bare)
  for (const name of ['alignment', 'tags', 'credits', 'suspendable']) expect(names).not.toContain(name)
  expect(templateHash({ ...bare, tags: ['x'] })).not.toBe(templateHash(bare))
})

test('keeps the address of a skill as its badges state it, in ASCII', async () => {
  const targetUrl = 'https://skills.example.org/\u0001\u0085\ufffe\u007fé'
  const { templateId } = await create({ alignment: [{ ...BELAY, targetUrl }] })
  const kept = 'https://skills.example.org/%01%C2%85%EF%BF%BE%7F%C3%A9'
  expect(publicFields(await rowOf(templateId), 'did:sdi:0x1').alignment).toEqual([{ ...BELAY, targetUrl: kept }])
})

describe('a new version', () => {
  test('takes them over, and an older version reads as it was published', async () => {
    const { templateId } = await create({})
    await world.runJobs()
    await update(templateId, FULL)
    await world.runJobs()
    const { versions } = await world.call(contract.listVersions, { templateId }, as())
    expect(versions.map(({ data }) => data.credits)).toEqual([2.5, 0])
    expect(versions[1]?.data).toMatchObject(NONE)
    const now = await rowOf(templateId)
    expect(await templateAtVersion(issuer.ctx, now, 2)).toMatchObject({ credits: 2.5, suspendable: true })
    expect(await templateAtVersion(issuer.ctx, now, 1)).toMatchObject(NONE)
  })

  test('can drop them again', async () => {
    const { templateId } = await create(FULL)
    await world.runJobs()
    await update(templateId, {})
    expect((await read(templateId)).data).toMatchObject(NONE)
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...BELAY, targetUrl: `https://a.example/${n}` }))

test.each<[string, Given]>([
  ['alignmentNameMissing', { alignment: [{ ...KNOTS, targetName: ' ' }] }],
  ['alignmentTextTooLong', { alignment: [{ ...KNOTS, targetName: 'x'.repeat(201) }] }],
  ['alignmentTextTooLong', { alignment: [{ ...KNOTS, targetFramework: 'x'.repeat(201) }] }],
  ['alignmentTextTooLong', { alignment: [{ ...KNOTS, targetCode: 'x'.repeat(201) }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: '' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'http://a.internal/' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'http://127.0.0.1/' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'data:text/html,x' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'ftp://a.example/' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'javascript:alert(1)' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'https://me@a.example/' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'https://localhost/' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: 'https://a.example/a b' }] }],
  ['alignmentUrlInvalid', { alignment: [{ ...KNOTS, targetUrl: `https://a.example/${'x'.repeat(2000)}` }] }],
  ['alignmentTypeInvalid', { alignment: [{ ...KNOTS, targetType: 'Skill' as 'CTDL' }] }],
  ['alignmentTwice', { alignment: [KNOTS, BELAY, { ...KNOTS, targetCode: '' }] }],
  ['alignmentTwice', { alignment: [BELAY, { ...BELAY, targetUrl: 'HTTPS://Skills.example.org/belay' }] }],
  ['alignmentsTooMany', { alignment: many(21) }],
  ['badgeTagTooLong', { tags: ['x'.repeat(51)] }],
  ['badgeTagCharacters', { tags: ['kno\u007Fts'] }],
  ['alignmentCharacters', { alignment: [{ ...KNOTS, targetName: 'Kno\u0001ts' }] }],
  ['badgeTagsTooMany', { tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }],
  ['creditsNotValid', { credits: -1 }],
  ['creditsNotValid', { credits: 100_001 }],
  ['creditsNotValid', { credits: 0.12345 }],
])('refuses %s and creates nothing', async (key, given) => {
  const name = `refused ${key}`
  await expect(create({ name, ...given })).rejects.toMatchObject({ key, status: 400 })
  expect(await issuer.ctx.db.select().from(templates).where(eq(templates.name, name))).toEqual([])
})

test('accepts the most of each', async () => {
  const tags = Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(50, 'x'))
  const { templateId } = await create({ alignment: many(20), tags, credits: 100_000, draft: true })
  const { data } = await read(templateId)
  expect([data.alignment.length, data.tags, data.credits]).toEqual([20, tags, 100_000])
})
