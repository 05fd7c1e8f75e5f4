import { printTable, type Row } from './print-table.ts'
import { installSuite, NotFetched, versionOf } from './suites/install-suite.ts'
import { runSuite, type SuiteTest } from './suites/run-suite.ts'
import { openVcApi } from './suites/vc-api.ts'

/** The W3C's conformance suites that judge what is supported (docs/standards.md says what they cover). */
const SUITES = [
  { name: 'VC Data Model 2.0', repository: 'w3c/vc-data-model-2.0-test-suite' },
  { name: 'Data Integrity EdDSA', repository: 'w3c/vc-di-eddsa-test-suite' },
  { name: 'Bitstring Status List', repository: 'w3c/vc-bitstring-status-list-test-suite' },
]

const api = await openVcApi()
try {
  const rows: Row[] = []
  for (const { name, repository } of SUITES) {
    try {
      const folder = await installSuite(repository)
      const tests = await runSuite(folder, api)
      console.log(`  ${name}: ${repository}, ${await versionOf(folder)}, ${tests.length} tests`)
      rows.push(...report(name, tests))
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      console.log(`  ${name}: NOT RUN, the suite could not be fetched\n    ${error.message}`)
    }
  }
  printTable(rows)
} finally {
  await api.close()
}

/** Prints the names of tests that did not pass, and returns the counts. */
function report(name: string, tests: SuiteTest[]): Row[] {
  const judged = tests.filter(({ presents }) => !presents)
  const inState = (state: SuiteTest['state']) => judged.filter((test) => test.state === state)
  for (const test of inState('failed')) console.log(`    FAILED: ${test.name}\n      ${test.message}`)
  for (const test of inState('pending')) console.log(`    pending: ${test.name}`)
  const presenting = tests.filter(({ presents }) => presents)
  for (const test of presenting) console.log(`    left out, asks for a presentation (${test.state}): ${test.name}`)
  return [
    { figure: `${name}: passed of ${judged.length}`, value: inState('passed').length, unit: '' },
    { figure: `${name}: failed`, value: inState('failed').length, unit: '', goal: { most: 0 } },
    { figure: `${name}: pending in the suite`, value: inState('pending').length, unit: '' },
    { figure: `${name}: about presentations, left out`, value: presenting.length, unit: '' },
  ]
}
