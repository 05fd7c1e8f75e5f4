import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getCredential } from '../files/server/get-credential.ts'
import { getHeldFile } from '../files/server/get-held-file.ts'
import { getIssueProof } from '../files/server/get-issue-proof.ts'
import { createShare } from '../sharing/server/create-share.ts'
import { endShare } from '../sharing/server/end-share.ts'
import { getShare } from '../sharing/server/get-share.ts'
import { updateShare } from '../sharing/server/update-share.ts'
import { reportCheck } from '../verification/server/report-check.ts'
import { verifyAny } from '../verification/server/verify-any.ts'
import { verifyBadge } from '../verification/server/verify-badge.ts'
import { listHeld } from './list-held.ts'
import { getStatusList } from './status/get-status-list.ts'
import { getSuspensionList } from './status/get-suspension-list.ts'
import { getTokenList } from './status/get-token-list.ts'

export const badgesRoutes: Route[] = [
  route(contract.listHeld, listHeld),
  route(contract.createShare, createShare),
  route(contract.updateShare, updateShare),
  route(contract.endShare, endShare),
  route(contract.getHeldFile, getHeldFile),
  route(contract.verifyBadge, verifyBadge),
  route(contract.reportCheck, reportCheck),
  route(contract.verifyAny, verifyAny),
  route(contract.getShare, getShare),
  route(contract.getCredential, getCredential),
  route(contract.getIssueProof, getIssueProof),
  route(contract.getStatusList, getStatusList),
  route(contract.getSuspensionList, getSuspensionList),
  route(contract.getTokenList, getTokenList),
]
