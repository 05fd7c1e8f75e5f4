import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { STORE_FAILURES, type Store } from '#platform/storage/store.ts'
import { callerFolder } from '../start/config.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

const SHOWN = 20

/** Throws a `SentenceError` for a store that a command cannot use, before it begins. */
export async function assertStore(store: Store): Promise<void> {
  const failure = await store.check()
  if (failure) throw new SentenceError(STORE_FAILURES[failure])
}

/** The first line of a passphrase file, or undefined without a file. */
export function readPassphrase(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(resolve(callerFolder(), file), 'utf8').split(/\r?\n/)[0]
}

/** The lines about pictures that were left out, since their bytes do not match their address; none without any. */
export function tellOfWrong(wrong: string[]): string[] {
  if (wrong.length === 0) return []
  const more = wrong.length > SHOWN ? [`  and ${wrong.length - SHOWN} more`] : []
  const keys = wrong.slice(0, SHOWN).map((key) => `  ${key}`)
  return [`${wrong.length} damaged pictures were left out: their bytes do not match their address.`, ...keys, ...more]
}
