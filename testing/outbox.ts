import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/**
 * A reader of an outbox folder: the e-mails so far, oldest first. It parses each one once, however often a test looks,
 * and again when an e-mail replaces another of its name.
 */
export function outboxReader(folder: string): () => Promise<Email[]> {
  const known = new Map<string, Promise<Email>>()
  const read = async (name: string) => {
    const file = join(folder, name)
    const at = (await stat(file)).mtimeMs
    const key = `${at} ${name}`
    const mail = known.get(key) ?? readFile(file).then((bytes) => PostalMime.parse(bytes))
    known.set(key, mail)
    return { at, mail: await mail }
  }
  return async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const dated = await Promise.all(names.map(read))
    return dated.sort((a, b) => a.at - b.at).map(({ mail }) => mail)
  }
}
