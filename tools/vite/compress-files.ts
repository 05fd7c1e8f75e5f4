import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Texts, and the code of the scanner, which halves. */
const PACKED = /\.(js|css|svg|webmanifest|html|wasm)$/
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** For an app's Vite config: writes a .br and a .gz beside each built file that shrinks, for the server to send instead. */
export function compressFiles(): Plugin {
  return {
    name: 'blazon-compress-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder to write to')
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (!PACKED.test(file.fileName)) return
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (bytes.length < MIN_BYTES) return
          const path = join(dir, file.fileName)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
        }),
      )
    },
  }
}
