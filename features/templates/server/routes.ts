import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { countTemplates } from './count-templates.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { getTemplate } from './get-template.ts'
import { listAllTemplates } from './list-all-templates.ts'
import { listTemplates } from './list-templates.ts'
import { listVersions } from './list-versions.ts'
import { publishTemplate } from './publish-template.ts'
import { searchTemplates } from './search-templates.ts'
import { updateTemplate } from './update-template.ts'
import { withdrawDelegation } from './withdraw-delegation.ts'

export const templatesRoutes: Route[] = [
  route(contract.countTemplates, countTemplates),
  route(contract.listAllTemplates, listAllTemplates),
  route(contract.listTemplates, listTemplates),
  route(contract.searchTemplates, searchTemplates),
  route(contract.listVersions, listVersions),
  route(contract.getTemplate, getTemplate),
  route(contract.createTemplate, createTemplate),
  route(contract.updateTemplate, updateTemplate),
  route(contract.publishTemplate, publishTemplate),
  route(contract.deleteTemplate, deleteTemplate),
  route(contract.withdrawDelegation, withdrawDelegation),
]
