import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, listPeople, removeFromFolder } from '../contract.ts'
import { folderBadges } from '../page-texts.ts'
import styles from './access.module.css'
import type { Folder } from './access-view.ts'
import { AddBadges } from './add-badges.tsx'
import { BadgeTiles } from './badge-tiles.tsx'
import { IDS_AT_ONCE, type TemplateSource } from './template-source.ts'

type Props = { folder: Folder; source: TemplateSource }

/** The badges of a folder: selected ones can be taken out of it, others added. */
export function FolderBadges({ folder, source }: Props) {
  const badgeTexts = useTexts(folderBadges)
  const sentence = useProblemText()
  const format = useFormat()
  const [selected, setSelected] = useState<string[]>([])
  const [parts, setParts] = useState(1)
  const { run, working } = useCall(removeFromFolder, { invalidates: [getAccess, listPeople] })
  const { templateIds } = folder
  const chosen = selected.filter((id) => templateIds.includes(id))
  const remove = async () => {
    if (chosen.length === 0) return toastError(badgeTexts.selectFirst())
    const { output, problem } = await run({ roleId: folder.id, templateIds: chosen })
    if (output) {
      setSelected([])
      toastSuccess(badgeTexts.removed({ count: chosen.length }))
    } else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  const toggle = (id: string) =>
    setSelected(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const all = Math.ceil(templateIds.length / IDS_AT_ONCE)
  return (
    <section aria-label={badgeTexts.title()}>
      <Row gap="l" rows="s" padBlock="xs" justify="between" wrap>
        <Heading count={format.number(templateIds.length)}>{badgeTexts.title()}</Heading>
        <Row gap="m" rows="s" justify="end" wrap atEnd tone="ink2">
          {chosen.length > 0 && <span role="status">{badgeTexts.selected({ count: chosen.length })}</span>}
          {templateIds.length > 0 && (
            <Button kind="danger" working={working} onClick={() => void remove()}>
              {badgeTexts.remove()}
            </Button>
          )}
          <AddBadges folder={folder} source={source} />
        </Row>
      </Row>
      {templateIds.length === 0 && (
        <EmptyState outline="basic" title={badgeTexts.empty()} text={badgeTexts.emptyText()} />
      )}
      <Grid as="ul" above="xs" gap="xl" className={styles.tiles}>
        {Array.from({ length: Math.min(parts, all) }, (_, at) => (
          <BadgeTiles
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one list, in its order
            key={at}
            ids={templateIds.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE)}
            source={source}
            selected={chosen}
            onToggle={toggle}
          />
        ))}
      </Grid>
      {parts < all && (
        <p>
          <Button onClick={() => setParts(parts + 1)}>{badgeTexts.more()}</Button>
        </p>
      )}
    </section>
  )
}
