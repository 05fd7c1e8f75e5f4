import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#apps/server/testing.ts'
import * as contract from '../contract.ts'
import { signUpIssuer, templateForm } from './testing-issuer.ts'

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

test('templates are listed newest first, page by page, with the tabs’ counts', async () => {
  expect(await namesOf({})).toEqual([...NAMES].reverse())
  const second = await list({ pageNumber: 2, pageSize: 3 })
  expect(second.templates.map(({ data }) => data.name)).toEqual(['Escalade en tête'])
  expect(second.pagination).toEqual({ totalPages: 2, totalCount: 4 })
  expect(second.counts).toEqual({ all: 4, published: 1, unpublished: 3, ongoing: 0, finished: 0 })
  expect(await namesOf({ status: 'published' })).toEqual(['Ice and mixed'])
  expect(await namesOf({ status: 'unpublished', search: 'ice' })).toEqual([])
})

test('search is blind to case and accents, and takes wildcards as they are', async () => {
  expect(await namesOf({ search: 'TETE' })).toEqual(['Escalade en tête'])
  expect(await namesOf({ search: 'oeuvre' })).toEqual(['Œuvre collective'])
  expect(await namesOf({ search: '100%' })).toEqual(['100% grimpe'])
  expect(await namesOf({ search: '%' })).toEqual(['100% grimpe'])
  expect(await namesOf({ search: '_' })).toEqual([])
})

test('each category is counted, those without templates too', async () => {
  const { counts } = await world.call(contract.countTemplates, {}, { token })
  expect(counts).toEqual({ basic: 4, community: 0, participation: 0, ticket: 0, membership: 0, role: 0 })
  await expect(world.call(contract.countTemplates, {})).rejects.toMatchObject({ status: 401, code: 3000 })
})
