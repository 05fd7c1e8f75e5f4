import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { createTemplate } from '../form/server/create-template.ts'
import { updateTemplate } from '../form/server/update-template.ts'
import { deleteTemplate } from '../life/server/delete-template.ts'
import { listVersions } from '../life/server/list-versions.ts'
import { publishTemplate } from '../life/server/publish-template.ts'
import { withdrawDelegation } from '../life/server/withdraw-delegation.ts'
import * as listContract from '../list/contract.ts'
import { countTemplates } from '../list/server/count-templates.ts'
import { listAllTemplates } from '../list/server/list-all-templates.ts'
import { listTemplateNames } from '../list/server/list-template-names.ts'
import { listTemplates } from '../list/server/list-templates.ts'
import { searchTemplates } from '../list/server/search-templates.ts'
import { getTemplate } from './get-template.ts'

export const templatesRoutes: Route[] = [
  route(contract.countTemplates, countTemplates),
  route(contract.listAllTemplates, listAllTemplates),
  route(contract.listTemplates, listTemplates),
  route(contract.searchTemplates, searchTemplates),
  route(listContract.listTemplateNames, listTemplateNames),
  route(contract.listVersions, listVersions),
  route(contract.getTemplate, getTemplate),
  route(contract.createTemplate, createTemplate),
  route(contract.updateTemplate, updateTemplate),
  route(contract.publishTemplate, publishTemplate),
  route(contract.deleteTemplate, deleteTemplate),
  route(contract.withdrawDelegation, withdrawDelegation),
]
