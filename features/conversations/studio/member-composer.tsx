import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { rowWords } from '#features/members/page-texts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { composerWords } from '../page-texts.ts'
import { Composer } from '../view/composer.tsx'
import { useComposer } from './use-composer.ts'

type Props = {
  /** The DID of the community, whose texts are kept apart. */
  owner: string
  did: string
  name: string
  startsFocused: boolean
  onSendBadge: () => void
  onLeave: () => void
}

/** The field to write to a member, or to send them a badge. */
export function MemberComposer({ owner, did, name, startsFocused, onSendBadge, onLeave }: Props) {
  const say = useTexts(composerWords)
  const rowTexts = useTexts(rowWords)
  const writing = useComposer(owner, did)
  return (
    <Composer
      writing={writing}
      name={name}
      pictureLabel={say.picture()}
      startsFocused={startsFocused}
      onLeave={onLeave}
      tools={(isPhone) => (
        <Button
          kind="quiet"
          isBrief={isPhone}
          isFlush={!isPhone}
          // Without its words a plane would be taken for "Send".
          icon={isPhone ? <CategoryGlyph category="basic" size={20} /> : <PaperPlaneTiltIcon size={20} />}
          onClick={onSendBadge}
        >
          {rowTexts.sendBadge()}
        </Button>
      )}
    />
  )
}
