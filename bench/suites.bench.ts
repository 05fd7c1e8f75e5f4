import { NotFetched } from './install-packages.ts'
import { printTable, type Row } from './print-table.ts'
import { addInput, fileAt, installSuite, versionOf } from './suites/install-suite.ts'
import { runSuite, type SuiteTest } from './suites/run-suite.ts'
import { openVcApi } from './suites/vc-api.ts'

/**
 * The Data Model's suite states the digests of this draft. The address serves the final version, which the suite would
 * report as altered.
 */
const DRAFT = {
  url: 'https://www.w3.org/ns/credentials/v2',
  repository: 'w3c/vc-data-model',
  commit: '8d0ee1072f16284a1a0613d78bd7c20c915bad09',
  path: 'contexts/credentials/v2',
}

type Suite = {
  name: string
  repository: string
  resources?: (typeof DRAFT)[]
  /** A repository that it reads, and the folder where it looks for it. */
  input?: { repository: string; at: string }
  files?: RegExp
  /** Tests that fail by our rule for contexts (docs/standards.md): the suite's own are at addresses or rename what is read. */
  byContexts?: RegExp[]
}

/** The W3C's conformance suites for what is supported. */
const SUITES: Suite[] = [
  {
    name: 'VC Data Model 2.0',
    repository: 'w3c/vc-data-model-2.0-test-suite',
    resources: [DRAFT],
    byContexts: [
      /each is processable as a JSON-LD Context/,
      /the value of the id property MUST be a single URL/,
      /objects MUST have a type specified/,
    ],
  },
  { name: 'Data Integrity EdDSA', repository: 'w3c/vc-di-eddsa-test-suite' },
  // Its other files ask for an issuer with this suite, or for selective disclosure.
  {
    name: 'Data Integrity ECDSA, verifying',
    repository: 'w3c/vc-di-ecdsa-test-suite',
    input: { repository: 'w3c/vc-di-ecdsa', at: 'tests/input/vc-di-ecdsa' },
    files: /rdfc-di-verify/,
  },
  { name: 'Bitstring Status List', repository: 'w3c/vc-bitstring-status-list-test-suite' },
]

const api = await openVcApi()
try {
  const rows: Row[] = []
  for (const { name, repository, resources = [], input, files, byContexts = [] } of SUITES) {
    try {
      for (const resource of resources) api.issuer.resources.set(resource.url, await fileAt(resource))
      const folder = await installSuite(repository)
      if (input) await addInput(folder, input)
      const tests = await runSuite(folder, { ...api, files })
      console.log(`  ${name}: ${repository}, ${await versionOf(folder)}, ${tests.length} tests`)
      rows.push(...report(name, tests, byContexts))
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      console.log(`  ${name}: NOT RUN, because it could not be fetched (${error.message})`)
    }
  }
  if (rows.length > 0) printTable(rows)
} finally {
  await api.close()
}

/** Prints the names of tests that did not pass, and returns the counts. */
function report(name: string, tests: SuiteTest[], byContexts: RegExp[]): Row[] {
  const inState = (state: SuiteTest['state']) => tests.filter((test) => test.state === state)
  for (const test of inState('failed')) console.log(`    FAILED: ${test.name}\n      ${test.message}`)
  const other = inState('failed').filter((test) => !byContexts.some((known) => known.test(test.name)))
  for (const test of inState('pending')) console.log(`    pending: ${test.name}`)
  return [
    { figure: `${name}: passed of ${tests.length}`, value: inState('passed').length, unit: '' },
    ...(byContexts.length > 0
      ? [
          {
            figure: `${name}: failed by the rule for contexts`,
            value: inState('failed').length - other.length,
            unit: '',
          },
        ]
      : []),
    { figure: `${name}: failed`, value: other.length, unit: '', goal: { most: 0 } },
    { figure: `${name}: pending in the suite`, value: inState('pending').length, unit: '' },
  ]
}
