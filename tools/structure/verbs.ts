import { isBeside, type SourceFile } from './source-files.ts'
import { INSIDE } from './sub-features.ts'

const VERB = new RegExp(`^features/[^/]+/${INSIDE}server/(?:[a-z0-9-]+/)?([a-z0-9-]+)[.]ts$`)
/** File names in server/ that are not verbs, but called by one or run after one. */
const NOT_A_VERB = /^(routes|tables|queries|pages|jobs|mail-.*|job-.*|testing-.*)$/
const WRITES = /\b(db|tx)\s*[.]\s*(insert|update|delete)\(/

/** Verbs that write a table without an audit row in the same file. */
export function verbOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => {
      const name = VERB.exec(path)?.[1]
      return name !== undefined && !NOT_A_VERB.test(name) && !isBeside(path)
    })
    .filter(({ text }) => WRITES.test(text) && !/\brecordEvents?\(/.test(text))
    .map(({ path }) => `${path}: writes without an audit row; call recordEvent( in the same transaction`)
}
