import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { callerFolder } from '../start/config.ts'

/** The first line of a passphrase file, or undefined without a file. */
export function readPassphrase(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(resolve(callerFolder(), file), 'utf8').split(/\r?\n/)[0]
}
