import { Suspense, useState } from 'react'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { userPanel } from '../../page-texts.ts'
import styles from '../access.module.css'
import { endedIn, type Folder, rightIn } from '../access-view.ts'
import { folderHref } from '../addresses.ts'
import { useCounts } from '../use-counts.ts'
import { RightSelect } from './right-select.tsx'
import { useRights } from './use-rights.ts'

const UntilField = lazyPart(() => import('./until-field.tsx').then((module) => module.UntilField))

/** A person's right in one folder: what it is, and until when. */
export function RightRow({ folder, email }: { folder: Folder; email: string }) {
  const panelTexts = useTexts(userPanel)
  const format = useFormat()
  const counted = useCounts()
  const { change, again } = useRights()
  const [isDating, setIsDating] = useState(false)
  const right = rightIn(folder, email)
  const ended = endedIn(folder, email)
  return (
    <Row as="li" wrap>
      <Stack as="span" across="start" grow breaks>
        <PageLink className={`bz-plain ${styles.quiet}`} href={folderHref(folder.id)}>
          <strong>{folder.name}</strong>
        </PageLink>
        <Text as="span" type="small" tone="ink2">
          {counted.badgesOf(folder)}
        </Text>
        {ended && (
          <Text as="span" type="small" tone="ink2">
            {panelTexts.ended({ date: format.lastDay(ended) })}
          </Text>
        )}
        {right && (
          <Text as="span" type="small" tone="ink3">
            <button
              type="button"
              className={`bz-plain ${styles.quiet}`}
              aria-expanded={isDating}
              onPointerEnter={UntilField.preload}
              onFocus={UntilField.preload}
              onClick={() => setIsDating(!isDating)}
            >
              {right.until ? panelTexts.until({ date: format.lastDay(right.until) }) : panelTexts.setUntil()}
            </button>
          </Text>
        )}
      </Stack>
      <span className={styles.right} data-on={right !== undefined || undefined}>
        <RightSelect
          label={panelTexts.rightsIn({ folder: folder.name })}
          value={right?.rights}
          onChange={(rights) =>
            void change(folder, email, rights && { rights, until: (right ?? again(folder, email)).until })
          }
        />
      </span>
      {right && isDating && (
        <Box ownLine>
          <Suspense>
            <UntilField
              label={panelTexts.untilLabel({ folder: folder.name })}
              until={right.until}
              onChange={(until) => void change(folder, email, { rights: right.rights, until })}
            />
          </Suspense>
        </Box>
      )}
    </Row>
  )
}
