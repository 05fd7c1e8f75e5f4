import type { IssuerId } from '#base/ids.ts'
import * as contract from '#features/sub-issuers/contract.ts'
import { inviteSubs } from '#features/sub-issuers/server/invite-subs.ts'
import { COMMUNITY } from './community.ts'
import { foundIssuer } from './found-community.ts'
import { makeTemplate } from './make-templates.ts'
import { sendBadges } from './send-badges.ts'
import type { Stage } from './stage.ts'
import type { DemoSub } from './sub-communities.ts'

/** Invites the leader of a sub-community, who founds it and sends its badges unless the invitation stays pending. */
export function foundSub(stage: Stage, { name, email, firstName, lastName, invitedDaysAgo, founded }: DemoSub): void {
  stage.play(invitedDaysAgo, async (stage) => {
    const invites = [{ name, email, firstName, lastName }]
    await inviteSubs(stage.admin(), contract.inviteSubs.input.parse({ invites }))
  })
  if (!founded) return
  const { daysAgo, picture, templates, sends, ...profile } = founded
  const inside = stageOf(stage, email)
  const contact = { contactEmail: email, contactFirstName: firstName, contactLastName: lastName, contactOptIn: false }
  stage.play(daysAgo, async () => {
    const fields = { ...COMMUNITY, sector: '', website: '', ...contact, ...profile, name }
    inside.issuerId = await foundIssuer(inside, fields, picture)
  })
  for (const template of templates) makeTemplate(inside, template)
  for (const send of sends) sendBadges(inside, send)
}

/** The same stage for another community and its leader: acts that it plays get it. */
function stageOf(stage: Stage, email: string): Stage {
  const inside: Stage = {
    ...stage,
    issuerId: '' as IssuerId,
    templates: new Map(),
    folders: new Map(),
    tickets: new Map(),
    admin: () =>
      stage.context({ kind: 'admin', sessionId: 'demo', issuerId: inside.issuerId, email, mainAdmin: true } as const),
    member: () => inside.admin(),
    play: (daysAgo, act) => stage.play(daysAgo, () => act(inside)),
  }
  return inside
}
