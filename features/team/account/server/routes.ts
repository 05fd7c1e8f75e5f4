import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { addAdmin } from './add-admin.ts'
import { changeMainAdmin } from './change-main-admin.ts'
import { confirmAdminEmail } from './confirm-admin-email.ts'
import { deleteAdmin } from './delete-admin.ts'
import { listAdmins } from './list-admins.ts'
import { readAddressChange } from './read-address-change.ts'
import { readReplacement } from './read-replacement.ts'
import { resendAdmin } from './resend-admin.ts'
import { stopReplacement } from './stop-replacement.ts'
import { undoAddressChange } from './undo-address-change.ts'
import { updateAdmin } from './update-admin.ts'

/** The calls for the admins of a community. */
export const teamRoutes: Route[] = [
  route(contract.listAdmins, listAdmins),
  route(contract.addAdmin, addAdmin),
  route(contract.resendAdmin, resendAdmin),
  route(contract.updateAdmin, updateAdmin),
  route(contract.confirmAdminEmail, confirmAdminEmail),
  route(contract.deleteAdmin, deleteAdmin),
  route(contract.changeMainAdmin, changeMainAdmin),
  route(contract.readAddressChange, readAddressChange),
  route(contract.undoAddressChange, undoAddressChange),
  route(contract.readReplacement, readReplacement),
  route(contract.stopReplacement, stopReplacement),
]
