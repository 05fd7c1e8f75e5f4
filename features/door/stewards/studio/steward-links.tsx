import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { createSteward, endSteward, getDoor } from '../../contract.ts'
import { STEWARD_NAME_MAX } from '../../rules.ts'
import { doorWords } from '../../texts.ts'
import { type HelperLink, HelperLinks } from './helper-links.tsx'

const HOURS = 24

/** Door staff links. */
export function StewardLinks({ templateId, stewards }: { templateId: string; stewards: HelperLink[] }) {
  const doorTexts = useTexts(doorWords)
  const making = useCall(createSteward, { invalidates: [getDoor] })
  const ending = useCall(endSteward, { invalidates: [getDoor] })
  return (
    <HelperLinks
      title={doorTexts.stewards()}
      hint={doorTexts.stewardsHint()}
      nameMax={STEWARD_NAME_MAX}
      links={stewards}
      make={(name) => making.run({ templateId, name, hours: HOURS })}
      isMaking={making.working}
      onEnd={(steward) => void ending.run({ templateId, steward })}
    />
  )
}
