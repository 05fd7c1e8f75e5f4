import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'

const VERSION = '1.9.10'
// The integrity of the package's file, as published by the registry.
const SHA512 = 'dMKVI7ivmufQ0UiEU04bexdlNn5Be5DKQDk6pZcrd59mCE6oSsV+aFZO8cydegRHNsFKI1SWrUrf6Y5v/b1ueA=='
const FILES = ['didkit_wasm.js', 'didkit_wasm_bg.wasm']
const CACHE = join(import.meta.dirname, '..', '..', '.cache')

/**
 * The folder that holds didkit's WASM and its glue for tests: two files of `@learncard/didkit-plugin` (MIT), packed by
 * npm once and kept. Undefined when the registry does not serve the package; throws when its hash differs.
 */
export async function fetchDidkit(): Promise<string | undefined> {
  const folder = join(CACHE, `didkit-${VERSION}`)
  const kept = await Promise.all(FILES.map((name) => readFile(join(folder, name)).catch(() => undefined)))
  if (!kept.includes(undefined)) return folder
  await mkdir(CACHE, { recursive: true })
  const work = await mkdtemp(join(CACHE, 'didkit-'))
  try {
    const packed = await pack(work)
    if (!packed) return undefined
    if (hash('sha512', packed, 'base64') !== SHA512) throw new Error('The registry gave another didkit')
    const files = readTar(gunzipSync(packed))
    // The glue is an ES module, as its own package.json declares.
    await writeFile(join(work, 'package.json'), '{ "type": "module" }\n')
    for (const name of FILES) await writeFile(join(work, name), files.get(`package/dist/didkit/${name}`) ?? '')
    await rm(folder, { recursive: true, force: true })
    await rename(work, folder)
    return folder
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function pack(folder: string): Promise<Buffer | undefined> {
  const args = ['pack', `@learncard/didkit-plugin@${VERSION}`, '--silent', '--pack-destination', folder]
  try {
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, timeout: 60_000 })
    const file = join(folder, stdout.trim().split('\n').at(-1) ?? '')
    const packed = await readFile(file)
    await rm(file)
    return packed
  } catch {
    return undefined
  }
}

// POSIX ustar: a 512-byte header per file, the name first, the size in octal at byte 124.
function readTar(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('ascii', at + 124, at + 136), 8)
    files.set(name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
