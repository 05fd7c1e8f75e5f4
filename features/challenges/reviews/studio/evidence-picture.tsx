import { useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { FittedPicture } from '#ui/pictures/fitted-picture.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getEvidencePicture } from '../contract.ts'
import { reviewWords } from '../texts.ts'
import styles from './reviews.module.css'

/** A picture that a member gave: small, and as large as the screen when it is pressed. */
export function EvidencePicture({ reviewId, name }: { reviewId: string; name: string }) {
  const say = useTexts(reviewWords)
  const [isOpen, setOpen] = useState(false)
  const query = useQueryCall(getEvidencePicture, { reviewId }, { quiet: true, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Loaded query={query} coming={<RuledOutline kind="lines" count={3} />}>
      {({ image }) => (
        <>
          <button
            type="button"
            className={`bz-plain ${styles.picture}`}
            aria-label={say.enlarge({ name })}
            onClick={() => setOpen(true)}
          >
            <FittedPicture framed most={180} widest={240} src={image} alt={say.picture({ name })} />
          </button>
          {isOpen && (
            <Dialog opened onClose={() => setOpen(false)} title={say.picture({ name })} width={1164}>
              <FittedPicture middled most="72dvh" src={image} alt={say.picture({ name })} />
            </Dialog>
          )}
        </>
      )}
    </Loaded>
  )
}
