import { afterAll, beforeAll, describe, expect } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createSessions, preflight } from '#features/sends/contract.ts'
import { listRecipientLists } from '#features/sends/lists/contract.ts'
import { listRunningSends } from '#features/sends/running/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import {
  countTemplates,
  getTemplate,
  listAllTemplates,
  listTemplates,
  listVersions,
  searchTemplates,
} from '#features/templates/contract.ts'
import { listTemplateNames } from '#features/templates/list/contract.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { statementsOf } from '#testing/statements.ts'
import { mailedLink, makeContributor, makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

const EMAIL = 'ada@example.org'
let world: World
let templateId = ''
let admin = ''
let contributor = ''

beforeAll(async () => {
  world = await openWorld()
  admin = (await signUp(world, EMAIL)).token
  templateId = (await makeTemplate(world, admin)).templateId
  contributor = (await world.call(finalizeLink, { token: (await mailedLink(world, EMAIL)).token })).token
  await makeContributor(world, contributor, { rights: 'create' })
  await world.runJobs()
})
afterAll(() => world.close())

const CALLS: [string, (token: string) => Promise<unknown>][] = [
  ['countTemplates', (token) => world.call(countTemplates, {}, { token })],
  ['listTemplates', (token) => world.call(listTemplates, { type: 'basic' }, { token })],
  ['listAllTemplates', (token) => world.call(listAllTemplates, {}, { token })],
  ['searchTemplates', (token) => world.call(searchTemplates, { search: '' }, { token })],
  ['listTemplateNames', (token) => world.call(listTemplateNames, {}, { token })],
  ['getTemplate', (token) => world.call(getTemplate, { templateId }, { token })],
  ['listVersions', (token) => world.call(listVersions, { templateId }, { token })],
  ['getOwnRights', (token) => world.call(getOwnRights, {}, { token })],
  ['listSessions', (token) => world.call(listSessions, { templateId }, { token })],
  ['preflight', (token) => world.call(preflight, { templateId, emails: ['lea@example.org'] }, { token })],
  [
    'createSessions',
    (token) => world.call(createSessions, { templateId, sessionNumber: 1, emails: ['lea@example.org'] }, { token }),
  ],
  ['listRunningSends', (token) => world.call(listRunningSends, {}, { token })],
  ['listRecipientLists', (token) => world.call(listRecipientLists, {}, { token })],
  ['listNotices', (token) => world.call(listNotices, {}, { token })],
]
/** Where rights are written. */
const RIGHTS = /"?(?:folders|folder_people|folder_templates|folder_mails|team_people)"?\b/

describe.each(CALLS)('%s', (name, call) => {
  testOnPostgres('reads no rights for an admin', async () => {
    const statements = await statementsOf(world, () => call(admin))
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.filter((text) => RIGHTS.test(text))).toEqual([])
  })

  testOnPostgres('reads those of a contributor', async () => {
    const statements = await statementsOf(world, () => call(contributor))
    expect(
      statements.filter((text) => RIGHTS.test(text)),
      name,
    ).not.toEqual([])
  })
})
