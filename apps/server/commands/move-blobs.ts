import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '#platform/process/log.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { copyFiles } from '../transfer/copy-files.ts'
import { SentenceError } from '../transfer/sentence-error.ts'
import { assertStore } from './copying.ts'
import { existingConfig } from './open-source.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `npm run move-blobs -- to-store | to-folder | legal [--remove]

Copies pictures, legal pages and imported lists between DATA_DIR and the store of BLOBS_URL. Servers may run meanwhile. What is
there already stays, so that it can be repeated: after a failure, and for what was written since. What was copied
before and is no longer there was erased, and stays so.

  to-store   from DATA_DIR to the store
  to-folder  from the store to DATA_DIR
  legal      your legal pages from DATA_DIR/legal to the store, over those that are there
  --remove   remove what the other side has from where it came`

const CLOCKS_MS = 5 * 60_000

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { remove: { type: 'boolean' } } })
  const [way] = positionals
  if (way !== 'to-store' && way !== 'to-folder' && way !== 'legal')
    throw new SentenceError(`Name where to copy to.\n\n${USAGE}`)
  const config = existingConfig()
  if (!config.s3) throw new SentenceError('BLOBS_URL is not set. Set it and its keys, also before the servers use it.')
  const folder = folderStore(config.dataDir)
  const store = openStore(config)
  await assertStore(store)
  const [from, to] = way === 'to-folder' ? [store, folder] : [folder, store]
  const isLegal = way === 'legal'
  const began = new Date()
  const mark = join(config.dataDir, `moved-${way}.json`)
  const since = isLegal ? undefined : await lastMove(mark, config.s3.address)
  const options = {
    isRemoving: values.remove ?? false,
    isReplacing: isLegal,
    log: createLog(config),
    ...(since && { since }),
  }
  const { copied, there, erased, removed, wrong } = await copyFiles(from, to, isLegal ? 'legal/' : '', options)
  if (!isLegal) await writeFile(mark, JSON.stringify({ address: config.s3.address, at: began }))
  say(
    `Copied ${copied} files; ${there} were there already${erased > 0 ? `, ${erased} were erased since` : ''}${values.remove ? `, and ${removed} were removed from where they came` : ''}.`,
    ...(copied + there + erased === 0 ? ['There was nothing to copy: correct DATA_DIR or BLOBS_URL.'] : []),
  )
  if (wrong.length > 0)
    throw new SentenceError(
      `${wrong.length} pictures do not match their address and were left where they are:\n  ${wrong.slice(0, 20).join('\n  ')}`,
    )
})

/** When everything was last copied this way and to this store, less what clocks may differ. */
async function lastMove(mark: string, address: string): Promise<Date | undefined> {
  const text = await readFile(mark, 'utf8').catch(() => undefined)
  const last = text === undefined ? undefined : (JSON.parse(text) as { address: string; at: string })
  return last?.address === address ? new Date(Date.parse(last.at) - CLOCKS_MS) : undefined
}
