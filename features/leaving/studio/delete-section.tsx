import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { deletion } from '../texts.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((module) => ({ default: module.DeleteDialog })))

/** `isKms`: no wallet signs. `onDeleted` is told once the community is being deleted: the session is over. */
type Props = { name: string; isKms: boolean; onDeleted: () => void }

/** The last section of the profile: the way to delete the community. */
export function DeleteSection({ name, isKms, onDeleted }: Props) {
  const t = useTexts(deletion)
  const [opened, setOpened] = useState(false)
  return (
    <section aria-label={t.section()}>
      <h2>{t.section()}</h2>
      <p className="bz-small">{t.sectionText()}</p>
      <Button kind="danger" onClick={() => setOpened(true)}>
        {t.open()}
      </Button>
      {opened && (
        <Suspense>
          <DeleteDialog name={name} isKms={isKms} onDeleted={onDeleted} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </section>
  )
}
