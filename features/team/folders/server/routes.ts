import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as ownContract from '../own-contract.ts'
import { addToFolder } from './add-to-folder.ts'
import { createFolder } from './create-folder.ts'
import { createFolderOf } from './create-folder-of.ts'
import { deleteFolder } from './delete-folder.ts'
import { getAccess } from './get-access.ts'
import { getOwnRights } from './get-own-rights.ts'
import { inviteToFolders } from './invite-to-folders.ts'
import { listPeople } from './list-people.ts'
import { removeFromFolder } from './remove-from-folder.ts'
import { removePerson } from './remove-person.ts'
import { resendToFolders } from './resend-to-folders.ts'
import { setPermission } from './set-permission.ts'
import { updateFolder } from './update-folder.ts'

/** The calls of folders and the people in them. */
export const accessRoutes: Route[] = [
  route(contract.getAccess, getAccess),
  route(contract.createFolder, createFolder),
  route(contract.updateFolder, updateFolder),
  route(contract.deleteFolder, deleteFolder),
  route(contract.setPermission, setPermission),
  route(contract.inviteToFolders, inviteToFolders),
  route(contract.resendToFolders, resendToFolders),
  route(contract.removePerson, removePerson),
  route(contract.addToFolder, addToFolder),
  route(contract.removeFromFolder, removeFromFolder),
  route(contract.createFolderOf, createFolderOf),
  route(contract.listPeople, listPeople),
]

/** What the caller can do, which contributors ask too. */
export const ownRightsRoutes: Route[] = [route(ownContract.getOwnRights, getOwnRights)]
