import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemplateFields, templateHash } from '#credentials/badges/template-hash.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { CATEGORIES, type Category, SECONDS_A_MONTH } from '../../rules.ts'
import { templates, templateVersions } from '../../server/tables.ts'
import { pictureFile, signUpIssuer, templateForm } from '../../server/testing-issuer.ts'

type Given = NonNullable<Parameters<typeof templateForm>[0]>

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/T.*/, 'T19:00:00Z')
const EVENT: Given = { startDate: soon(14), endDate: soon(15), location: 'Lyon, France', timeZone: 'Europe/Paris' }
const OF: Record<Category, Given> = {
  basic: { validity: 'duration', expirationDuration: SECONDS_A_MONTH, points: 5 },
  community: {},
  participation: { ...EVENT, limit: 120, points: -3 },
  ticket: { ...EVENT, optionName: true, optionSeat: true },
  membership: {},
  role: { hexColorRef: '#0A7A4C', themeShape: 'shape_6', timestamped: true },
}

const form = async (category: Category, given: Given = {}) => {
  const image = category === 'membership' ? await pictureFile(856, 540) : await pictureFile()
  return templateForm({ category, image, ...OF[category], ...given })
}
const create = async (category: Category, given: Given = {}) =>
  world.call(contract.createTemplate, await form(category, given), { token: issuer.token })
const update = async (category: Category, id: string, given: Given = {}) =>
  world.call(contract.updateTemplate, { ...(await form(category, given)), id }, { token: issuer.token })
const publish = (templateId: string) => world.call(contract.publishTemplate, { templateId }, { token: issuer.token })
const read = (templateId: string) => world.call(contract.getTemplate, { templateId }, { token: issuer.token })
const setRow = (id: string, change: Partial<typeof templates.$inferInsert>) =>
  issuer.ctx.db.update(templates).set(change).where(eq(templates.id, id))

describe('the life of a template', () => {
  test.each(CATEGORIES.filter((category) => category !== 'membership'))(
    'drafts, changes, publishes and anchors a %s by the hash of its public fields',
    async (category) => {
      const { templateId } = await create(category, { name: 'Before', draft: true })
      await update(category, templateId, { name: 'After', image: undefined })
      const { hash } = await publish(templateId)
      await world.runJobs()
      expect(await read(templateId)).toMatchObject({ contractState: 'stored', hash, data: { name: 'After' } })
      const [version] = await issuer.ctx.db
        .select()
        .from(templateVersions)
        .where(eq(templateVersions.templateId, templateId))
      expect(templateHash(version?.fields as TemplateFields)).toBe(hash)
      const second = await update(category, templateId, { name: 'Second' })
      await world.runJobs()
      expect(await read(templateId)).toMatchObject({ hash: second.hash, version: 2, data: { name: 'Second' } })
      const { versions } = await world.call(contract.listVersions, { templateId }, { token: issuer.token })
      expect(versions.map((each) => [each.version, each.hash, each.data.name])).toEqual([
        [2, second.hash, 'Second'],
        [1, hash, 'After'],
      ])
    },
  )

  test("gives a membership card the issuer's title and criteria, and no draft", async () => {
    const { templateId } = await create('membership', { name: 'Mine', criteria: 'Mine', points: 9 })
    const { data, card } = await read(templateId)
    expect(data).toMatchObject({ name: 'Cordée Lyon membership', criteria: 'Be a member of Cordée Lyon.', points: 0 })
    expect(card).toMatchObject({ category: 'membership', title: 'Cordée Lyon membership' })
    const french = await create('membership', { lang: 'fr' })
    expect((await read(french.templateId)).data.name).toBe('Adhésion Cordée Lyon')
    await expect(create('membership', { draft: true })).rejects.toMatchObject({ key: 'draftNotPossible' })
    const square = create('membership', { image: await pictureFile() })
    await expect(square).rejects.toMatchObject({ key: 'imageRatio', code: 2000 })
  })
})

describe('the fields of a template', () => {
  test('give an event dates, a zone and a place, and its card the local day and the city', async () => {
    const { templateId } = await create('participation', { draft: true })
    const { data, card } = await read(templateId)
    expect(data).toMatchObject({ points: -3, limit: 120, timestamped: false, expirationDuration: 0 })
    expect(data.eventDetails).toMatchObject({ location: 'Lyon, France', timeZone: 'Europe/Paris', limit: 120 })
    expect(data.eventDetails?.startDate).toBe(new Date(soon(14)).toISOString())
    expect(card).toMatchObject({ place: 'Lyon', eventDate: expect.stringMatching(/T2[01]:00$/), points: -3 })
  })

  test("show an event without a place as online, in the template's language", async () => {
    const { templateId } = await create('ticket', { location: '', lang: 'fr' })
    const { data, card } = await read(templateId)
    expect(data.eventDetails).toMatchObject({ location: '', name: true, seat: true, section: false })
    expect(card).toMatchObject({ place: expect.stringMatching(/^En ligne, UTC\+[12]$/) })
  })

  test('give a role a shape and one colour, without a picture', async () => {
    const { templateId } = await create('role', { image: undefined })
    const { data, card } = await read(templateId)
    expect(data).toMatchObject({ hexColorRef: '#0A7A4C', image: '', timestamped: true })
    expect(card).toMatchObject({ backgroundColor: '#0A7A4C', shape: 'shape_6', image: '' })
  })

  test('leave out fields that the category does not have', async () => {
    const { templateId } = await create('community', {
      ...OF.basic,
      ...EVENT,
      timestamped: true,
      optionSeat: true,
      themeShape: 'shape_3',
      hexColorRef: '#0A7A4C',
    })
    const { data } = await read(templateId)
    expect(data).toMatchObject({ points: 0, expirationDuration: 0, timestamped: false, hexColorRef: '' })
    expect(data.badgeTheme.shape).toBe('shape_1')
    expect(data.eventDetails).toBeUndefined()
  })

  test('keep texts of 2,000 characters, right to left and with emoji', async () => {
    const description = 'ברוכים הבאים 🧗‍♀️ '.repeat(105).trim().slice(0, 2000)
    const criteria = 'é'.repeat(2000)
    const { templateId } = await create('community', { description, criteria, name: 'تسلق 🏔️' })
    expect((await read(templateId)).data).toMatchObject({ description, criteria, name: 'تسلق 🏔️' })
  })
})

