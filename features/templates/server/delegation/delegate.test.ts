import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOperation, startOperation } from '#platform/operations/operations.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { anchorTemplateGaveUp } from '../../life/server/job-anchor-template.ts'
import { templates } from '../tables.ts'
import { signUpIssuer, templateForm } from '../testing-issuer.ts'
import { takeDelegation } from './take-delegation.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const create = async (given: Parameters<typeof templateForm>[0]) =>
  world.call(contract.createTemplate, await templateForm(given), { token: issuer.token })
const setState = (templateId: string, contractState: 'failed' | 'pending') =>
  issuer.ctx.db.update(templates).set({ contractState }).where(eq(templates.id, templateId))

test('keeps a limit used up when the template is anchored again', async () => {
  const { templateId } = await create({ name: 'Three', limit: 3 })
  await takeDelegation(issuer.ctx, templateId, 3)
  await world.runJobs()
  await setState(templateId, 'failed')
  await world.call(contract.publishTemplate, { templateId }, { token: issuer.token })
  await world.runJobs()
  await expect(takeDelegation(issuer.ctx, templateId, 1)).rejects.toMatchObject({ key: 'delegationEnded' })
})

test('marks an anchoring killed at every try as failed and ends its operation', async () => {
  const { templateId } = await create({ name: 'Killed', draft: true })
  await setState(templateId, 'pending')
  const operationId = await startOperation(issuer.ctx, {
    kind: 'publish-template',
    issuerId: issuer.issuerId,
    subjectId: templateId,
  })
  await anchorTemplateGaveUp(world.ctx({ kind: 'system', job: 'test' }), { templateId, operationId })
  expect(await readOperation(issuer.ctx, operationId)).toMatchObject({ status: 'error', message: 'transactionFailed' })
  const { contractState } = await world.call(contract.getTemplate, { templateId }, { token: issuer.token })
  expect(contractState).toBe('failed')
})
