import { decodeJwt } from 'jose'
import { type IssuerId, newId } from '#base/ids.ts'
import { invite } from '#features/team/server/invite.ts'
import { folderPeople, folders, teamPeople } from '#features/team/server/tables.ts'
import { issuerIdOf, lastMail } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'

/** Token and code of the last e-mail to an address. */
export async function mailedSecrets(world: World, email: string) {
  await world.runJobs()
  const text = (await lastMail(world, email))?.text ?? ''
  return {
    text,
    token: /invite\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
    code: /\n(\d{6})\n/.exec(text)?.[1] ?? '',
  }
}

/** The context of the admin of a token. */
export async function adminContext(world: World, token: string) {
  const { sub, connexionEmail } = decodeJwt(token)
  const issuerId = (await issuerIdOf(world, token)) as IssuerId
  const email = String(connexionEmail)
  return world.ctx({ kind: 'admin', sessionId: String(sub), issuerId, email, mainAdmin: true } as const)
}

/** Invites an address to new folders of the admin's community; returns their ids. */
export async function inviteToFolders(world: World, admin: string, email: string, names: string[]) {
  const ctx = await adminContext(world, admin)
  const { issuerId } = ctx.actor
  const now = world.now()
  await ctx.db.insert(teamPeople).values({ issuerId, email, invitedAt: now })
  const made = names.map((name) => ({ id: newId(), issuerId, name, createdAt: now }))
  if (made.length > 0) {
    await ctx.db.insert(folders).values(made)
    await ctx.db
      .insert(folderPeople)
      .values(made.map(({ id }) => ({ folderId: id, email, issuerId, rights: 'edit' as const })))
  }
  await invite(ctx, { issuerId, kind: 'folder', email })
  return made.map(({ id }) => id)
}
