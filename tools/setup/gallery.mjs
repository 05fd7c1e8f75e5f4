import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryVersion } from '../vite/gallery-version.mjs'
import { readStamp } from './hash-files.mjs'
import { pinnedEnvironment } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { SetupFailure } from './setup-failure.mjs'

/**
 * Draws the built-in pictures into dist/gallery when their drawings changed; a failed run leaves no stamp.
 * @param {string} root
 * @param {string} node
 */
export async function drawGalleryWhenStale(root, node) {
  const folder = join(root, 'dist', 'gallery')
  const stampFile = join(folder, '.version')
  const version = galleryVersion(root)
  if (readStamp(stampFile) === version) return
  console.log('Drawing the built-in pictures...')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const options = { cwd: root, env: pinnedEnvironment(root), quiet: true }
  const { code, output } = await runCommand(node, ['gallery/draw-gallery.ts', folder], options)
  if (code !== 0) {
    console.error(output)
    throw new SetupFailure(`The pictures could not be drawn (exit code ${code}); why stands above.`)
  }
  writeFileSync(stampFile, version)
}
