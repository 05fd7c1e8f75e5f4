import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { SECONDS_A_MONTH } from '../../rules.ts'
import { templates } from '../../server/tables.ts'
import { pictureFile, signUpIssuer, templateForm } from '../../server/testing-issuer.ts'

type Given = Parameters<typeof templateForm>[0]

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const create = async (given: Given) =>
  world.call(contract.createTemplate, await templateForm(given), { token: issuer.token })
const rowsOf = (name: string) => issuer.ctx.db.select().from(templates).where(eq(templates.name, name))

test.each<[string, Given]>([
  ['titleMissing', { name: '  ' }],
  ['titleTooLong', { name: 'x'.repeat(101) }],
  ['nameInvalid', { name: 'Ｂｌａｚｏｎ trainer' }],
  ['nameHidden', { name: 'Lead\u200bclimbing' }],
  ['titleCharacters', { name: 'Lead\u0001climbing' }],
  ['descriptionCharacters', { description: 'On\u000crock' }],
  ['criteriaCharacters', { criteria: 'Two\u007froutes' }],
  ['imageAltCharacters', { imageAlt: 'A\u0000rope' }],
  ['descriptionMissing', { description: '' }],
  ['descriptionTooLong', { description: 'x'.repeat(2001) }],
  ['criteriaMissing', { criteria: '' }],
  ['criteriaTooLong', { criteria: 'x'.repeat(2001) }],
  ['imageAltTooLong', { imageAlt: 'x'.repeat(301) }],
  ['colorInvalid', { themeBgColor: 'red' }],
  ['validityMissing', { validity: '' }],
  ['validityMissing', { validity: 'date' }],
  ['validityMissing', { validity: 'date', expirationDate: '2020-01-01T00:00:00.000Z' }],
  ['validityMissing', { validity: 'duration' }],
  ['validityMissing', { validity: 'duration', expirationDuration: SECONDS_A_MONTH + 1 }],
  ['validityMissing', { validity: 'duration', expirationDuration: 13 * SECONDS_A_MONTH }],
  ['pointsNotValid', { points: 1.5 }],
  ['pointsNotValid', { points: -1e10 - 1 }],
  ['quantityNotValid', { limit: 2.5 }],
  ['quantityNotValid', { limit: 0 }],
  ['pictureMissing', { image: undefined }],
])('refuses a form with %s and creates nothing', async (key, given) => {
  const name = given?.name ?? `refused ${key}`
  await expect(create({ name, ...given })).rejects.toMatchObject({ key, status: 400 })
  expect(await rowsOf(name.trim())).toEqual([])
})

test("checks a picture's format, size, pixels and proportions", async () => {
  const text = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', { type: 'image/png' })
  await expect(create({ image: text })).rejects.toMatchObject({ key: 'fileFormatInvalid', status: 400 })
  const large = new File([new Uint8Array(10_485_761)], 'picture.png', { type: 'image/png' })
  await expect(create({ image: large })).rejects.toMatchObject({ key: 'sizeExceeded', status: 413 })
  const vast = new File([new Uint8Array(blankPng(7100, 7100))], 'picture.png', { type: 'image/png' })
  expect(vast.size).toBeLessThan(100_000)
  await expect(create({ image: vast })).rejects.toMatchObject({ key: 'sizeExceeded' })
  await expect(create({ image: await pictureFile(64, 48) })).rejects.toMatchObject({ key: 'imageRatio', code: 2000 })
})

test('makes badges without expiry from a payload without validity, date and duration', async () => {
  const { templateId } = await create({ name: 'Endless', draft: true, validity: undefined })
  const { data } = await world.call(contract.getTemplate, { templateId }, { token: issuer.token })
  expect(data).toMatchObject({ expirationDate: '', expirationDuration: 0 })
})

test('stores a tabulator as a space, and line ends as line feeds', async () => {
  const { templateId } = await create({ name: 'Lead\tclimbing', description: 'One\r\nTwo\tThree', draft: true })
  const { data } = await world.call(contract.getTemplate, { templateId }, { token: issuer.token })
  expect(data).toMatchObject({ name: 'Lead climbing', description: 'One\nTwo Three' })
})

test('saves a draft as written and stores its picture', async () => {
  const { callbackId, templateId, hash } = await create({
    name: 'Draft',
    draft: true,
    validity: 'duration',
    expirationDuration: 2 * SECONDS_A_MONTH,
    points: -5,
  })
  expect([callbackId, hash]).toEqual(['', ''])
  const found = await world.call(contract.getTemplate, { templateId }, { token: issuer.token })
  expect(found).toMatchObject({
    contractState: 'none',
    hash: '',
    data: { name: 'Draft', points: -5, expirationDuration: 2 * SECONDS_A_MONTH, badgeCategory: 'basic' },
    card: { title: 'Draft', issuerName: 'Cordée Lyon', subtitle: 'Certified, valid 2 months' },
    counts: { distributed: 0, collected: 0, waiting: 0 },
  })
  const picture = await world.app.inject({
    url: found.data.image,
    headers: { host: new URL(world.config.publicUrl).host },
  })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('keeps a changed draft a draft, with its picture when none is sent', async () => {
  const { templateId } = await create({ name: 'Before', draft: true })
  const form = await templateForm({ name: 'After', image: undefined, lang: 'fr' })
  await world.call(contract.updateTemplate, { ...form, id: templateId }, { token: issuer.token })
  const [row] = await rowsOf('After')
  expect(row).toMatchObject({
    id: templateId,
    contractState: 'none',
    lang: 'fr',
    imageCid: expect.stringMatching(/^b/),
  })
})

test("hides a template from other issuers' calls", async () => {
  const { templateId } = await create({ name: 'Ours', draft: true })
  const { token } = await signUpIssuer(world, 'Bloc Annecy')
  const refused = { status: 404, key: 'notFound' }
  const form = { ...(await templateForm({ name: 'Theirs' })), id: templateId }
  await expect(world.call(contract.getTemplate, { templateId }, { token })).rejects.toMatchObject(refused)
  await expect(world.call(contract.updateTemplate, form, { token })).rejects.toMatchObject(refused)
  await expect(world.call(contract.publishTemplate, { templateId }, { token })).rejects.toMatchObject(refused)
  await expect(world.call(contract.deleteTemplate, { templateId }, { token })).rejects.toMatchObject(refused)
  expect(await rowsOf('Ours')).toHaveLength(1)
  expect((await world.call(contract.listTemplates, { type: 'basic' }, { token })).templates).toEqual([])
})

/** A PNG of zeros, one bit per pixel: many pixels in few bytes. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
