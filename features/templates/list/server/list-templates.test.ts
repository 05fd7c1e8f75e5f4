import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { signUpIssuer, templateForm } from '../../server/testing-issuer.ts'
import { listTemplateNames } from '../contract.ts'

let world: World
let token: string

const NAMES = ['Escalade en tête', 'Œuvre collective', '100% grimpe', 'Ice and mixed']

beforeAll(async () => {
  world = await openWorld()
  token = (await signUpIssuer(world, 'Cordée Lyon')).token
  for (const name of NAMES) {
    world.advance(1000)
    await world.call(contract.createTemplate, await templateForm({ name, draft: name !== 'Ice and mixed' }), { token })
  }
  await world.runJobs()
})
afterAll(() => world.close())

const list = (given: object) => world.call(contract.listTemplates, { type: 'basic', ...given }, { token })
const namesOf = async (given: object) => (await list(given)).templates.map(({ data }) => data.name)

test("lists templates newest first, page by page, with the tabs' counts", async () => {
  expect(await namesOf({})).toEqual([...NAMES].reverse())
  const second = await list({ pageNumber: 2, pageSize: 3 })
  expect(second.templates.map(({ data }) => data.name)).toEqual(['Escalade en tête'])
  expect(second.pagination).toEqual({ totalPages: 2, totalCount: 4 })
  expect(second.counts).toEqual({ all: 4, published: 1, unpublished: 3, ongoing: 0, finished: 0 })
  expect(await namesOf({ status: 'published' })).toEqual(['Ice and mixed'])
  expect(await namesOf({ status: 'unpublished', search: 'ice' })).toEqual([])
})

test('names all templates newest first, with category and state, and no deleted one', async () => {
  const community = (await signUpIssuer(world, 'Club des noms')).token
  const make = async (given: object) => {
    world.advance(1000)
    return world.call(contract.createTemplate, await templateForm({ draft: true, ...given }), { token: community })
  }
  const first = await make({ name: 'First' })
  const gone = await make({ name: 'Gone' })
  const last = await make({ name: 'Last', category: 'role', hexColorRef: '#c4391d' })
  await world.call(contract.deleteTemplate, { templateId: gone.templateId }, { token: community })
  expect(await world.call(listTemplateNames, {}, { token: community })).toEqual({
    templates: [
      { id: last.templateId, title: 'Last', category: 'role', state: 'none' },
      { id: first.templateId, title: 'First', category: 'basic', state: 'none' },
    ],
  })
})

test('pages by cursors in both directions while templates are added, even within one moment', async () => {
  const community = (await signUpIssuer(world, 'Club des pages')).token
  const make = async (name: string) =>
    world.call(contract.createTemplate, await templateForm({ name, draft: true }), { token: community })
  const ask = (given: object) =>
    world.call(contract.listTemplates, { type: 'basic', pageSize: 2, ...given }, { token: community })
  const names = ({ templates }: Awaited<ReturnType<typeof ask>>) => templates.map(({ data }) => data.name)
  // The clock does not move: all five share one instant.
  for (const name of ['a', 'b', 'c', 'd', 'e']) await make(name)
  const first = await ask({})
  const second = await ask({ after: first.last })
  world.advance(1000)
  await make('new')
  const third = await ask({ after: second.last })
  expect([...names(first), ...names(second), ...names(third)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(names(await ask({ before: third.first }))).toEqual(names(second))
  expect(names(await ask({ before: first.first }))).toEqual(['new'])
  expect(names(await ask({ after: third.last }))).toEqual([])
  expect((await ask({ after: third.last })).last).toBe('')
  // An invalid cursor is ignored.
  expect(names(await ask({ after: 'x' }))[0]).toBe('new')
})

test('sorts by name, ignoring accents, and by last change, page by page', async () => {
  const byName = ['100% grimpe', 'Escalade en tête', 'Ice and mixed', 'Œuvre collective']
  expect(await namesOf({ order: 'name' })).toEqual(byName)
  expect(await namesOf({ order: 'name', pageSize: 3, pageNumber: 2 })).toEqual(['Œuvre collective'])
  const { first, last } = await list({ order: 'name' })
  expect([first, last]).toEqual(['', ''])
  const oldest = (await list({})).templates.find(({ data }) => data.name === 'Escalade en tête')
  world.advance(1000)
  const edited = { id: oldest?.id ?? '', ...(await templateForm({ name: 'Escalade en tête', draft: true })) }
  await world.call(contract.updateTemplate, edited, { token })
  expect((await namesOf({ order: 'edited' }))[0]).toBe('Escalade en tête')
  expect((await namesOf({})).at(-1)).toBe('Escalade en tête')
})

test('ignores case and accents in a search, and matches wildcards literally', async () => {
  expect(await namesOf({ search: 'TETE' })).toEqual(['Escalade en tête'])
  expect(await namesOf({ search: 'oeuvre' })).toEqual(['Œuvre collective'])
  expect(await namesOf({ search: '100%' })).toEqual(['100% grimpe'])
  expect(await namesOf({ search: '%' })).toEqual(['100% grimpe'])
  expect(await namesOf({ search: '_' })).toEqual([])
})

test('counts each category, including empty ones', async () => {
  const { counts } = await world.call(contract.countTemplates, {}, { token })
  expect(counts).toEqual({ basic: 4, community: 0, participation: 0, ticket: 0, membership: 0, role: 0 })
  await expect(world.call(contract.countTemplates, {})).rejects.toMatchObject({ status: 401, code: 3000 })
})

test('lists the templates of all categories, newest first, page by page', async () => {
  const community = (await signUpIssuer(world, 'Club de tout')).token
  for (const category of ['basic', 'role'] as const) {
    world.advance(1000)
    const form = { ...(await templateForm({ name: category, draft: true })), category }
    await world.call(contract.createTemplate, form, { token: community })
  }
  const ask = (given: object) => world.call(contract.listAllTemplates, given, { token: community })
  const all = await ask({})
  expect(all.templates.map(({ data }) => data.badgeCategory)).toEqual(['role', 'basic'])
  expect(all.counts).toMatchObject({ basic: 1, role: 1, ticket: 0 })
  const second = await ask({ pageNumber: 2, pageSize: 1 })
  expect(second.templates.map(({ data }) => data.name)).toEqual(['basic'])
  expect(second.pagination).toEqual({ totalPages: 2, totalCount: 2 })
})

test('lists only the named templates, and none of another community', async () => {
  const community = (await signUpIssuer(world, 'Club des dossiers')).token
  const make = async (name: string) =>
    (await world.call(contract.createTemplate, await templateForm({ name, draft: true }), { token: community }))
      .templateId
  const ids = [await make('first'), await make('second'), await make('third')]
  const strange = (await list({})).templates.map(({ id }) => id)
  const named = await world.call(
    contract.listAllTemplates,
    { ids: [ids[0], ids[2], ...strange, 'unknown'].join(',') },
    { token: community },
  )
  expect(named.templates.map(({ data }) => data.name).sort()).toEqual(['first', 'third'])
  expect(named.pagination.totalCount).toBe(2)
})
