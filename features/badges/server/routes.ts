import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { getCredential } from './get-credential.ts'
import { getHeldFile } from './get-held-file.ts'
import { getIssueProof } from './get-issue-proof.ts'
import { getStatusList } from './get-status-list.ts'
import { getSuspensionList } from './get-suspension-list.ts'
import { getTokenList } from './get-token-list.ts'
import { listHeld } from './list-held.ts'
import { createShare } from './sharing/create-share.ts'
import { endShare } from './sharing/end-share.ts'
import { getShare } from './sharing/get-share.ts'
import { updateShare } from './sharing/update-share.ts'
import { verifyAny } from './verify-any.ts'
import { verifyBadge } from './verify-badge.ts'

export const badgesRoutes: Route[] = [
  route(contract.listHeld, listHeld),
  route(contract.createShare, createShare),
  route(contract.updateShare, updateShare),
  route(contract.endShare, endShare),
  route(contract.getHeldFile, getHeldFile),
  route(contract.verifyBadge, verifyBadge),
  route(contract.verifyAny, verifyAny),
  route(contract.getShare, getShare),
  route(contract.getCredential, getCredential),
  route(contract.getIssueProof, getIssueProof),
  route(contract.getStatusList, getStatusList),
  route(contract.getSuspensionList, getSuspensionList),
  route(contract.getTokenList, getTokenList),
]
