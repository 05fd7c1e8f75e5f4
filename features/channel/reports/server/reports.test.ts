import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operate } from '#apps/server/commands/operate.ts'
import { newId } from '#base/ids.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { REPORT_MAILS_MAX } from '../../rules.ts'
import { postReports } from '../../server/tables.ts'
import { testChannel } from '../../server/testing-channel.ts'
import { getPost, reportPost } from '../../wallet-contract.ts'
import type { ReportedPost } from './list-reports.ts'

const SUPPORT = 'support@example.org'

let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
let postId = ''
let lea: Member
beforeAll(async () => {
  world = await openWorld({ config: { supportEmail: SUPPORT } })
})
beforeEach(async () => {
  channel = await testChannel(world)
  await world.ctx().db.delete(postReports)
  postId = (await channel.publish('Buy my old rope')).eventId
  lea = await someone()
})
afterAll(() => world.close())

const someone = () => memberByMail(world, channel.issuerId, `${newId()}@example.org`)
const report = (reason = '', { token } = lea) => world.call(reportPost, { postId, reason }, { token })
const mails = async () => {
  await world.runJobs()
  return (await world.outbox()).filter(({ to, text }) => to?.[0]?.address === SUPPORT && text?.includes(postId))
}
const run = (...args: string[]) => operate(world.ctx({ kind: 'system', job: 'operator' }), ['reports', ...args])
const listed = async () => JSON.parse(await run('--json')) as ReportedPost[]

test('reaches the operator by one e-mail a person, without a name', async () => {
  await report('It is dangerous.')
  await report('Again.')
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('A post by Cordée Lyon was reported')
  expect(mail?.text).toContain('Buy my old rope')
  expect(mail?.text).toContain('It is dangerous.')
  expect(mail?.text).toContain(`reports remove ${postId}`)
  expect(mail?.text).not.toContain(lea.holderId)
})

test('of a post that many report are mailed up to a limit, and all listed', async () => {
  for (let at = 0; at < REPORT_MAILS_MAX + 2; at++) {
    await report(`Reason ${at}`, await someone())
    await world.runJobs()
  }
  expect(await mails()).toHaveLength(REPORT_MAILS_MAX)
  expect(await listed()).toMatchObject([{ postId, reports: REPORT_MAILS_MAX + 2, community: 'Cordée Lyon' }])
})

test('has a reason of limited length', async () => {
  const refused = { key: 'reasonTooLong', status: 400 }
  await expect(report('x'.repeat(351))).rejects.toMatchObject(refused)
  expect(await listed()).toEqual([])
})

describe("the operator's command", () => {
  test('lists open reports, those of the same post together', async () => {
    expect(await run()).toBe('No open reports.')
    await report('It is dangerous.')
    await report('', await someone())
    const [line] = await listed()
    expect(line).toMatchObject({ postId, text: 'Buy my old rope', reports: 2, reasons: ['It is dangerous.'] })
    expect(await run()).toMatch(new RegExp(`^${postId}  Cordée Lyon.*: 2 reports since .*\n +Buy my old rope\n`))
  })

  test('closes the reports of a post, which stays', async () => {
    await report()
    expect(await run('close', postId)).toBe('1 report closed. The post stays.')
    expect(await listed()).toEqual([])
    expect(await world.call(getPost, { postId }, { token: lea.token })).toMatchObject({ postId })
  })

  test('removes a post with its reports', async () => {
    await report()
    expect(await run('remove', postId)).toBe('The post is removed. 1 report closed.')
    await expect(world.call(getPost, { postId }, { token: lea.token })).rejects.toMatchObject({ status: 404 })
    expect(await listed()).toEqual([])
  })

  test('explains wrong arguments, and changes nothing', async () => {
    await report()
    await expect(run('close')).rejects.toThrow(/Name a post/)
    await expect(run('close', newId())).rejects.toThrow(/no open reports.*Nothing was changed/)
    await expect(run('remove', newId())).rejects.toThrow(/no post.*Nothing was changed/)
    await expect(run('forget', postId)).rejects.toThrow(/reports close POST/)
    expect(await listed()).toHaveLength(1)
  })
})
