import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { folderPeople, folders, folderTemplates } from '#features/team/server/tables.ts'
import { countTemplates, listTemplates, searchTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { templates } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { issuerIdOf, makeContributor } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const MANY = 10_000
const FEW = 100
const ROUNDS = 60
const CHUNK = 500
/** For one page, and for a search over all categories with the newest twelve of each; a screen waits for either. */
const PAGE_MS = 60
const SEARCH_MS = 100
/** Folders of the contributor, which together hold every template of the community. */
const FOLDERS = 200
/** What a contributor's rights may add to a call. */
const RIGHTS_MS = 2

const WORDS = ['Éscalade', 'glace', 'tête', 'bénévole', 'first aid', 'route', 'rope', 'belay', 'summit', 'Œuvre']
const SEARCHES = ['ice', 'tete', 'oeuvre', 'rope 99', 'zzz', 'benevole']

const world = await openWorld()
try {
  const [few, many] = [await communityOf(FEW), await communityOf(MANY)]
  const contributor = await contributorOf(await communityOf(MANY, 'contributor'))
  for (const table of ['templates', 'folders', 'folder_people', 'folder_templates'])
    await world.ctx().db.execute(`analyze ${table}`)
  const first = await pair((token) => world.call(listTemplates, { type: 'basic' }, { token }))
  const last = await pair((token, count) => {
    const pageNumber = Math.max(1, Math.floor(count / CATEGORIES.length / 24))
    return world.call(listTemplates, { type: 'basic', pageNumber }, { token })
  })
  const cursors = new Map<string, string>()
  for (const [token, count] of [
    [few, FEW],
    [many, MANY],
  ] as const) {
    const pageNumber = Math.max(1, Math.floor(count / CATEGORIES.length / 24))
    const { first } = await world.call(listTemplates, { type: 'basic', pageNumber }, { token })
    cursors.set(token, first)
  }
  const byCursor = await pair((token) =>
    world.call(listTemplates, { type: 'basic', after: cursors.get(token) ?? '' }, { token }),
  )
  const search = await pair((token, _, at) =>
    world.call(searchTemplates, { search: SEARCHES[at % SEARCHES.length] ?? '' }, { token }),
  )
  const row = (figure: string, most: number, { value, peer }: { value: number; peer: number }) => ({
    figure: `${figure}, ${MANY} templates, median`,
    value,
    unit: 'ms',
    goal: { most },
    peer: { name: `${FEW} templates`, value: peer },
  })
  const asBoth = async (ask: (token: string, at: number) => Promise<unknown>) => {
    const times = { admin: [] as number[], contributor: [] as number[] }
    // In turn, so that other work of the machine affects both.
    for (let at = 0; at < ROUNDS; at++) {
      times.admin.push(await msOf(() => ask(many, at)))
      times.contributor.push(await msOf(() => ask(contributor, at)))
    }
    const peer = medianOf(times.admin)
    return { value: medianOf(times.contributor) - peer, peer }
  }
  const rights = {
    counts: await asBoth((token) => world.call(countTemplates, {}, { token })),
    list: await asBoth((token) => world.call(listTemplates, { type: 'basic' }, { token })),
    search: await asBoth((token, at) =>
      world.call(searchTemplates, { search: SEARCHES[at % SEARCHES.length] ?? '' }, { token }),
    ),
  }
  const added = (call: keyof typeof rights) => ({
    figure: `added by the rights of a contributor in ${FOLDERS} folders: ${call}`,
    value: rights[call].value,
    unit: 'ms',
    goal: { most: RIGHTS_MS },
    peer: { name: "the admin's call", value: rights[call].peer },
  })
  printTable([
    row('first page of a list', PAGE_MS, first),
    row('last page of a list, by its number', PAGE_MS, last),
    row('last page of a list, by a cursor', PAGE_MS, byCursor),
    row('search', SEARCH_MS, search),
    added('counts'),
    added('list'),
    added('search'),
  ])

  async function pair(ask: (token: string, count: number, at: number) => Promise<unknown>) {
    const peer = await median((at) => ask(few, FEW, at))
    return { value: await median((at) => ask(many, MANY, at)), peer }
  }
} finally {
  await world.close()
}

async function median(run: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < ROUNDS; at++) times.push(await msOf(() => run(at)))
  return medianOf(times)
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** A community with a number of templates over the six categories; returns its token. */
async function communityOf(count: number, name = ''): Promise<string> {
  const { issuerId, token } = await signUpIssuer(world, `Bench ${count} ${name}`.trim())
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    issuerId,
    category: CATEGORIES[at % CATEGORIES.length] ?? 'basic',
    contractState: at % 3 ? ('stored' as const) : ('none' as const),
    lang: 'fr' as const,
    name: `${WORDS[at % WORDS.length]} ${WORDS[Math.floor(at / 10) % WORDS.length]} ${at}`,
    description: 'An example.',
    criteria: 'An example.',
    imageCid: '',
    themeBgColor: '#211970',
    themeTextColor: '#FFFFFF',
    themeCardEffect: 'glare' as const,
    themeTextureImageURL: 'texture_1',
    themeIsLogoBack: true,
    themeShape: 'shape_1',
    timestamped: false,
    createdAt: new Date(Date.now() - at * 1000),
    updatedAt: new Date(),
  }))
  for (let at = 0; at < rows.length; at += CHUNK) {
    await world
      .ctx()
      .db.insert(templates)
      .values(rows.slice(at, at + CHUNK))
  }
  return token
}

/** Makes the session of a community a contributor's, with the right to edit in folders that hold all of its templates. */
async function contributorOf(token: string): Promise<string> {
  const { db } = world.ctx()
  const issuerId = await issuerIdOf(world, token)
  const { folderId } = await makeContributor(world, token, { rights: 'edit', templateIds: [] })
  const [person] = await db.select().from(folderPeople).where(eq(folderPeople.folderId, folderId))
  if (!person) throw new Error('The folder has nobody')
  const ids = await db.select({ id: templates.id }).from(templates).where(eq(templates.issuerId, issuerId))
  const each = ids.length / FOLDERS
  for (let at = 0; at < FOLDERS; at++) {
    const id = newId()
    await db.insert(folders).values({ id, issuerId, name: `Folder ${at}`, createdAt: new Date() })
    await db.insert(folderPeople).values({ ...person, folderId: id })
    const own = ids.slice(at * each, (at + 1) * each)
    await db.insert(folderTemplates).values(own.map(({ id: templateId }) => ({ folderId: id, templateId, issuerId })))
  }
  return token
}
