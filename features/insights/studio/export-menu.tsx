import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Button } from '#ui/buttons/button.tsx'
import { LateMenu } from '#ui/buttons/late-menu.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { EXPORTS } from '../contract.ts'
import { exportTexts } from '../export-texts.ts'
import { type Exported, useExportInsights } from './use-export-insights.ts'

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
