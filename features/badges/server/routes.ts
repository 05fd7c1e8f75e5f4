import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { createShare } from './create-share.ts'
import { endShare } from './end-share.ts'
import { getCredential } from './get-credential.ts'
import { getHeldFile } from './get-held-file.ts'
import { getIssueProof } from './get-issue-proof.ts'
import { getShare } from './get-share.ts'
import { getStatusList } from './get-status-list.ts'
import { getSuspensionList } from './get-suspension-list.ts'
import { getTokenList } from './get-token-list.ts'
import { listHeld } from './list-held.ts'
import { updateShare } from './update-share.ts'
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
