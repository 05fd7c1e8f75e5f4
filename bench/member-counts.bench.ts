import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { issueBadges } from '#features/badges/server/issuing/issue-badge.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { tendRanges } from '#features/members/server/job-tend-ranges.ts'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openWorld } from '#testing/world.ts'
import { secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

/** A shorter run: BADGES=5000. */
const BADGES = Number(process.env.BADGES ?? 100_000)
/** Badges of a transaction, as a busy link and a change of a whole send have them. */
const AT_ONCE = 200
/** What the figures of members may add to a batch. */
const RATIO = 1.25

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const [members, others] = [await community(true), await community(false)]
    const given: Record<'members' | 'others', string[]> = { members: [], others: [] }
    const seconds = { members: 0, others: 0, revokingMembers: 0, revokingOthers: 0 }
    // In turn, so that other work of the machine affects both.
    for (let from = 0; from < BADGES; from += AT_ONCE) {
      seconds.others += await secondsOf(async () => given.others.push(...(await others.issue(from))))
      seconds.members += await secondsOf(async () => given.members.push(...(await members.issue(from))))
    }
    for (let from = 0; from < BADGES; from += AT_ONCE) {
      seconds.revokingOthers += await secondsOf(() => others.revoke(given.others.slice(from, from + AT_ONCE)))
      seconds.revokingMembers += await secondsOf(() => members.revoke(given.members.slice(from, from + AT_ONCE)))
    }
    const row = (figure: string, value: number, peer: number) => ({
      figure,
      value,
      unit: 's',
      peer: { name: 'of people who are not members', value: peer },
    })
    const ratio = { figure: '  against others', value: seconds.members / seconds.others, unit: 'x' }
    console.log(`  ${BADGES.toLocaleString('en')} badges, ${AT_ONCE} in a transaction, one to each person`)
    printTable([
      row('badges issued to members', seconds.members, seconds.others),
      { ...ratio, goal: { most: RATIO } },
      // The status of badges alone, without their claims, history and e-mails, which cost several times as much.
      row('badges of members revoked, without their claims', seconds.revokingMembers, seconds.revokingOthers),
    ])

    /** A community with as many people as badges, who are its members or not. */
    async function community(areMembers: boolean) {
      const { ctx, issuerId } = await signUpIssuer(world, areMembers ? 'Members' : 'Others')
      const template = await findTemplate(ctx, await publishForTest(ctx))
      const issuer = await findIssuer(ctx, issuerId)
      if (!template || !issuer) throw new Error('There is no template')
      await fillCommunity(ctx, issuerId, BADGES)
      await tendRanges(world.ctx())
      if (!areMembers) await ctx.db.execute(sql`delete from members where issuer_id = ${issuerId}`)
      for (const table of ['members', 'member_ranges']) await ctx.db.execute(sql.raw(`vacuum analyze ${table}`))
      const rows = await rowsOf<{ id: string; did: string }>(
        ctx.db,
        sql`select id, did from holders where id like ${`${issuerId}-%`} order by id`,
      )
      const issue = (from: number) =>
        inTransaction(ctx, async (ctx) => {
          const people = rows.slice(from, from + AT_ONCE)
          const asked = people.map(({ id, did }) => ({
            holderId: id,
            holderDid: did,
            claimId: newId(),
            delegationN: 1,
          }))
          return (await issueBadges(ctx, { template, issuer }, asked)).map(({ id }) => id)
        })
      return { issue, revoke: (ids: string[]) => revokeBadges(ctx, ids, 'Measured') }
    }
  } finally {
    await world.close()
  }
}
