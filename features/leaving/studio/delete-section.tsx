import { Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deletion } from '../texts.ts'

const DeleteDialog = lazyHere(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

/**
 * `isKms`: no wallet signs. `onDeleting` is called before the request, then `onDeleted` once the session has ended, or
 * `onKept`.
 */
type Props = { name: string; isKms: boolean; onDeleting: () => void; onDeleted: () => void; onKept: () => void }

/** The last section of the profile: the deletion of the community. */
export function DeleteSection(props: Props) {
  const deletionTexts = useTexts(deletion)
  const [opened, setOpened] = useState(false)
  return (
    <Section
      title={deletionTexts.section()}
      lead={deletionTexts.sectionText()}
      padBlock={undefined}
      aria-label={deletionTexts.section()}
    >
      <Button kind="danger" onClick={() => setOpened(true)}>
        {deletionTexts.open()}
      </Button>
      {opened && (
        <Suspense>
          <DeleteDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Section>
  )
}
