import { isBeside, type SourceFile } from './source-files.ts'

const MOST_LINES = 400
const USUAL_LINES = 200
const USUAL_SHARE = 0.9

/** Files over 400 lines, and too many files over 200; catalogues of sentences are data and may be long. */
export function sizeOffences(files: SourceFile[]): string[] {
  const sized = files
    .filter(({ path }) => !/(^|[/-])texts[.]ts$/.test(path) && !path.endsWith('.d.ts'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const huge = sized.filter(({ lines }) => lines > MOST_LINES)
  const product = sized.filter(({ path }) => !isBeside(path))
  const long = product.filter(({ lines }) => lines > USUAL_LINES)
  const offences = huge.map(
    ({ path, lines }) => `${path}: ${lines} lines; ${MOST_LINES} are the most, split it by what it does`,
  )
  if (product.length > 0 && long.length / product.length > 1 - USUAL_SHARE) {
    const names = long.map(({ path, lines }) => `${path} (${lines})`).join(', ')
    offences.push(
      `${long.length} of ${product.length} files are over ${USUAL_LINES} lines, more than one in ten: ${names}`,
    )
  }
  return offences
}
