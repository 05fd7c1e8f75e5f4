import { useCall } from '#ui/calls/use-call.ts'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getTemplate, listTemplates, withdrawDelegation } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { lifeWords } from '../texts.ts'
import { EndDialog } from './end-dialog.tsx'

type Props = { template: Template; onEnd: () => void }

/** Asks for confirmation before the permission to issue a template is withdrawn, listing what ends and what stays. */
export function WithdrawDialog({ template, onEnd }: Props) {
  const life = useTexts(lifeWords)
  const { run, working } = useCall(withdrawDelegation, { invalidates: [listTemplates, getTemplate] })
  const title = template.data.name
  return (
    <EndDialog
      template={template}
      title={life.stopTitle({ title })}
      keep={life.keepLinks()}
      action={life.stop()}
      running={life.stopping({ title })}
      done={life.stopped({ title })}
      working={working}
      ask={() => run({ templateId: template.id })}
      onEnd={onEnd}
    >
      {({ collected, open }) => (
        <>
          {open > 0 ? life.removeOpen({ count: open }) : life.nothingOpen()}
          <Text above="m" below="m">
            {life.removeTaken({ count: collected })}
          </Text>
          <p>{life.stopText()}</p>
        </>
      )}
    </EndDialog>
  )
}
