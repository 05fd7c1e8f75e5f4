import { newId } from '#base/ids.ts'
import { getAccess, listPeople } from '#features/team/access-contract.ts'
import { folderPeople, folders, folderTemplates, teamPeople } from '#features/team/server/tables.ts'
import { getTemplate, listTemplates, searchTemplates } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { insertRows } from '#platform/insert-rows.ts'
import { openSession } from '#platform/sessions.ts'
import { mintToken } from '#platform/tokens.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf } from './measuring.ts'
import { printTable } from './print-table.ts'
import { templateRows } from './template-rows.ts'

const MANY = { folders: 200, people: 2_000, templates: 10_000 }
const FEW = { folders: 10, people: 100, templates: 500 }
/** Folders of each person. */
const FOLDERS_EACH = 3
const ROUNDS = 40
const ACCESS_MS = 50
const PAGE_MS = 50
/** What reading a contributor's rights may add to a call. */
const RIGHTS_MS = 2

const world = await openWorld()
try {
  const [few, many] = [await communityOf(FEW), await communityOf(MANY)]
  await world.ctx().db.execute('analyze')
  const access = await pair(({ admin }) => world.call(getAccess, {}, { token: admin }))
  const lastPage = await pair(({ admin, people }) =>
    world.call(listPeople, { pageNumber: Math.ceil(people / 20) }, { token: admin }),
  )
  const found = await pair(({ admin }) => world.call(listPeople, { search: '99@' }, { token: admin }))
  const row = (figure: string, most: number, { value, peer }: Awaited<ReturnType<typeof pair>>) => ({
    figure: `${figure}, ${MANY.folders} folders and ${MANY.people} people, median`,
    value,
    unit: 'ms',
    goal: { most },
    peer: { name: `${FEW.folders} and ${FEW.people}`, value: peer },
  })
  printTable([
    row('access page', ACCESS_MS, access),
    row('last page of people', PAGE_MS, lastPage),
    row('search for people', PAGE_MS, found),
    await rightsIn('first page of a list', (token) => world.call(listTemplates, { type: 'basic' }, { token })),
    await rightsIn('search of templates', (token) => world.call(searchTemplates, { search: 'rope' }, { token })),
    await rightsIn('one template', (token) =>
      world.call(getTemplate, { templateId: many.templateIds.at(-1) ?? '' }, { token }),
    ),
  ])

  async function pair(ask: (community: Community) => Promise<unknown>) {
    const peer = await medianMs(() => ask(few))
    return { value: await medianMs(() => ask(many)), peer }
  }

  /** What a contributor of all folders waits for longer than an admin; measured in turn, so that load affects both. */
  async function rightsIn(figure: string, ask: (token: string) => Promise<unknown>) {
    const [admins, contributors]: number[][] = [[], []]
    for (let at = 0; at < ROUNDS; at++) {
      admins?.push(await msOf(() => ask(many.admin)))
      contributors?.push(await msOf(() => ask(many.contributor)))
    }
    const admin = medianOf(admins ?? [])
    return {
      figure: `rights of a contributor in ${figure}, ${MANY.templates} templates, median`,
      value: medianOf(contributors ?? []) - admin,
      unit: 'ms',
      goal: { most: RIGHTS_MS },
      peer: { name: "an admin's whole call", value: admin },
    }
  }
} finally {
  await world.close()
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let at = 0; at < ROUNDS; at++) times.push(await msOf(run))
  return medianOf(times)
}

type Community = Awaited<ReturnType<typeof communityOf>>

/**
 * A community with folders that share its templates, and people in some folders each; one contributor is in all of them.
 */
async function communityOf(size: typeof MANY) {
  const { db } = world.ctx()
  const { issuerId, token: admin } = await signUpIssuer(world, `Bench ${size.people}`)
  const now = world.now()
  const rows = templateRows(issuerId, size.templates)
  await insertRows(db, templates, rows)
  const folderIds = Array.from({ length: size.folders }, () => newId())
  await insertRows(
    db,
    folders,
    folderIds.map((id, at) => ({ id, issuerId, name: `Folder ${at}`, createdAt: now })),
  )
  const folderAt = (at: number) => folderIds[at % folderIds.length] ?? ''
  const pairs = rows.map(({ id }, at) => ({ folderId: folderAt(at), templateId: id, issuerId }))
  await insertRows(db, folderTemplates, pairs)
  const emails = Array.from({ length: size.people }, (_, at) => `person${at}@example.org`)
  const dates = { invitedAt: now, registrationDate: now, lastConnectionAt: now }
  await insertRows(
    db,
    teamPeople,
    emails.map((email) => ({ issuerId, email, ...dates })),
  )
  const [everywhere = ''] = emails
  const isIn = emails.flatMap((email, at) =>
    (email === everywhere ? folderIds : Array.from({ length: FOLDERS_EACH }, (_, n) => folderAt(at + n))).map(
      (folderId) => ({ folderId, email, issuerId, rights: 'edit' as const }),
    ),
  )
  await insertRows(db, folderPeople, isIn)
  const session = { kind: 'studio', email: everywhere, issuerId, isContributor: 1 } as const
  const { id: sessionId } = await openSession(world.ctx(), session)
  const contributor = await mintToken(world.config, { audience: 'studio', sessionId, now })
  return { admin, contributor, people: size.people, templateIds: rows.map(({ id }) => id) }
}
