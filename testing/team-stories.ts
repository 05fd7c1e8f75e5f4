import type { IssuerId } from '#base/ids.ts'
import { newId } from '#base/ids.ts'
import type { Right } from '#features/team/rules.ts'
import { folderPeople, folders, folderTemplates, teamPeople } from '#features/team/server/tables.ts'
import { openSession, proveSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import type { World } from './world.ts'

type Asked = {
  issuerId: string
  email: string
  rights?: Right
  /** The last day of the right, `2026-12-31`. */
  until?: string
  templateIds: string[]
  folder?: { seesAddresses?: boolean; mailsADay?: number }
}

/**
 * Opens a session of a contributor whose only right is in a new folder with some templates; their presence was proved just
 * now. Again with the same address gives the person another folder.
 */
export async function joinFolder(world: World, { issuerId, email, rights = 'distribute', ...asked }: Asked) {
  const { db } = world.ctx()
  const at = world.now()
  const folderId = newId()
  await db.insert(teamPeople).values({ issuerId, email, invitedAt: at, registrationDate: at }).onConflictDoNothing()
  await db.insert(folders).values({ id: folderId, issuerId, name: folderId, createdAt: at, ...asked.folder })
  await db.insert(folderPeople).values({ folderId, email, issuerId, rights, until: asked.until ?? null })
  const pairs = asked.templateIds.map((templateId) => ({ folderId, templateId, issuerId }))
  if (pairs.length > 0) await db.insert(folderTemplates).values(pairs)
  const session = await openSession(world.ctx(), { kind: 'studio', email, issuerId, isContributor: 1 })
  await proveSession(world.ctx(), session.id)
  const token = await mintToken(world.config, {
    audience: 'studio',
    sessionId: session.id,
    now: world.now(),
    claims: {
      did: '',
      web2: true,
      connexionEmail: email,
      isContributor: true,
      signup: false,
      isSubCommunity: false,
      email,
    },
  })
  const actor = {
    kind: 'contributor',
    sessionId: session.id,
    issuerId: issuerId as IssuerId,
    email,
    mainAdmin: false,
  } as const
  return { token, folderId, email, actor }
}
