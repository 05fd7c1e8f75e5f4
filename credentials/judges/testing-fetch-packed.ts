import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'

const CACHE = join(import.meta.dirname, '..', '..', '.cache')

/** A package of the registry for tests: its integrity as published there, and the files of it that are needed. */
type Packed = { name: string; version: string; sha512: string; files: string[] }

/**
 * The folder that holds some files of a package, packed by npm once and kept in `.cache`. Undefined when the registry
 * does not serve the package; throws when its hash differs.
 */
export async function fetchPacked({ name, version, sha512, files }: Packed): Promise<string | undefined> {
  const folder = join(CACHE, `${basename(name)}-${version}`)
  const names = files.map((file) => basename(file))
  const kept = await Promise.all(names.map((file) => readFile(join(folder, file)).catch(() => undefined)))
  if (!kept.includes(undefined)) return folder
  await mkdir(CACHE, { recursive: true })
  const work = await mkdtemp(join(CACHE, 'packed-'))
  try {
    const packed = await pack(`${name}@${version}`, work)
    if (!packed) return undefined
    if (hash('sha512', packed, 'base64') !== sha512) throw new Error(`The registry gave another ${name}`)
    const unpacked = readTar(gunzipSync(packed))
    // The files are ES modules, as their own package.json declares.
    await writeFile(join(work, 'package.json'), '{ "type": "module" }\n')
    for (const file of files) await writeFile(join(work, basename(file)), unpacked.get(`package/${file}`) ?? '')
    await rm(folder, { recursive: true, force: true })
    await rename(work, folder)
    return folder
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function pack(named: string, folder: string): Promise<Buffer | undefined> {
  const args = ['pack', named, '--silent', '--pack-destination', folder]
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