describe('saving a template', () => {
  test.each<[Category, string, Given]>([
    ['participation', 'startDateMissing', { startDate: '' }],
    ['participation', 'startDateMissing', { startDate: 'tomorrow' }],
    ['participation', 'startDateMissing', { startDate: '0000-01-01T00:00:00Z' }],
    ['ticket', 'endDateMissing', { endDate: '' }],
    ['ticket', 'endBeforeStart', { endDate: soon(13) }],
    ['ticket', 'endDatePast', { startDate: soon(-3), endDate: soon(-2) }],
    ['participation', 'locationMissing', { location: undefined }],
    ['participation', 'locationCharacters', { location: 'Bre\u0085st' }],
    ['participation', 'locationTooLong', { location: 'x'.repeat(301) }],
    ['participation', 'timeZoneInvalid', { timeZone: 'Mars/Olympus' }],
    ['participation', 'quantityNotValid', { limit: 10_000_000_001 }],
    ['participation', 'quantityNotValid', { limit: 2.5 }],
    ['participation', 'pointsNotValid', { points: -10_000_000_001 }],
    ['role', 'validityMissing', { validity: '' }],
    ['role', 'colorInvalid', { hexColorRef: 'green' }],
    ['community', 'pictureMissing', { image: undefined }],
    ['membership', 'descriptionMissing', { description: ' ' }],
    ['ticket', 'criteriaMissing', { criteria: '' }],
  ])('refuses a %s with %s', async (category, key, given) => {
    await expect(create(category, given)).rejects.toMatchObject({ key, status: 400 })
  })

  test('accepts numbers at their bounds', async () => {
    const { templateId } = await create('participation', { limit: 10_000_000_000, points: -10_000_000_000 })
    expect((await read(templateId)).data).toMatchObject({ limit: 10_000_000_000, points: -10_000_000_000 })
  })

  test('refuses a change in another category', async () => {
    const { templateId } = await create('ticket', { draft: true })
    await expect(update('participation', templateId)).rejects.toMatchObject({ key: 'notFound' })
  })

  test('refuses points from issuers that the setting does not name', async () => {
    const { config } = issuer.ctx
    config.pointsIssuers = ['another']
    await expect(create('basic')).rejects.toMatchObject({ key: 'pointsNotAllowed' })
    const asked = { token: issuer.token }
    expect((await world.call(contract.countTemplates, {}, asked)).mayGivePoints).toBe(false)
    config.pointsIssuers = [issuer.issuerId]
    await create('basic', { draft: true })
    config.pointsIssuers = undefined
  })
})

describe('publication', () => {
  test('refuses a draft without a picture or with a past event, which stays a draft', async () => {
    const { templateId } = await create('ticket', { draft: true })
    await setRow(templateId, { imageCid: '' })
    await expect(publish(templateId)).rejects.toMatchObject({ key: 'pictureMissing', status: 400 })
    await setRow(templateId, { imageCid: 'b', startDate: new Date(soon(-3)), endDate: new Date(soon(-2)) })
    await expect(publish(templateId)).rejects.toMatchObject({ key: 'endDatePast' })
    expect((await read(templateId)).contractState).toBe('none')
  })

  test('includes or refuses a simultaneous edit', async () => {
    for (let round = 0; round < 4; round++) {
      const { templateId } = await create('ticket', { name: 'Raced', draft: true })
      const change = { ...(await form('ticket', { name: 'Edited' })), image: undefined, id: templateId, version: 0 }
      const edited = world.call(contract.updateTemplate, change, { token: issuer.token })
      const [edit, published] = await Promise.allSettled([edited, publish(templateId)])
      expect(published.status).toBe('fulfilled')
      const [version] = await issuer.ctx.db
        .select()
        .from(templateVersions)
        .where(eq(templateVersions.templateId, templateId))
      const fields = version?.fields as TemplateFields
      expect((await read(templateId)).data.name).toBe(fields.name)
      expect(fields.name).toBe(edit.status === 'fulfilled' ? 'Edited' : 'Raced')
    }
  })
})

test('lists and counts events as ongoing or finished by their end', async () => {
  const { token } = await signUpIssuer(world, 'Bloc Annecy')
  const past = { startDate: soon(-3), endDate: soon(-2) }
  const make = async (name: string, given: Given) =>
    world.call(contract.createTemplate, await form('participation', { name, draft: true, ...given }), { token })
  await make('Last week', past)
  await make('Next week', {})
  await make('In two weeks', {})
  const list = (event: 'all' | 'ongoing' | 'finished', pageSize = 24) =>
    world.call(contract.listTemplates, { type: 'participation', event, pageSize }, { token })
  const finished = await list('finished')
  expect(finished.templates.map(({ data }) => data.name)).toEqual(['Last week'])
  expect(finished.counts).toEqual({ all: 3, published: 0, unpublished: 3, ongoing: 2, finished: 1 })
  const ongoing = await list('ongoing', 1)
  expect([ongoing.templates.length, ongoing.pagination]).toEqual([1, { totalPages: 2, totalCount: 2 }])
})
