import type { Output } from '#base/endpoint.ts'
import { veilAddress } from '#features/team/rules.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { endorsementHeadings, recipientWords } from '../foreign-texts.ts'
import { isOfEmail } from '../recipient-rules.ts'
import { GaveSentence } from './gave-sentence.tsx'

type Foreign = Pick<Output<typeof verifyAny>, 'word' | 'kind' | 'title' | 'recipient'> & { issuer: { name: string } }

/** Who gave a badge of another site, and to whom as far as it says: an address is veiled, a hashed one only named. */
export function GaveForeign({ badge }: { badge: Foreign }) {
  const recipients = useTexts(recipientWords)
  const endorsements = useTexts(endorsementHeadings)
  const { issuer, title, recipient, kind } = badge
  const isProven = badge.word === 'genuine'
  if (kind === 'endorsement') {
    const say = isProven ? endorsements.endorses : endorsements.claims
    return say({ issuer: issuer.name, subject: recipient.identifier || endorsements.somebody() })
  }
  const address = recipient.isHashed ? recipients.hashed() : veilAddress(recipient.identifier)
  const holder = isOfEmail(recipient) ? address : ''
  return <GaveSentence issuer={issuer.name} title={title} holder={holder} isForeign isProven={isProven} />
}
