import { readOwnTemplates } from '#features/team/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { galleryPages } from '../gallery/server/gallery-pages.ts'
import { templatesSigned } from '../life/server/signed.ts'
import { embedCardPage } from './embed-card-page.ts'
import { templatesJobs } from './jobs.ts'
import { ownTemplates } from './own-templates.ts'
import { templatesPages } from './pages.ts'
import { templatesRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const templatesFeature: Feature = {
  name: 'templates',
  routes: templatesRoutes,
  jobs: templatesJobs,
  pages: [galleryPages, templatesPages, embedCardPage],
  signed: templatesSigned,
  on: [readOwnTemplates.by(ownTemplates)],
}
