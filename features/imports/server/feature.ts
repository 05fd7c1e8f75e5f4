import { listedSends } from '#features/sends/hooks.ts'
import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { forgetFileJobs } from './forget-file.ts'
import { importSessions } from './import-sessions.ts'
import { importSource } from './import-source.ts'
import { readImportJob } from './job-read-import.ts'
import { importsPages } from './pages.ts'

/** What this feature brings to the product. */
export const importsFeature: Feature = {
  name: 'imports',
  routes: [route(contract.importSessions, importSessions)],
  jobs: { 'read-import': readImportJob, ...forgetFileJobs },
  pages: [importsPages],
  on: [listedSends.by(importSource)],
}
