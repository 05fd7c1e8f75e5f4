import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { claims } from '#features/claims/server/tables.ts'
import * as sending from '#features/sends/running/contract.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { importSessions } from '../contract.ts'
import { workbookOf } from './formats/testing-workbook.ts'
import { readImportFile } from './import-file.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeEach(async () => {
  world = await openWorld()
  const startDate = new Date(world.now().getTime() + 3_600_000).toISOString()
  const endDate = new Date(world.now().getTime() + 7_200_000).toISOString()
  const ticket = {
    category: 'ticket',
    name: 'Winter opening',
    location: '',
    optionName: true,
    optionSeat: true,
  } as const
  issuer = await startSending(world, { ...ticket, startDate, endDate })
})
afterEach(() => world.close())

const csv = (content: string | Uint8Array) => new File([content as BlobPart], 'people.csv')
const book = (...sheets: Parameters<typeof workbookOf>) => new File([workbookOf(...sheets) as BlobPart], 'people.xlsx')
const ask = (file: File, more: Partial<CallInput<typeof importSessions>> = {}) =>
  world.call(importSessions, { templateId: issuer.templateId, file, ...more }, { token: issuer.token })
const check = async (file: File, more: Partial<CallInput<typeof importSessions>> = {}) => {
  const answer = await ask(file, { ...more, dryRun: true })
  if (!answer.check) throw new Error('a dry run has a check')
  return answer.check
}
const made = async () => {
  await world.runJobs()
  const rows = await world.ctx().db.select().from(claims)
  return rows.map(({ email, optionName }) => `${optionName} <${email}>`).sort()
}
const SHEETS = [
  { name: 'Read me', rows: [['How to use this file']] },
  { name: 'People', rows: [['E-mail'], ['ann@example.org'], ['hidden bob@example.org'], ['cid@example.org']] },
  { name: 'Guests', rows: [['E-mail'], ['dee@example.org']] },
]

test('sends to the visible rows of the sheet that was open', async () => {
  expect(await check(book(SHEETS, 1))).toMatchObject({ total: 2, ready: 2, source: { sheet: 'People', hiddenRows: 1 } })
  await ask(book(SHEETS, 1))
  expect(await made()).toEqual([' <ann@example.org>', ' <cid@example.org>'])
})

test('offers the other sheets of a sheet without rows, and sends to the chosen one', async () => {
  const empty = [{ name: 'Start', rows: [] }, ...SHEETS]
  expect(await check(book(empty, 0))).toMatchObject({
    total: 0,
    ready: 0,
    source: { sheet: 'Start', sheets: ['Start', 'Read me', 'People', 'Guests'] },
  })
  await expect(ask(book(empty, 0))).rejects.toMatchObject({ key: 'importNoAddresses' })
  await ask(book(empty, 0), { sheet: 'Guests' })
  expect(await made()).toEqual([' <dee@example.org>'])
})

test('takes another sheet of the same workbook for another list', async () => {
  await ask(book(SHEETS, 1))
  expect((await check(book(SHEETS, 1))).isRepeated).toBe(true)
  expect((await check(book(SHEETS, 1), { sheet: 'Guests' })).isRepeated).toBe(false)
})

test('names the rows that were garbled before the upload, and repairs them as chosen', async () => {
  const list = csv('E-mail;Name\nlea@example.org;Léa\ngael@example.org;GaÃ«l')
  expect(await check(list)).toMatchObject({
    source: { encoding: 'utf-8', isSure: true },
    garbled: { count: 1, isTwice: true, rows: [{ row: 2, text: 'GaÃ«l' }] },
  })
  expect((await check(list, { encoding: 'utf-8-twice' })).garbled.count).toBe(0)
  await ask(list, { encoding: 'utf-8-twice' })
  expect(await made()).toEqual(['Gaël <gael@example.org>', 'Léa <lea@example.org>'])
})

test('names the row of a stray byte, and no row of a column that is not used', async () => {
  const stray = Buffer.concat([
    Buffer.from('E-mail;Name\nlea@example.org;Léa\nzoe@example.org;Zo'),
    Buffer.from([0xe9]),
  ])
  expect((await check(csv(stray))).garbled).toEqual({ count: 1, isTwice: false, rows: [{ row: 2, text: 'Zoé' }] })
  expect((await check(csv(stray), { mapping: { email: 0 } })).garbled.count).toBe(0)
})

test('shows how a guessed encoding reads, and decodes another one as chosen', async () => {
  const list = csv(Buffer.from('E-mail;Name\nzoe@example.org;Zo\xe9', 'latin1'))
  expect(await check(list)).toMatchObject({ source: { encoding: 'windows-1252', isSure: false }, unusual: ['Zoé'] })
  expect(await check(list, { encoding: 'windows-1251' })).toMatchObject({ source: { isSure: true }, unusual: ['Zoй'] })
})

test('joins given and last names, in the preview and on the badge', async () => {
  const list = csv('Nom;Prénom;E-mail;Place\nMartin;Léa;lea@example.org;A1\nMartin;Paul;paul@example.org;A2')
  const { mapping } = await check(list)
  expect(mapping).toMatchObject({ name: 0, givenName: 1, email: 2, seat: 3 })
  await ask(list)
  expect(await made()).toEqual(['Léa Martin <lea@example.org>', 'Paul Martin <paul@example.org>'])
})

test('previews the same name before and after a correction, where the template shows none too', async () => {
  const list = csv('Nom;Prénom;E-mail\nMartin;Léa;lea@example.org\nNovak;Paul;paul')
  const plain = await startSending(world)
  const corrections = [{ row: 2, email: 'paul@example.org' }]
  for (const { templateId, token } of [issuer, plain]) {
    const look = async (more: object) =>
      (await world.call(importSessions, { templateId, file: list, dryRun: true, ...more }, { token })).check
    const before = await look({})
    const after = await look({ mapping: before?.mapping, corrections })
    const namesOf = (check: typeof before) => check?.samples.map(({ card }) => card.holderName).slice(0, 1)
    expect(namesOf(after)).toEqual(namesOf(before))
  }
})

test('counts duplicates apart once a list is read', async () => {
  const { id } = await ask(csv('E-mail\nlea@example.org\nlea@example.org\nnobody'))
  await world.runJobs()
  expect(await world.call(sending.readSend, { sendId: id }, { token: issuer.token })).toMatchObject({
    made: 1,
    refused: 2,
    duplicates: 1,
  })
})

test('reads a list that was stored before hidden rows were left out as it was accepted', async () => {
  const { store } = world.ctx()
  await store.put('imports/old', workbookOf(SHEETS, 1))
  expect((await readImportFile(world.ctx(), 'old'))?.reading).toEqual({ sheet: '', encoding: '', hasHidden: true })
  await store.put('imports/old.corrections', Buffer.from('[{"row":1,"email":"lea@example.org"}]'))
  expect(await readImportFile(world.ctx(), 'old')).toMatchObject({
    reading: { hasHidden: true },
    corrections: [{ row: 1, email: 'lea@example.org' }],
  })
})
