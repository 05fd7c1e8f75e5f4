import { useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { listChallenges } from '../contract.ts'
import { TYPES } from '../rules.ts'
import { challengeProblems } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import { type Created, NewChallengeForm } from './new-challenge-form.tsx'
import { OwnDialog, ownDialogOf } from './own-dialog.tsx'

/** What one type says of its data stands beside what all types share. */
const CATALOGUES = [...TYPES.map((type) => TYPES_IN_STUDIO[type].problems ?? {}), challengeProblems]

type Props = {
  /** For a quest that is not saved yet. */
  isDraft?: boolean
  onClose: () => void
  /** The challenge was created; the dialog then shows what its type needs, or closes. */
  onCreated?: (challengeId: string) => void
}

/** A new challenge, and after it the codes, the kiosk or the secret of one of our own types. */
export function NewChallengeDialog({ isDraft = false, onClose, onCreated }: Props) {
  const { data } = useQueryCall(listChallenges, {}, { quiet: true })
  const [created, setCreated] = useState<Created>()
  if (!data) return null
  if (created) return <OwnDialog {...created} walletUrl={data.walletUrl} onClose={onClose} />
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <NewChallengeForm
        types={data.types}
        mayGive={data.mayGive}
        isDraft={isDraft}
        onClose={onClose}
        onCreated={(made) => {
          onCreated?.(made.challenge.id)
          if (hasMore(made)) setCreated(made)
          else onClose()
        }}
      />
    </CatalogueProvider>
  )
}

/** Whether an admin needs something right after creating it. */
function hasMore({ challenge, codes }: Created): boolean {
  return codes.length > 0 || ownDialogOf(challenge) !== undefined
}
