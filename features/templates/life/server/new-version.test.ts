import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLeaf } from '#features/ledger/server/find-leaf.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { delegations, templates, templateVersions } from '../../server/tables.ts'
import { signUpIssuer, templateForm } from '../../server/testing-issuer.ts'

type Given = Parameters<typeof templateForm>[0]

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const signedIn = () => ({ token: issuer.token })
const create = async (given: Given) => world.call(contract.createTemplate, await templateForm(given), signedIn())
const publish = (templateId: string) => world.call(contract.publishTemplate, { templateId }, signedIn())
const read = (templateId: string) => world.call(contract.getTemplate, { templateId }, signedIn())
const remove = (templateId: string) => world.call(contract.deleteTemplate, { templateId }, signedIn())
const update = async (id: string, given: Given, version?: number) =>
  world.call(contract.updateTemplate, { ...(await templateForm(given)), image: undefined, id, version }, signedIn())
const setState = (id: string, contractState: 'pending' | 'failed') =>
  issuer.ctx.db.update(templates).set({ contractState }).where(eq(templates.id, id))
const published = async (given: Given) => {
  const made = await create(given)
  await world.runJobs()
  return made
}
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { key: string }).key] : []))

test('anchors a change of a published template as its next version, beside the first', async () => {
  const first = await published({ name: 'Before' })
  const second = await update(first.templateId, { name: 'After', description: 'Otherwise.' })
  expect(second.callbackId).not.toBe('')
  await world.runJobs()
  expect(await readOperation(issuer.ctx, second.callbackId)).toMatchObject({ status: 'success' })
  expect(await read(first.templateId)).toMatchObject({
    version: 2,
    hash: second.hash,
    contractState: 'stored',
    data: { name: 'After', description: 'Otherwise.' },
  })
  for (const { hash } of [first, second]) {
    expect((await read(hash.slice(2))).id).toBe(first.templateId)
    expect(await findLeaf(issuer.ctx, hash)).toMatchObject({ entry: { kind: 'template', hash } })
  }
  const named = await issuer.ctx.db.select().from(delegations).where(eq(delegations.templateId, first.templateId))
  expect(named).toHaveLength(1)
})

test('delegates a raised quantity too', async () => {
  const { templateId } = await published({ name: 'Few', limit: 3 })
  await update(templateId, { name: 'More', limit: 10 })
  await world.runJobs()
  const rows = await issuer.ctx.db.select().from(delegations).where(eq(delegations.templateId, templateId))
  expect(rows.map(({ maxCount }) => maxCount).sort((a, b) => a - b)).toEqual([3, 7])
  expect((await read(templateId)).counts.remaining).toBe(10)
})

test("draws each version's card as it was", async () => {
  const first = await published({ name: 'Drawn once' })
  const headers = { host: new URL(world.config.publicUrl).host }
  const draw = async (hash: string) => {
    const url = `/cards/${first.templateId}/${hash.slice(2)}.png?w=160`
    return (await world.app.inject({ url, headers })).rawPayload
  }
  const before = await draw(first.hash)
  const second = await update(first.templateId, { name: 'Drawn twice', themeBgColor: '#7A1F3D' })
  await world.runJobs()
  expect((await draw(first.hash)).equals(before)).toBe(true)
  expect((await draw(second.hash)).equals(before)).toBe(false)
})

