import { parseArgs } from 'node:util'
import { folderStore } from '#platform/storage/folder-store.ts'
import { openStore } from '#platform/storage/open-store.ts'
import { copyFiles } from '../transfer/copy-files.ts'
import { SentenceError } from '../transfer/sentence-error.ts'
import { assertStore } from './assert-store.ts'
import { existingConfig } from './open-source.ts'
import { runCommand, say } from './run-command.ts'

const USAGE = `npm run move-blobs -- to-store | to-folder | legal [--remove]

Copies pictures, legal pages and imported lists between DATA_DIR and the store of BLOBS_URL. Servers may run meanwhile. What is
there already stays, so that it can be repeated: after a failure, and for what was written since.

  to-store   from DATA_DIR to the store
  to-folder  from the store to DATA_DIR
  legal      your legal pages from DATA_DIR/legal to the store, over those that are there
  --remove   remove what the other side has from where it came`

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
  const options = { isRemoving: values.remove ?? false, isReplacing: isLegal }
  const { copied, there, removed, wrong } = await copyFiles(from, to, isLegal ? 'legal/' : '', options)
  say(
    `Copied ${copied} files; ${there} were there already${values.remove ? `, and ${removed} were removed from where they came` : ''}.`,
    ...(copied + there === 0 ? ['There was nothing to copy: correct DATA_DIR or BLOBS_URL.'] : []),
  )
  if (wrong.length > 0)
    throw new SentenceError(
      `${wrong.length} pictures do not match their address and were left where they are:\n  ${wrong.slice(0, 20).join('\n  ')}`,
    )
})
