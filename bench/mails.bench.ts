import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#testing/server-process.ts'
import { badgeMails, signUpCommunity } from './community.ts'
import { forEachOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const ADDRESSES = 1000
const PARALLEL = 5

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-mails-'))
const server = await startServer({ DATA_DIR: dataDir, CAPTCHA_COST: '1' })
try {
  console.log('  on the embedded database; mails are written to the outbox and synced, each with its card as PNG')
  const { send } = await signUpCommunity(server.origin, dataDir)
  const emails = Array.from({ length: ADDRESSES }, (_, at) => `reader${at}@example.org`)
  let names: string[] = []
  let accepted = 0
  const cpuBefore = server.cpuSeconds()
  const whole = await secondsOf(async () => {
    accepted = await secondsOf(() => send(emails))
    names = await badgeMails(dataDir, ADDRESSES)
  })
  const cpu = server.cpuSeconds() - cpuBefore
  const mail = readFileSync(join(dataDir, 'outbox', names[0] ?? ''))
  const written = await secondsOf(() => writeBare(mail))
  const peer = { name: 'the same bytes written and synced', value: ADDRESSES / written }
  printTable([
    {
      figure: `${ADDRESSES} addresses, from the call to the last mail (${(mail.length / 1000).toFixed(0)} kB each)`,
      value: ADDRESSES / whole,
      unit: '/s',
      peer,
    },
    { figure: 'processor time of the server for each mail', value: (1000 * cpu) / ADDRESSES, unit: 'ms' },
    { figure: 'the call, until it is accepted', value: accepted, unit: 's' },
  ])
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Only writes the same number of files of the same size in the same way. */
async function writeBare(mail: Buffer): Promise<void> {
  const folder = join(dataDir, 'bare')
  await mkdir(folder)
  await forEachOf(
    Array.from({ length: ADDRESSES }, (_, at) => join(folder, `${at}.eml`)),
    PARALLEL,
    async (file) => {
      const handle = await open(`${file}.tmp`, 'w', 0o600)
      await handle.writeFile(mail)
      await handle.sync()
      await handle.close()
      await rename(`${file}.tmp`, file)
    },
  )
}
