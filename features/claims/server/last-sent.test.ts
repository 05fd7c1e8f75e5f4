import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate, listTemplates } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('lists templates by their last send, then unsent ones by age, page by page', async () => {
  const { token, templateId: first } = await startSending(world, { name: 'first' })
  const make = async (name: string, draft = false) => {
    world.advance(1000)
    return (await world.call(createTemplate, await templateForm({ name, draft }), { token })).templateId
  }
  const second = await make('second')
  await make('third')
  await make('draft', true)
  await world.runJobs()
  const send = async (templateId: string) => {
    world.advance(1000)
    await world.call(createSessions, { templateId, emails: ['lea@example.org'] }, { token })
  }
  const shown = async (given: object = {}) => {
    const { templates } = await world.call(listTemplates, { type: 'basic', order: 'sent', ...given }, { token })
    return templates.map(({ data }) => data.name)
  }
  await send(first)
  await send(second)
  expect(await shown()).toEqual(['second', 'first', 'draft', 'third'])
  await send(first)
  expect(await shown()).toEqual(['first', 'second', 'draft', 'third'])
  expect(await shown({ pageSize: 3, pageNumber: 2 })).toEqual(['third'])
  expect(await shown({ status: 'published' })).toEqual(['first', 'second', 'third'])
})
