import type { useTexts } from '#ui/words/language.tsx'
import type { Waiting } from '../../events/wallet/wallet-events.tsx'
import type { confirmWords } from '../texts.ts'

type Document = Waiting['documents'][number]
type Words = ReturnType<typeof useTexts<typeof confirmWords>>
type Format = { date: (date: Date) => string }

/** Describes a confirmation in plain words, from the very documents to be signed; undefined for an unknown kind. `isDeletion`: it cannot be undone. */
export function confirmationWords(documents: Document[], t: Words, format: Format) {
  const [first, ...others] = documents
  const known = first && wordsOf(first, t)
  if (!known) return undefined
  const lines = [...known.lines]
  for (const document of others) {
    // New links for badges of several templates are sent together.
    const more = document.primaryType === 'SendBadges' && first.primaryType === 'SendBadges' && wordsOf(document, t)
    if (more) lines.push(more.title)
    if (more) continue
    if (document.primaryType !== 'Delegation') return undefined
    const { maxCount, validUntil } = document.message
    const until = format.date(new Date(Number(validUntil) * 1000))
    lines.push(t.delegation({ count: Number(maxCount), until }))
  }
  return { title: known.title, lines, isDeletion: first.primaryType.startsWith('Delete') }
}

function wordsOf({ primaryType, message }: Document, t: Words): { title: string; lines: string[] } | undefined {
  const { name = '', contactEmail: email = '' } = message
  const count = Number(message.badges ?? message.count ?? 0)
  switch (primaryType) {
    case 'CreateCommunity':
      return { title: t.createCommunity({ name }), lines: [t.createCommunityText(), t.contact({ email })] }
    case 'ProveIdentity':
      return {
        title: t.prove({ name }),
        lines: [message.device ? t.proveFrom({ device: message.device }) : t.proveFromUnknown(), t.proveText()],
      }
    case 'UpdateCommunity':
      return { title: t.updateCommunity({ name }), lines: [t.updateCommunityText()] }
    case 'DeleteCommunity':
      return { title: t.deleteCommunity({ name }), lines: [t.deleteCommunityText({ count })] }
    case 'PublishTemplate':
      return { title: t.publish({ name }), lines: [t.publishText()] }
    case 'UpdateTemplate':
      return { title: t.updateTemplate({ name }), lines: [t.updateTemplateText()] }
    case 'DeleteTemplate':
      return { title: t.deleteTemplate({ name }), lines: [t.deleteTemplateText({ count })] }
    case 'SendBadges':
      return { title: t.send({ count, name }), lines: [t.sendText()] }
    case 'GiveBadge':
      return { title: t.give({ name }), lines: [t.giveTo({ recipient: message.recipient ?? '' }), t.giveText()] }
    case 'WithdrawDelegation':
      return { title: t.withdraw({ name }), lines: [t.withdrawText()] }
    default:
      return undefined
  }
}
