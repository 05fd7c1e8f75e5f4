import { useState } from 'react'
import { HelperLinks } from '#features/door/stewards/studio/helper-links.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { createVerifier, endVerifier, listVerifiers } from '../../contract.ts'
import { verifierWords } from '../../page-texts.ts'
import { VERIFIER_DAYS, VERIFIER_NAME_MAX } from '../../rules.ts'

const DAYS = [VERIFIER_DAYS.min, 2, 3, 7, VERIFIER_DAYS.max]

/** Verifier links for the badges that the page asks for. */
export function VerifierLinks({ templateId, others }: { templateId: string; others: string[] }) {
  const verifierTexts = useTexts(verifierWords)
  const query = useQueryCall(listVerifiers, { templateId }, { quiet: true })
  const making = useCall(createVerifier, { invalidates: [listVerifiers] })
  const ending = useCall(endVerifier, { invalidates: [listVerifiers] })
  const [days, setDays] = useState<number>(VERIFIER_DAYS.min)
  return (
    <Loaded query={query}>
      {({ verifiers }) => (
        <HelperLinks
          title={verifierTexts.links()}
          hint={verifierTexts.linksHint()}
          nameMax={VERIFIER_NAME_MAX}
          links={verifiers}
          make={(name) => making.run({ templateId, others, name, days })}
          isMaking={making.working}
          onEnd={(verifier) => void ending.run({ templateId, verifier })}
        >
          <Box fixed>
            <FieldFrame label={verifierTexts.days()}>
              {(control) => (
                <SelectBox
                  {...control}
                  value={String(days)}
                  onChange={(event) => setDays(Number(event.currentTarget.value))}
                >
                  {DAYS.map((count) => (
                    <option key={count} value={count}>
                      {verifierTexts.daysOf({ count })}
                    </option>
                  ))}
                </SelectBox>
              )}
            </FieldFrame>
          </Box>
        </HelperLinks>
      )}
    </Loaded>
  )
}
