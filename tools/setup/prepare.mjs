import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertPlaces } from '../places/convert-places.mjs'
import { buildWhenStale } from './build.mjs'
import { drawGalleryWhenStale } from './gallery.mjs'
import { installWhenChanged } from './install.mjs'
import { writeInventoryWhenStale } from './inventory.mjs'
import { withLock } from './lock.mjs'
import { findPinnedNode } from './pinned-node.mjs'
import { SetupFailure } from './setup-failure.mjs'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const OLDEST_MAJOR = 20

/**
 * Updates dependencies and, on request, the browser apps, one process at a time, and returns the path of the pinned
 * Node.js. Throws a `SetupFailure` that says what is wrong.
 * @param {{ withTools?: boolean, withBuild?: boolean }} options
 */
export function prepare({ withTools = false, withBuild = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
    throw new SetupFailure(`Node.js ${OLDEST_MAJOR} or newer is needed to set up; this is ${process.version}.`)
  }
  const onWait = (/** @type {number | undefined} */ pid) =>
    console.log(`Waiting for process ${pid}, which is installing or building here...`)
  return withLock(
    join(ROOT, '.cache', 'setup.lock'),
    async () => {
      await installWhenChanged(ROOT, { withTools })
      const node = await findPinnedNode(ROOT)
      convertPlaces(ROOT)
      if (withBuild) {
        await buildWhenStale(ROOT, node)
        await drawGalleryWhenStale(ROOT, node)
        await writeInventoryWhenStale(ROOT)
      }
      return node
    },
    { onWait },
  )
}
