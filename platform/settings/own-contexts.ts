import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** More than any context has; all of them go to the thread that reads a foreign badge. */
const BYTES_MAX = 1_000_000

/**
 * The JSON documents in a folder by the https addresses that their paths spell, as `wget -x` saves them; none without a
 * folder. Hidden files are passed over. Throws a sentence that names the file.
 */
export function readOwnContexts(folder: string | undefined): Map<string, object> {
  if (!folder) return new Map()
  return new Map(filesIn(folder).map((file) => [addressOf(relative(folder, file)), readDocument(file)]))
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !relative(folder, file).split(sep).some(isHidden))
  } catch {
    throw new Error(`CONTEXTS names a folder that cannot be read: ${folder}.`)
  }
}

function isHidden(name: string): boolean {
  return name.startsWith('.')
}

function addressOf(path: string): string {
  const address = `https://${path.split(sep).join('/')}`
  const isAddress = path.includes(sep) && URL.canParse(address) && new URL(address).href === address
  if (!isAddress) throw new Error(`CONTEXTS has a file whose path is no address of a context: ${path}.`)
  return address
}

function readDocument(file: string): object {
  const text = readText(file)
  try {
    const document: unknown = JSON.parse(text)
    if (typeof document === 'object' && document !== null) return document
  } catch {
    // The sentence says it for both.
  }
  throw new Error(`CONTEXTS has a file that is not a JSON document: ${file}.`)
}

function readText(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`CONTEXTS has a file that cannot be read: ${file}.`)
  }
  if (text.length > BYTES_MAX) throw new Error(`CONTEXTS has a file of more than 1 MB: ${file}.`)
  return text
}
