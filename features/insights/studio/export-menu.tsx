import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import type { CallInput } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { EXPORTS, type exportInsights } from '../contract.ts'
import { exportTexts } from '../export-texts.ts'
import { useExportInsights } from './use-export-insights.ts'

export type Exported = Pick<CallInput<typeof exportInsights>, 'period' | 'from' | 'to' | 'templateId'>

/** The button that saves what the page shows as a CSV file: by template, day or send. */
export function ExportMenu({ community, asked }: { community: string; asked: Exported }) {
  const say = useTexts(exportTexts)
  const { run, working } = useExportInsights(community)
  const choices = EXPORTS.filter((by) => by !== 'template' || !asked.templateId).map((by) => ({
    label: say[by](),
    onSelect: () => void run(by, asked),
  }))
  return (
    <LateMenu position="bottom-end" width={220} choices={choices}>
      {(button) => (
        <Button {...button} kind="secondary" working={working} icon={<DownloadSimpleIcon />}>
          {say.export()}
        </Button>
      )}
    </LateMenu>
  )
}
