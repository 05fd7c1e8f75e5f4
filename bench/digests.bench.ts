import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { lastDigest } from '#features/digests/rules.ts'
import { mailDigests } from '#features/digests/server/job-mail-digests.ts'
import { addPost, fillReaders } from '#features/digests/server/testing-digests.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type Mailer, openMail, outboxName } from '#platform/mail/mail.ts'
import { openWorld } from '#testing/world.ts'
import { secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

/** A shorter run: READERS=2000. */
const READERS = Number(process.env.READERS ?? 100_000)
const POSTS = 5
const FILLED_AT_ONCE = 10_000
/** Goals: 100,000 in 10 minutes, and what they add to the memory of the process. */
const [RATE, MEMORY_MB] = [167, 100]
const MB = 1024 * 1024

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const { issuerId } = await signUpIssuer(world, 'Cordée Lyon')
    const dueAt = lastDigest('day', 'UTC', world.now())
    const { db } = world.ctx()
    for (let first = 0; first < READERS; first += FILLED_AT_ONCE) {
      await fillReaders(db, { issuerId, count: Math.min(FILLED_AT_ONCE, READERS - first), dueAt, first })
    }
    for (let at = 0; at < POSTS; at++)
      await addPost(world, issuerId, `Outing ${at}. ${'Bring a rope. '.repeat(20)}`, new Date(dueAt.getTime() - at - 1))

    // Each e-mail is composed, written and synced like one of the outbox, then removed to save the disk.
    const outbox = openMail({ ...world.config, smtpUrl: undefined })
    let mailed = 0
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    let most = before
    const mail: Mailer = {
      ...outbox,
      send: async (message) => {
        const sent = await outbox.send(message)
        await rm(join(world.config.dataDir, 'outbox', outboxName(message.messageId)))
        mailed += 1
        if (mailed % 100 === 0) most = Math.max(most, process.memoryUsage().rss)
        return sent
      },
    }
    const cpuBefore = process.cpuUsage()
    const seconds = await secondsOf(() => mailDigests({ ...world.ctx({ kind: 'system', job: 'bench' }), mail }))
    const { user, system } = process.cpuUsage(cpuBefore)
    if (mailed !== READERS) throw new Error(`${mailed} of ${READERS} were mailed`)
    console.log(`  one mailer, ${READERS.toLocaleString('en')} readers of one community with ${POSTS} new posts`)
    printTable([
      { figure: 'digests', value: READERS / seconds, unit: '/s', goal: { least: RATE } },
      { figure: 'all of them', value: seconds / 60, unit: 'min' },
      { figure: 'processor time for each', value: (user + system) / 1000 / READERS, unit: 'ms' },
      { figure: 'memory of the process meanwhile', value: (most - before) / MB, unit: 'MB', goal: { most: MEMORY_MB } },
    ])
  } finally {
    await world.close()
  }
}
