import { useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { verifyAny } from '../../contract.ts'
import { publicPageWords } from '../../texts.ts'
import type { Brought } from '../view/brought.ts'
import { AnotherBadge } from './another-badge.tsx'
import { BringForm } from './bring-form.tsx'
import { type Verdict, VerdictOfAny } from './verdict-of-any.tsx'

type Found = { verdict: Verdict; brought: Brought }

/** Where anyone can have any badge of Open Badges 1.0 to 3.0 checked: submit it, then read the verdict and each check. */
export function CheckPage() {
  const publicPageTexts = useTexts(publicPageWords)
  const { run, working, problem, reset } = useCall(verifyAny)
  const [found, setFound] = useState<Found>()
  const check = async ({ of = 1, ...brought }: Brought) => {
    const { output } = await run(brought)
    if (output) setFound({ verdict: output, brought: { ...brought, of } })
  }
  const again = () => {
    reset()
    setFound(undefined)
  }
  return (
    <PublicFrame page={publicPageTexts.verification()} actions={found && <AnotherBadge place="head" onPress={again} />}>
      {found ? (
        <VerdictOfAny
          found={found.verdict}
          file={found.brought.file}
          of={found.brought.of}
          onAgain={again}
          onRetry={() => void check(found.brought)}
          working={working}
        />
      ) : (
        <BringForm onBring={(brought) => void check(brought)} working={working} problem={problem} />
      )}
    </PublicFrame>
  )
}
