import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followEvents } from '#features/issuers/server/follow-events.ts'
import { folderPeople } from '#features/team/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

let world: World
let admin = ''
let issuerId = ''
const templates = { mine: '', theirs: '' }

beforeAll(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'ada@example.org')).token
  issuerId = await issuerIdOf(world, admin)
  templates.mine = (await makeTemplate(world, admin)).templateId
  templates.theirs = (await makeTemplate(world, admin)).templateId
  await world.runJobs()
})
afterAll(() => world.close())

const happen = (subjectId: string) =>
  inTransaction(world.ctx(), (ctx) => recordEvent(ctx, { action: 'template.changed', issuerId, subjectId }))
const sendTo = (templateId: string) =>
  world.call(createSessions, { templateId, emails: ['lea@example.org'] }, { token: admin })

async function follow(email: string) {
  const { actor } = await joinFolder(world, { issuerId, email, templateIds: [templates.mine] })
  const stopped = new AbortController()
  const changes = followEvents(world.ctx(actor), {}, stopped.signal)
  await changes.next()
  return { changes, stopped }
}

test("a contributor's stream reports what belongs to their folders", async () => {
  const { changes, stopped } = await follow('max@example.org')
  const next = changes.next()
  const theirs = await sendTo(templates.theirs)
  const mine = await sendTo(templates.mine)
  const seen = new Set<string>()
  for (let state = await next; !seen.has(templates.mine); state = await changes.next())
    for (const { subjectId } of state.value?.changes ?? []) seen.add(subjectId)
  expect(seen).not.toContain(templates.theirs)
  expect(seen).not.toContain(theirs.sendId)
  expect(mine.sendId).not.toBe('')
  stopped.abort()
})

test('a right that ends while the stream is open is reported once, and then nothing of the folder', async () => {
  const { changes, stopped } = await follow('zoe@example.org')
  const next = changes.next()
  await world.ctx().db.delete(folderPeople).where(eq(folderPeople.email, 'zoe@example.org'))
  await happen(templates.mine)
  expect((await next).value?.changes).toEqual([{ kind: 'template.rights', subjectId: '' }])
  const silent = changes.next()
  await happen(templates.mine)
  stopped.abort()
  expect((await silent).value?.changes ?? []).toEqual([])
})