describe('simultaneous calls', () => {
  test('accept one of two changes of a published template and refuse the other', async () => {
    const { templateId } = await published({ name: 'Raced' })
    const outcomes = await Promise.allSettled([
      update(templateId, { name: 'This' }, 1),
      update(templateId, { name: 'That' }, 1),
    ])
    expect(['templateInUse', 'templateBeingCreated']).toContain(refusals(outcomes)[0])
    expect(refusals(outcomes)).toHaveLength(1)
    await world.runJobs()
    const versions = await issuer.ctx.db
      .select()
      .from(templateVersions)
      .where(eq(templateVersions.templateId, templateId))
    expect(versions.map(({ version }) => version).sort()).toEqual([1, 2])
    expect((await read(templateId)).version).toBe(2)
  })

  test('publish a draft changed meanwhile with the hash of its final fields', async () => {
    const { templateId } = await create({ name: 'As draft', draft: true })
    const outcomes = await Promise.allSettled([publish(templateId), update(templateId, { name: 'Late' }, 0)])
    expect(outcomes[0]?.status).toBe('fulfilled')
    await world.runJobs()
    const [version] = await issuer.ctx.db
      .select()
      .from(templateVersions)
      .where(eq(templateVersions.templateId, templateId))
    const { data, hash, contractState } = await read(templateId)
    expect(contractState).toBe('stored')
    expect(version).toMatchObject({ hash, fields: { name: data.name } })
  })

  test('change or delete a template completely, never by half', async () => {
    const { templateId } = await published({ name: 'Both' })
    const outcomes = await Promise.allSettled([remove(templateId), update(templateId, { name: 'Changed' }, 1)])
    await world.runJobs()
    const [row] = await issuer.ctx.db.select().from(templates).where(eq(templates.id, templateId))
    const [isDeleted, isChanged] = outcomes.map(({ status }) => status === 'fulfilled')
    expect(isDeleted || isChanged).toBe(true)
    expect([row?.deletedAt !== null, row?.version]).toEqual([isDeleted, isChanged ? 2 : 1])
  })

  testOnPostgres('deletes a template once when two people delete it concurrently', async () => {
    const { templateId } = await published({ name: 'Gone once' })
    const outcomes = await Promise.allSettled([remove(templateId), remove(templateId)])
    expect(refusals(outcomes)).toEqual(['notFound'])
  })
})

test('refuses to change or delete a template while it is anchored (2001), or to change a failed one', async () => {
  const { templateId } = await published({ name: 'Under way' })
  await setState(templateId, 'pending')
  const refused = { key: 'templateBeingCreated', code: 2001 }
  await expect(update(templateId, { name: 'No' })).rejects.toMatchObject(refused)
  await expect(remove(templateId)).rejects.toMatchObject(refused)
  await setState(templateId, 'failed')
  await expect(update(templateId, { name: 'No' })).rejects.toMatchObject({ key: 'templateFailed' })
})

test('hides a deleted template, and still serves the pages that its badges link to', async () => {
  const { templateId, hash } = await published({ name: 'Hidden' })
  const { callbackId } = await remove(templateId)
  await world.runJobs()
  expect(await readOperation(issuer.ctx, callbackId)).toMatchObject({ status: 'success' })
  await expect(read(templateId)).rejects.toMatchObject({ status: 404 })
  await expect(publish(templateId)).rejects.toMatchObject({ status: 404 })
  const { templates: listed } = await world.call(
    contract.listTemplates,
    { type: 'basic', search: 'Hidden' },
    signedIn(),
  )
  expect(listed).toEqual([])
  const headers = { host: new URL(world.config.publicUrl).host }
  for (const url of [`/cards/${templateId}/${hash.slice(2)}.png?w=160`, `/achievements/${templateId}`]) {
    expect((await world.app.inject({ url, headers })).statusCode).toBe(200)
  }
})

test('finds names of every category, ignoring case and accents, newest first', async () => {
  await create({ name: 'Été en montagne', draft: true })
  world.advance(1000)
  await create({ name: 'ETE indien', draft: true })
  const role = { category: 'role', name: "Chef d'été", hexColorRef: '#0A7A4C' } as const
  await create({ ...role, image: undefined, draft: true })
  const { groups } = await world.call(contract.searchTemplates, { search: 'ete ' }, signedIn())
  expect(
    groups.map(({ category, totalCount, templates: all }) => [category, totalCount, all.map(({ name }) => name)]),
  ).toEqual([
    ['basic', 2, ['ETE indien', 'Été en montagne']],
    ['role', 1, ["Chef d'été"]],
  ])
  expect((await world.call(contract.searchTemplates, { search: '%' }, signedIn())).groups).toEqual([])
})
