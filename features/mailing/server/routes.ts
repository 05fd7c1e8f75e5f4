import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as suppression from '../suppression-contract.ts'
import { addSuppression } from './add-suppression.ts'
import { askReplyAddress } from './ask-reply-address.ts'
import { confirmReplyAddress } from './confirm-reply-address.ts'
import { findSuppression } from './find-suppression.ts'
import { getMail } from './get-mail.ts'
import { listSuppressions } from './list-suppressions.ts'
import { previewMail } from './preview-mail.ts'
import { removeReplyAddress } from './remove-reply-address.ts'
import { removeSuppression } from './remove-suppression.ts'
import { testMail } from './test-mail.ts'
import { updateMail } from './update-mail.ts'

/** The wording of an issuer's e-mails, its reply-to addresses and its suppressed addresses. */
export const mailingRoutes: Route[] = [
  route(contract.getMail, getMail),
  route(contract.updateMail, updateMail),
  route(contract.previewMail, previewMail),
  route(contract.testMail, testMail),
  route(contract.askReplyAddress, askReplyAddress),
  route(contract.confirmReplyAddress, confirmReplyAddress),
  route(contract.removeReplyAddress, removeReplyAddress),
  route(suppression.listSuppressions, listSuppressions),
  route(suppression.findSuppression, findSuppression),
  route(suppression.addSuppression, addSuppression),
  route(suppression.removeSuppression, removeSuppression),
]
