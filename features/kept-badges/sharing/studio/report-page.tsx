import { useState } from 'react'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { reportShown } from '../../contract.ts'
import { shownPage } from '../../page-texts.ts'

/** Reports the page to the operator, once its reader confirms it. */
export function ReportPage({ shareId }: { shareId: string }) {
  const say = useTexts(shownPage)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className="bz-link bz-small" onClick={() => setIsAsking(true)}>
        {say.report()}
      </button>
      {isAsking && (
        <ConfirmCall
          call={reportShown}
          input={{ shareId }}
          stale={[]}
          title={say.reportTitle()}
          confirm={say.reportConfirm()}
          working={say.reporting()}
          done={say.reported()}
          onClose={() => setIsAsking(false)}
        >
          {say.reportText()}
        </ConfirmCall>
      )}
    </>
  )
}
