import { changedFiles } from './changed-files.mjs'
import { chooseJourneys, chooseTests, forcingAll, MOST_JOURNEYS, MOST_SERVER_TESTS } from './choose-tests.mjs'
import { readImports } from './import-graph.mjs'
import { journeyName } from './journeys-of.mjs'
import { isServerTest } from './server-tests.mjs'

const SHOWN_FILES = 5

/**
 * What `npm test -- changed` runs: files of tests and of journeys, or everything. Prints what changed, and why these.
 * @param {string} root
 * @returns {Promise<'everything' | { tests: string[], journeys: string[] }>}
 */
export async function chooseChanged(root) {
  const { since, files } = changedFiles(root)
  console.log(`\n${counted(files.length, 'file')} changed since ${since}${files.length > 0 ? `: ${few(files)}` : ''}`)
  const forcing = forcingAll(files)
  if (forcing.length > 0) {
    console.log(`Everything runs: all tests depend on ${few(forcing)}`)
    return 'everything'
  }
  const imports = await readImports(root)
  const [tests, journeys] = [chooseTests(files, imports), chooseJourneys(files, imports)]
  const server = tests.run.filter(isServerTest).length
  console.log(
    `${counted(tests.run.length, 'test file')}, ${server} of them on a server${left(tests.left, `more are long, reach it only through the whole server, or beyond ${MOST_SERVER_TESTS}`)}`,
  )
  const names = journeys.run.length > 0 ? `: ${journeys.run.map(journeyName).join(', ')}` : ''
  console.log(
    `${counted(journeys.run.length, 'journey file')}${names}${left(journeys.left, `more meet it on their way, or beyond ${MOST_JOURNEYS}`)}`,
  )
  if (tests.run.length + journeys.run.length === 0) console.log('No test reaches what changed.')
  return { tests: tests.run, journeys: journeys.run }
}

/**
 * @param {number} count
 * @param {string} noun
 */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * @param {number} count
 * @param {string} why
 */
const left = (count, why) => (count > 0 ? `; left to CI: ${count} that ${why}` : '')

/** @param {string[]} files */
const few = (files) =>
  files.length > SHOWN_FILES
    ? `${files.slice(0, SHOWN_FILES).join(', ')} and ${files.length - SHOWN_FILES} more`
    : files.join(', ')
