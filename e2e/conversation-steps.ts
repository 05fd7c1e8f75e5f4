import { call } from '#base/call.ts'
import { getConversation, readByCommunity, writeToMember } from '#features/conversations/contract.ts'
import { listMembers } from '#features/members/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

/** The community's side of a conversation with its only member, by calls. */
export async function talkWithMember(blazon: Blazon, club: Issuer) {
  const token = club.kept.cookies.find(({ name }) => name === 'token')?.value
  const caller = { origin: blazon.studio, token: () => token }
  const { members } = await call(caller, listMembers, {})
  const did = members[0]?.did ?? ''
  const thread = () => call(caller, getConversation, { did })
  return {
    write: (text: string) => call(caller, writeToMember, { did, text }),
    thread,
    read: async () => {
      const { messages } = await thread()
      await call(caller, readByCommunity, { did, messageId: messages.at(-1)?.messageId ?? '' })
    },
    give: (templateId: string) => call(caller, createSessions, { templateId, dids: [did] }),
  }
}
