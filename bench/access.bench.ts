import { newId } from '#base/ids.ts'
import { getAccess, listPeople } from '#features/team/folders/contract.ts'
import { folderPeople, folders, folderTemplates, teamPeople } from '#features/team/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const MANY = { folders: 200, people: 2_000 }
const FEW = { folders: 10, people: 100 }
/** Templates of each folder, and folders of each person. */
const TEMPLATES_EACH = 50
const FOLDERS_EACH = 3
const PAGE = 20
const ROUNDS = 40
const ACCESS_MS = 50

const world = await openWorld()
try {
  const [few, many] = [await communityOf(FEW), await communityOf(MANY)]
  await world.ctx().db.execute('analyze')
  const access = await pair((token) => world.call(getAccess, {}, { token }))
  const lastPage = await pair((token, { people }) =>
    world.call(listPeople, { pageNumber: Math.ceil(people / PAGE) }, { token }),
  )
  const search = await pair((token) => world.call(listPeople, { search: '9@' }, { token }))
  const row = (figure: string, { value, peer }: Awaited<ReturnType<typeof pair>>) => ({
    figure: `${figure}, ${MANY.folders} folders and ${MANY.people} people, median`,
    value,
    unit: 'ms',
    goal: { most: ACCESS_MS },
    peer: { name: `${FEW.folders} and ${FEW.people}`, value: peer },
  })
  printTable([row('access page', access), row('last page of people', lastPage), row('search for people', search)])

  async function pair(ask: (token: string, size: typeof MANY) => Promise<unknown>) {
    const times = { few: [] as number[], many: [] as number[] }
    // In turn, so that other work of the machine affects both.
    for (let at = 0; at < ROUNDS; at++) {
      times.few.push(await msOf(() => ask(few, FEW)))
      times.many.push(await msOf(() => ask(many, MANY)))
    }
    return { value: medianOf(times.many), peer: medianOf(times.few) }
  }
} finally {
  await world.close()
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** A community with folders of templates, and people in some of them each; returns its token. */
async function communityOf(size: typeof MANY): Promise<string> {
  const { db } = world.ctx()
  const { issuerId, token } = await signUpIssuer(world, `Bench ${size.people}`)
  const at = world.now()
  const folderIds = Array.from({ length: size.folders }, () => newId())
  const emails = Array.from({ length: size.people }, (_, n) => `person${n}@example.org`)
  await insertRows(
    db,
    folders,
    folderIds.map((id, n) => ({ id, issuerId, name: `Folder ${n}`, createdAt: at })),
  )
  // Folders only name templates, which need not exist here.
  const templates = folderIds.flatMap((folderId) =>
    Array.from({ length: TEMPLATES_EACH }, () => ({ folderId, templateId: newId(), issuerId })),
  )
  await insertRows(db, folderTemplates, templates)
  await insertRows(
    db,
    teamPeople,
    emails.map((email) => ({ issuerId, email, invitedAt: at, registrationDate: at, lastConnectionAt: at })),
  )
  const people = emails.flatMap((email, n) =>
    Array.from({ length: FOLDERS_EACH }, (_, more) => ({
      folderId: folderIds[(n + more) % folderIds.length] ?? '',
      email,
      issuerId,
      rights: 'edit' as const,
    })),
  )
  await insertRows(db, folderPeople, people)
  return token
}
