import { and, eq } from 'drizzle-orm'
import { seeAdmin } from '#features/issuers/server/queries.ts'
import { acceptInvitation } from '#features/sign-in/invitations/server/accept-invitation.ts'
import { declineInvitation } from '#features/sign-in/invitations/server/decline-invitation.ts'
import { linkSecrets } from '#features/sign-in/server/links/link-secrets.ts'
import * as account from '#features/team/account/contract.ts'
import { addAdmin } from '#features/team/account/server/add-admin.ts'
import * as access from '#features/team/folders/contract.ts'
import { addToFolder } from '#features/team/folders/server/add-to-folder.ts'
import { createFolder } from '#features/team/folders/server/create-folder.ts'
import { inviteToFolders } from '#features/team/folders/server/invite-to-folders.ts'
import { setPermission } from '#features/team/folders/server/set-permission.ts'
import { updateFolder } from '#features/team/folders/server/update-folder.ts'
import { isOpen } from '#features/team/server/invite.ts'
import { seePerson } from '#features/team/server/queries.ts'
import { invitations } from '#features/team/server/tables.ts'
import type { DemoTemplate } from './demo-template.ts'
import { DAY_MS, folderOf, type Stage, templateOf } from './stage.ts'
import type { DemoAdmin, DemoFolder, DemoPerson } from './team.ts'

/** A template or a folder exists this many days after its act began. */
const SETTLED_DAYS = 0.001

/** Adds an admin, who accepts the e-mailed invitation unless it stays pending. */
export function addDemoAdmin(stage: Stage, admin: DemoAdmin): void {
  const { email, firstName, lastName, invitedDaysAgo, acceptedDaysAgo, lastSeenDaysAgo } = admin
  stage.play(invitedDaysAgo, async (stage) => {
    await addAdmin(stage.admin(), account.addAdmin.input.parse({ email, firstName, lastName }))
  })
  if (acceptedDaysAgo !== undefined) stage.play(acceptedDaysAgo, (stage) => accept(stage, email))
  if (lastSeenDaysAgo !== undefined)
    stage.play(lastSeenDaysAgo, async (stage) => {
      const ctx = stage.context({ kind: 'anyone' })
      await seeAdmin(ctx, stage.issuerId, email, ctx.now())
    })
}

/** Creates a folder with its settings, and puts in its templates, later ones when they are made. */
export function fillFolder(stage: Stage, folder: DemoFolder, templates: DemoTemplate[]): void {
  const { key, name, madeDaysAgo, hidesAddresses = false, mailsADay = 0 } = folder
  stage.play(madeDaysAgo, async (stage) => {
    const { roleId } = await createFolder(stage.admin(), access.createFolder.input.parse({ name }))
    stage.folders.set(key, roleId)
    const settings = { roleId, seesAddresses: !hidesAddresses, mailsADay }
    await updateFolder(stage.admin(), access.updateFolder.input.parse(settings))
  })
  for (const template of templates.filter(({ key }) => folder.templates.includes(key)))
    stage.play(Math.min(madeDaysAgo, template.madeDaysAgo) - SETTLED_DAYS, async (stage) => {
      const pair = { templateId: templateOf(stage, template.key), roleId: folderOf(stage, key) }
      await addToFolder(stage.admin(), access.addToFolder.input.parse(pair))
    })
}

/** Invites a contributor to folders with a right in each; they accept, decline, or leave the invitation pending. */
export function inviteContributor(stage: Stage, person: DemoPerson): void {
  const { email, given, invitedDaysAgo, acceptedDaysAgo, declinedDaysAgo, lastSeenDaysAgo } = person
  stage.play(invitedDaysAgo, async (stage) => {
    const [{ rights }] = given
    const roleIds = given.map(({ folder }) => folderOf(stage, folder))
    await inviteToFolders(stage.admin(), access.inviteToFolders.input.parse({ emails: [email], roleIds, rights }))
    for (const { folder, rights, untilDays } of given) {
      const until = untilDays === undefined ? '' : dayFrom(stage.end, untilDays)
      const asked = { email, roleId: folderOf(stage, folder), action: 'add', rights, until }
      await setPermission(stage.admin(), access.setPermission.input.parse(asked))
    }
  })
  if (acceptedDaysAgo !== undefined) stage.play(acceptedDaysAgo, (stage) => accept(stage, email))
  if (declinedDaysAgo !== undefined)
    stage.play(declinedDaysAgo, async (stage) => {
      await declineInvitation(stage.context({ kind: 'anyone' }), { token: await invitedToken(stage, email) })
    })
  if (lastSeenDaysAgo !== undefined)
    stage.play(lastSeenDaysAgo, async (stage) => {
      const ctx = stage.context({ kind: 'anyone' })
      await seePerson(ctx, stage.issuerId, email, ctx.now())
    })
}

async function accept(stage: Stage, email: string): Promise<void> {
  await acceptInvitation(stage.context({ kind: 'anyone' }), { token: await invitedToken(stage, email) })
}

/** The token of the link in the e-mail that invited an address. */
async function invitedToken(stage: Stage, email: string): Promise<string> {
  const { db, config } = stage.context({ kind: 'anyone' })
  const [open] = await db
    .select({ linkId: invitations.linkId })
    .from(invitations)
    .where(and(eq(invitations.issuerId, stage.issuerId), eq(invitations.email, email), isOpen()))
  if (!open) throw new Error(`The demo has not invited ${email}`)
  return linkSecrets(config, open.linkId).token
}

function dayFrom(end: Date, days: number): string {
  return new Date(end.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
